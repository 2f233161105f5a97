/// A calendar day: items with a duration, side by side if they overlap.
///
/// ```swift
/// var day = TimelineColumns(.init(breadth: 300, pointsPerUnit: 1))
/// day.append(count: events.count) { events[$0].start...events[$0].end }
/// day.frame(ofItem: 4)
/// day.forEachItem(in: visible) { item, frame in print(item, frame) }
/// ```
///
/// Items that overlap, directly or through others, form a cluster. Within a cluster, items are packed in the
/// order of their starts; of equal starts, the longer item comes first, then the lower index. Each item goes
/// to the first column that is free at its start. Touching items don't overlap. All columns of a cluster are
/// equally broad and share the breadth.
///
/// Times are stored exactly. An item takes 12 bytes if a `Float` represents each time, which includes whole
/// minutes of thirty years. Starts that need more precision take 4 bytes more, and so do ends. Items that
/// aren't in the order of their starts take another 4. Copies share memory until one of them changes.
/// Changing the breadth, start time, or scale costs nothing.
///
/// An infinite start or end counts as the other end, or as 0 if both are infinite. No time is further from 0
/// than 2⁵³ units.
public struct TimelineColumns: Sendable {
  /// The maximum number of columns in a cluster: 65 535. Any further overlapping items lie in the last one.
  public static let maximumColumnCount = Int(UInt16.max)

  /// The rules for the positions of times and columns. You can change them at any time.
  public var rules: Rules
  var columns = IntervalColumns()

  /// Creates a timeline without items.
  public init(_ rules: Rules) { self.rules = rules }

  /// The number of items.
  public var count: Int { columns.starts.count }

  /// The distance from the start time to the last end, in points. Not negative.
  public var extent: Double { count > 0 ? max(0, rules.position(of: columns.reaches.maximum)) : 0 }

  // MARK: Adding

  /// The maximum number of items packed at once.
  @inlinable static var slice: Int { 64 }

  /// Adds items after the last one.
  ///
  /// - Complexity: O(`count`) plus O(*items of the last cluster*) if the items start no earlier than all
  ///   others. Otherwise the same as `replaceItems(_:count:interval:)`. Each item takes O(log *columns*) of
  ///   its cluster.
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
    // While the times are in the cache, and in loops without a branch, which the compiler vectorizes.
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

  /// Returns whether times are in order, among themselves and after the times of the last item.
  private func areBehind(_ times: FlatColumn<Double>, count added: Int) -> Bool {
    let (last, lastEnd) =
      count > 0 ? (columns.starts[count - 1], columns.ends[count - 1]) : (-Double.infinity, Double.infinity)
    // Counts to the end, because a loop that can stop early isn't vectorized.
    var inPlace: UInt64 = times[0] > last ? 1 : 0
    for index in 1..<max(1, added) { inPlace &+= times[index &- 1] < times[index] ? 1 : 0 }
    if inPlace == added { return true }
    // If two items start at once, the longer one comes first.
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

  /// Replaces items, possibly none, by `count` others, and packs items again from the first affected cluster
  /// on. The closure gets 0 ..< `count`.
  ///
  /// - Complexity: O(*n*) if items are in the order of their starts before and after, otherwise O(*n* log
  ///   *n*)
  public mutating func replaceItems(
    _ range: Range<Int>, count: Int, interval: (_ index: Int) -> ClosedRange<Double>
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= self.count && count >= 0,
      "TimelineColumns.replaceItems was given the items \(range) of \(self.count), and a count of \(count)")
    apply(RangeShift(replacing: range, by: count)) { interval($0 - range.lowerBound) }
  }

  /// Removes items, inserts others, and packs items again from the first affected cluster on. The closure
  /// gets the indices of the inserted items.
  ///
  /// - Complexity: The same as `replaceItems(_:count:interval:)`
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

  /// Returns the interval stored for a given interval.
  public static func interval(nearestTo given: ClosedRange<Double>) -> ClosedRange<Double> {
    let (start, end) = times(given.lowerBound, given.upperBound)
    return start...end
  }

  /// The maximum distance of a time from 0.
  static let furthest = 0x1p53

  /// Returns the times stored for a start and an end.
  private static func times(_ start: Double, _ end: Double) -> (start: Double, end: Double) {
    oddity(start, end) == 0 ? (start, end) : oddTimes(start, end)
  }

  /// Returns 0 if a start and an end are stored unchanged.
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

  /// Copies the columns if another value shares them. Every change of the items calls this first.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = IntervalColumns(copying: columns) }
  }
}

extension TimelineColumns {
  /// The rules for the positions of times and columns.
  public struct Rules: Hashable, Sendable {
    /// The room for all columns, in points.
    public let breadth: Double
    /// The time at which the contents start.
    public let startTime: Double
    /// The extent of a unit of time, in points.
    public let pointsPerUnit: Double

    /// Creates rules. By default, the contents start at time 0 and a unit takes one point.
    ///
    /// A breadth or scale that is negative, NaN or infinite counts as 0, and so does a start time that is NaN
    /// or infinite.
    public init(breadth: Double, startTime: Double = 0, pointsPerUnit: Double = 1) {
      self.breadth = LineBreaking.Breaker.length(breadth)
      self.startTime =
        startTime.isFinite ? max(-TimelineColumns.furthest, min(startTime, TimelineColumns.furthest)) : 0
      self.pointsPerUnit = min(LineBreaking.Breaker.length(pointsPerUnit), TimelineColumns.furthest)
    }

    /// Returns the position of a time along the axis.
    @inline(__always) func position(of time: Double) -> Double { (time - startTime) * pointsPerUnit }
  }
}
