/// Items that last for a time, side by side where they overlap: a day of a calendar.
///
/// ```swift
/// var day = TimelineColumns(.init(breadth: 300, pointsPerUnit: 1))
/// day.append(count: events.count) { events[$0].start...events[$0].end }
/// day.frame(ofItem: 4)
/// day.forEachItem(in: visible) { item, frame in print(item, frame) }
/// ```
///
/// Items that overlap, directly or through others, form a cluster. Within it they are packed in the order of their starts, of equal ones
/// the longer first, then by their index; each goes to the first column that is free when it starts. Touching is not
/// overlapping. All columns of a cluster are equally broad and share the breadth.
///
/// Times are stored exactly. The store takes 12 bytes an item where a `Float` represents each time, as it does whole minutes
/// of thirty years; where starts or ends are of another kind, 4 more for either, and 4 more where items are not in the
/// order of their starts. It is a value: copies share memory until one of them changes. Breadth, start time and scale cost
/// nothing to change.
///
/// A start or end that is infinite counts as the other end, as 0 where that is infinite, too; and no time is further from 0
/// than 2⁵³ units.
public struct TimelineColumns: Sendable {
  /// The most columns a cluster can have: 65 535. All that overlaps yet more lies in the last one.
  public static let maximumColumnCount = Int(UInt16.max)

  /// Where times and columns lie. It can be changed at any time.
  public var rules: Rules
  var columns = IntervalColumns()

  /// No items yet.
  public init(_ rules: Rules) { self.rules = rules }

  /// The number of items.
  public var count: Int { columns.starts.count }

  /// From the start time to the last end, in points; not negative.
  public var extent: Double { count > 0 ? max(0, rules.position(of: columns.reaches.maximum)) : 0 }

  // MARK: Adding

  /// The most items packed in one go.
  @inlinable static var slice: Int { 64 }

  /// Adds items after the last one.
  ///
  /// - Complexity: where they start no earlier than all others, O(`count`) and O(*items of the last cluster*); else as
  ///   `replaceItems(_:count:interval:)`. Each takes O(log *columns*) of its cluster.
  @inlinable
  public mutating func append(count: Int, interval: (_ index: Int) -> ClosedRange<Double>) {
    precondition(count >= 0, "TimelineColumns.append(count:) was given a count of \(count)")
    guard count > 0 else { return }
    let first = self.count
    beginAppending(count)
    FlatColumn<Double>.withTemporary(count: Self.slice * 2) { times in
      var asked = 0
      while asked < count {
        let items = min(count &- asked, Self.slice)
        for index in 0..<items {
          let interval = interval(asked &+ index)
          times[index] = interval.lowerBound
          times[Self.slice &+ index] = interval.upperBound
        }
        append(times, count: items)
        asked &+= items
      }
    }
    finishAppending(from: first)
  }

  @usableFromInline
  mutating func beginAppending(_ added: Int) {
    makeUnique()
    columns.makeRoom(for: added)
    columns.isAppendedInOrder = true
  }

  @usableFromInline
  mutating func append(_ times: FlatColumn<Double>, count added: Int) {
    // While they are in the cache, and in loops without a branch, which the compiler vectorizes.
    var oddities: UInt64 = 0
    for index in 0..<added { oddities |= Self.oddity(times[index], times[Self.slice &+ index]) }
    if oddities != 0 {
      for index in 0..<added {
        (times[index], times[Self.slice &+ index]) = Self.times(times[index], times[Self.slice &+ index])
      }
    }
    if columns.isAppendedInOrder { columns.isAppendedInOrder = areBehind(times, count: added) }
    columns.starts.append(times, from: 0, count: added)
    columns.ends.append(times, from: Self.slice, count: added)
  }

  /// Whether times come one behind the other, and behind those of the last item.
  private func areBehind(_ times: FlatColumn<Double>, count added: Int) -> Bool {
    let (last, lastEnd) =
      count > 0 ? (columns.starts[count - 1], columns.ends[count - 1]) : (-Double.infinity, Double.infinity)
    // Counted to the end: a loop that may stop before is not vectorized.
    var inPlace: UInt64 = times[0] > last ? 1 : 0
    for index in 1..<max(1, added) { inPlace &+= times[index &- 1] < times[index] ? 1 : 0 }
    if inPlace == added { return true }
    // Of two that start at once, the longer one comes first.
    var (before, endBefore) = (last, lastEnd)
    for index in 0..<added {
      let (start, end) = (times[index], times[Self.slice &+ index])
      if start < before || start == before && end > endBefore { return false }
      (before, endBefore) = (start, end)
    }
    return true
  }

  @usableFromInline
  mutating func finishAppending(from first: Int) {
    columns.sort(added: [first..<count], rankRemoved: first, areInOrder: columns.isAppendedInOrder)
  }

  /// Removes all items and keeps the memory for the next ones.
  public mutating func removeAll() {
    if isKnownUniquelyReferenced(&columns) { columns.truncate() } else { columns = IntervalColumns() }
  }

  // MARK: Changing

  /// Replaces items, of which there may be none, by `count` others, and packs again those from the first cluster
  /// on that this concerns. The closure gets 0 ..< `count`.
  ///
  /// - Complexity: O(*n*) where items are in the order of their starts before and after, else O(*n* log *n*)
  public mutating func replaceItems(
    _ range: Range<Int>, count: Int, interval: (_ index: Int) -> ClosedRange<Double>
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= self.count && count >= 0,
      "TimelineColumns.replaceItems was given the items \(range) of \(self.count), and a count of \(count)")
    apply(RangeShift(replacing: range, by: count)) { interval($0 - range.lowerBound) }
  }

  /// Removes items and inserts others, and packs again those from the first cluster on that this concerns. The closure gets the numbers of
  /// the inserted items.
  ///
  /// - Complexity: as `replaceItems(_:count:interval:)`
  public mutating func shiftItems(_ shift: IndexShift, value interval: (_ item: Int) -> ClosedRange<Double>) {
    let shift = RangeShift(shift)
    precondition(shift.fits(count), "TimelineColumns.shiftItems was given others than its \(count) items")
    apply(shift, interval: interval)
  }

  private mutating func apply(_ shift: RangeShift, interval: (_ item: Int) -> ClosedRange<Double>) {
    if shift.isEmpty { return }
    makeUnique()
    let rank = columns.applyToOrder(shift)
    columns.starts.apply(shift)
    columns.ends.apply(shift)
    columns.itemColumns.apply(shift)
    columns.widths.apply(shift)
    for item in shift.inserted.joined() {
      let interval = interval(item)
      (columns.starts[item], columns.ends[item]) = Self.times(interval.lowerBound, interval.upperBound)
    }
    let areInOrder = shift.inserted.allSatisfy(columns.areInOrder(around:))
    columns.sort(added: shift.inserted, rankRemoved: rank, areInOrder: areInOrder)
  }

  /// The interval that an item gets where it is given this one.
  public static func interval(nearestTo given: ClosedRange<Double>) -> ClosedRange<Double> {
    let (start, end) = times(given.lowerBound, given.upperBound)
    return start...end
  }

  /// No time is further from 0.
  static let furthest = 0x1p53

  /// What a start and an end count as.
  private static func times(_ start: Double, _ end: Double) -> (start: Double, end: Double) {
    oddity(start, end) == 0 ? (start, end) : oddTimes(start, end)
  }

  /// 0 if a start and an end are what they are given as.
  @inline(__always)
  private static func oddity(_ start: Double, _ end: Double) -> UInt64 {
    (start >= -furthest ? 0 : 1) | (end <= furthest ? 0 : 1) | (start <= end ? 0 : 1)
  }

  private static func oddTimes(_ start: Double, _ end: Double) -> (start: Double, end: Double) {
    let start = start.isFinite ? start : end.isFinite ? end : 0
    let end = end.isFinite ? end : start
    let first = max(-furthest, min(start, furthest))
    return (first, max(first, min(end, furthest)))
  }

  /// Makes the columns this value's own. Whatever changes the items calls this first.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = IntervalColumns(copying: columns) }
  }
}

extension TimelineColumns {
  /// Where times and columns lie.
  public struct Rules: Hashable, Sendable {
    /// The room for all columns, in points.
    public let breadth: Double
    /// The time at which the contents start.
    public let startTime: Double
    /// The extent of a unit of time, in points.
    public let pointsPerUnit: Double

    /// From time 0 on, a point a unit, unless said otherwise. A breadth or scale that is negative, NaN or infinite counts as
    /// 0, and so does a start time that is NaN or infinite.
    public init(breadth: Double, startTime: Double = 0, pointsPerUnit: Double = 1) {
      self.breadth = LineBreaking.Breaker.length(breadth)
      self.startTime =
        startTime.isFinite ? max(-TimelineColumns.furthest, min(startTime, TimelineColumns.furthest)) : 0
      self.pointsPerUnit = min(LineBreaking.Breaker.length(pointsPerUnit), TimelineColumns.furthest)
    }

    /// Where a time lies along the axis.
    @inline(__always) func position(of time: Double) -> Double { (time - startTime) * pointsPerUnit }
  }
}
