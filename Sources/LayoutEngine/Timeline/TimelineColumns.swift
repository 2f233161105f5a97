/// A calendar day: items with a duration, side by side if they overlap.
///
/// ```swift
/// var day = TimelineColumns(.init(breadth: 300, pointsPerUnit: 1))
/// day.append(count: events.count) { events[$0].start...events[$0].end }
/// day.frame(ofItem: 4)
/// day.forEachItem(in: visible) { item, frame in print(item, frame) }
/// ```
///
/// Items that overlap, directly or through others, form a cluster, whose columns share the breadth equally.
/// Items are sorted by start, then from longest to shortest, then by index, and each goes into the first free
/// column. Touching items don't overlap.
///
/// Times are exact. An item takes 12 bytes if a `Float` represents each time, as it does for whole minutes
/// within thirty years. Otherwise, starts, ends, or both take 4 bytes more. Unsorted items take another 4
/// bytes. Copies share memory until one of them changes.
///
/// An infinite start or end counts as the other end, or as 0 if both are infinite. Times are limited to ±2⁵³
/// units.
public struct TimelineColumns: Sendable {
  /// The maximum number of columns in a cluster: 65,535. Further items lie in the last one.
  public static let maximumColumnCount = Int(UInt16.max)

  /// The rules, which can be changed at no cost.
  public var rules: Rules
  var columns = IntervalColumns()

  /// Creates an empty timeline.
  public init(_ rules: Rules) { self.rules = rules }

  /// The number of items.
  public var count: Int { columns.starts.count }

  /// The distance from the start time to the last end, in points.
  public var extent: Double { count > 0 ? max(0, rules.position(of: columns.reaches.maximum)) : 0 }

  // MARK: Adding

  /// The maximum number of items packed at once.
  @inlinable static var slice: Int { 64 }

  /// Adds items after the last one.
  ///
  /// - Complexity: O(`count`) plus the size of the last cluster, if the new items start after the existing
  ///   ones. Otherwise, the same as for `replaceItems(_:count:interval:)`.
  @inlinable
  public mutating func append(count: Int, interval: (_ index: Int) -> ClosedRange<Double>) {
    precondition(
      count >= 0, "TimelineColumns.append(count:): the count must not be negative, but is \(count)")
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
    // The times are in the cache, and a loop without a branch is vectorized.
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

  private func areBehind(_ times: FlatColumn<Double>, count added: Int) -> Bool {
    let (last, lastEnd) =
      count > 0 ? (columns.starts[count - 1], columns.ends[count - 1]) : (-Double.infinity, Double.infinity)
    // A loop that can stop early isn't vectorized.
    var inPlace: UInt64 = times[0] > last ? 1 : 0
    for index in 1..<max(1, added) { inPlace &+= times[index &- 1] < times[index] ? 1 : 0 }
    if inPlace == added { return true }
    // If two items start at the same time, the longer one comes first.
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

  /// Removes all items and keeps the memory.
  public mutating func removeAll() {
    if isKnownUniquelyReferenced(&columns) { columns.truncate() } else { columns = IntervalColumns() }
  }

  // MARK: Changing

  /// Replaces items with `count` others. The closure gets the numbers 0 ..< `count`.
  ///
  /// - Complexity: O(*n*) for sorted items, otherwise O(*n* log *n*)
  public mutating func replaceItems(
    _ range: Range<Int>, count: Int, interval: (_ index: Int) -> ClosedRange<Double>
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= self.count && count >= 0,
      "TimelineColumns.replaceItems(\(range), count: \(count)) is invalid for \(self.count) items")
    apply(RangeShift(replacing: range, by: count)) { interval($0 - range.lowerBound) }
  }

  /// Removes and inserts items. The closure gets the indices of inserted items.
  public mutating func shiftItems(_ shift: IndexShift, value interval: (_ item: Int) -> ClosedRange<Double>) {
    let shift = RangeShift(shift)
    precondition(
      shift.fits(count), "TimelineColumns.shiftItems: the shift does not fit the \(count) items")
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

  /// Returns the interval as it's stored.
  public static func interval(nearestTo given: ClosedRange<Double>) -> ClosedRange<Double> {
    let (start, end) = times(given.lowerBound, given.upperBound)
    return start...end
  }

  static let furthest = 0x1p53

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

  /// Every mutating method must call this first.
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

    /// Creates rules. An invalid breadth or scale (negative, infinite, or NaN) counts as 0, and so does an
    /// infinite or NaN start time.
    public init(breadth: Double, startTime: Double = 0, pointsPerUnit: Double = 1) {
      self.breadth = LineBreaking.Breaker.length(breadth)
      self.startTime =
        startTime.isFinite ? max(-TimelineColumns.furthest, min(startTime, TimelineColumns.furthest)) : 0
      self.pointsPerUnit = min(LineBreaking.Breaker.length(pointsPerUnit), TimelineColumns.furthest)
    }

    @inline(__always) func position(of time: Double) -> Double { (time - startTime) * pointsPerUnit }
  }
}
