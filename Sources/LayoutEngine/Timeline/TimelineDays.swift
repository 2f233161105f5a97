/// Days side by side on one axis of time, each with a header above, behind a ruler at the leading edge.
///
/// ```swift
/// let days = TimelineDays(
///   .init(breadth: 390, rulerBreadth: 44, itemsStart: 32), days: [monday, tuesday],
///   surroundings: .init(headerExtent: 32))
/// days.forEachElement(in: visible) { element, frame in print(element, frame) }
/// ```
///
/// All days are equally broad, and share one axis of time. Each may have a header and insets of its own. Time goes down; what reads from right to left is mirrored by whoever shows it.
public struct TimelineDays: Sendable {
  /// A header or an item, and its day.
  public typealias Element = SectionElement

  /// Where time and days lie.
  public let rules: Rules
  /// Those of each day.
  public let surroundings: [Surroundings]
  private var days: [TimelineColumns]

  /// Adopts the days, but for their own rules. Days that are given no surroundings have none.
  public init(_ rules: Rules, days: [TimelineColumns], surroundings: [Surroundings]) {
    self.rules = rules
    self.days = days
    self.surroundings = days.indices.map { $0 < surroundings.count ? surroundings[$0] : Surroundings() }
    for day in days.indices {
      self.days[day].rules = TimelineColumns.Rules(
        breadth: itemBreadth(ofDay: day), startTime: rules.startTime, pointsPerUnit: rules.pointsPerUnit)
    }
  }

  /// Days that all have the same surroundings.
  public init(_ rules: Rules, days: [TimelineColumns], surroundings: Surroundings = Surroundings()) {
    self.init(rules, days: days, surroundings: days.map { _ in surroundings })
  }

  /// The number of days.
  public var count: Int { days.count }

  /// A day, which must exist.
  public subscript(day: Int) -> TimelineColumns { days[day] }

  /// Changes the items of a day in place.
  public mutating func update(_ day: Int, _ change: (inout TimelineColumns) -> Void) {
    let rules = days[day].rules
    change(&days[day])
    days[day].rules = rules
  }

  /// The breadth of each day, in points; not negative.
  public var dayBreadth: Double {
    let count = Double(max(1, days.count))
    return max(0, (rules.breadth - rules.rulerBreadth - laneSpacing * (count - 1)) / count)
  }

  /// The spacing between days, in points: that of the rules, or as much as there is room for.
  private var laneSpacing: Double {
    guard days.count > 1 else { return rules.laneSpacing }
    return min(rules.laneSpacing, (rules.breadth - rules.rulerBreadth) / Double(days.count - 1))
  }

  /// What the insets leave of a day to its items, in points; not negative.
  public func itemBreadth(ofDay day: Int) -> Double {
    max(0, dayBreadth - surroundings[day].leadingInset - surroundings[day].trailingInset)
  }

  /// The length of the longest header, in points.
  ///
  /// - Complexity: O(*days*)
  public var headerExtent: Double { surroundings.reduce(0) { max($0, $1.headerExtent) } }

  /// The size of all days, headers and the ruler together, in points.
  ///
  /// - Complexity: O(*days*)
  public var contentSize: LayoutSize {
    let extent = days.reduce(rules.leastExtent) { max($0, $1.extent) }
    return LayoutSize(
      width: rules.breadth, height: max(headerExtent, rules.itemsStart + extent + rules.endInset))
  }

  // MARK: Frames

  /// Where an item of a day lies in the content.
  public func frame(ofItem item: Int, inSection day: Int) -> LayoutRect {
    days[day].frame(ofItem: item, from: itemsOrigin(ofDay: day))
  }

  /// The header of a day, or `nil` where it has none. It does not start above `edge`.
  public func frame(ofHeaderInSection day: Int, edge: Double = 0) -> LayoutRect? {
    let extent = surroundings[day].headerExtent
    guard extent > 0 else { return nil }
    return LayoutRect(x: start(ofDay: day), y: max(0, edge), width: dayBreadth, height: extent)
  }

  /// The ruler, beside all days, or `nil` where there is none. It does not start before `edge`.
  public func rulerFrame(edge: Double = 0) -> LayoutRect? {
    guard rules.rulerBreadth > 0 else { return nil }
    return LayoutRect(
      x: max(0, edge), y: rules.itemsStart, width: rules.rulerBreadth,
      height: max(0, contentSize.height - rules.itemsStart - rules.endInset))
  }

  /// Calls `body` with every header and item whose frame shares an area with `rect`: day by day the header, then the items
  /// in the order of their starts. Headers do not start above `headerEdge`.
  ///
  /// - Complexity: that of the days' own queries; O(1) for all days beside the rectangle
  public func forEachElement(
    in rect: LayoutRect, headerEdge: Double = 0, _ body: (Element, LayoutRect) -> Void
  ) {
    for day in days(meeting: rect) {
      if let frame = frame(ofHeaderInSection: day, edge: headerEdge), frame.intersects(rect) {
        body(.header(section: day), frame)
      }
      days[day].forEachItem(in: rect, from: itemsOrigin(ofDay: day)) { item, frame in
        body(.item(item, section: day), frame)
      }
    }
  }

  /// The days that may meet a rectangle, and few others.
  private func days(meeting rect: LayoutRect) -> Range<Int> {
    let pitch = dayBreadth + laneSpacing
    guard pitch > 0 else { return 0..<count }
    func day(_ position: Double) -> Int {
      Int(max(0, min(Double(count), (position - rules.rulerBreadth) / pitch)))
    }
    let first = max(0, day(rect.minX) - 1)
    return first..<max(first, min(count, day(rect.maxX) + 1))
  }

  private func start(ofDay day: Int) -> Double {
    rules.rulerBreadth + Double(day) * (dayBreadth + laneSpacing)
  }

  private func itemsOrigin(ofDay day: Int) -> LayoutPoint {
    LayoutPoint(x: start(ofDay: day) + min(surroundings[day].leadingInset, dayBreadth), y: rules.itemsStart)
  }

  /// Traps if a day contradicts itself. For tests, after every change.
  public func _checkInvariants() {
    precondition(surroundings.count == days.count, "TimelineDays: days without surroundings")
    for (number, day) in days.enumerated() {
      precondition(
        day.rules.breadth == itemBreadth(ofDay: number),
        "TimelineDays: a day has the breadth of another number of them")
      day._checkInvariants()
    }
  }
}

extension TimelineDays {
  /// What is around the items of one day. Lengths are in points; one that is negative, NaN or infinite counts as 0.
  public struct Surroundings: Hashable, Sendable {
    /// The header's length. 0 means that there is none.
    public let headerExtent: Double
    /// How far items are inside their day at its leading edge. The header is not.
    public let leadingInset: Double
    /// How far items are inside their day at its trailing edge.
    public let trailingInset: Double

    /// None, unless said otherwise.
    public init(headerExtent: Double = 0, leadingInset: Double = 0, trailingInset: Double = 0) {
      let length = LineBreaking.Breaker.length
      self.headerExtent = length(headerExtent)
      self.leadingInset = length(leadingInset)
      self.trailingInset = length(trailingInset)
    }
  }

  /// Where time and days lie. Lengths are in points; one that is negative, NaN or infinite counts as 0.
  public struct Rules: Hashable, Sendable {
    /// The breadth of all days and the ruler.
    public let breadth: Double
    /// The breadth of the ruler, at most that of all. 0 means that there is none.
    public let rulerBreadth: Double
    /// Between two days.
    public let laneSpacing: Double
    /// Where the start time lies along the axis.
    public let itemsStart: Double
    /// The room below the end of time.
    public let endInset: Double
    /// The time at which the contents start.
    public let startTime: Double
    /// The extent of a unit of time, in points.
    public let pointsPerUnit: Double
    /// The time up to which the contents reach at least. `nil` leaves that to the items.
    public let endTime: Double?

    /// Without a ruler and spacings, from time 0 on, a point a unit, unless said otherwise.
    public init(
      breadth: Double, rulerBreadth: Double = 0, laneSpacing: Double = 0, itemsStart: Double = 0,
      endInset: Double = 0, startTime: Double = 0, pointsPerUnit: Double = 1, endTime: Double? = nil
    ) {
      let length = LineBreaking.Breaker.length
      self.breadth = length(breadth)
      self.rulerBreadth = min(length(rulerBreadth), self.breadth)
      self.laneSpacing = length(laneSpacing)
      self.itemsStart = length(itemsStart)
      self.endInset = length(endInset)
      self.startTime = startTime
      self.pointsPerUnit = pointsPerUnit
      self.endTime = endTime
    }

    /// Where a time lies in the contents, in points.
    public func position(of time: Double) -> Double { itemsStart + columns.position(of: time) }

    /// The time that lies at a position; the start time where time takes no room.
    public func time(at position: Double) -> Double {
      let columns = columns
      return columns.startTime
        + (columns.pointsPerUnit > 0 ? (position - itemsStart) / columns.pointsPerUnit : 0)
    }

    private var columns: TimelineColumns.Rules {
      TimelineColumns.Rules(breadth: 0, startTime: startTime, pointsPerUnit: pointsPerUnit)
    }

    /// From the start time to the end time that is given, in points; not negative.
    var leastExtent: Double {
      guard let endTime, endTime.isFinite else { return 0 }
      return max(0, columns.position(of: min(endTime, TimelineColumns.furthest)))
    }
  }
}
