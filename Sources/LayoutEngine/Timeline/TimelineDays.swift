/// Days side by side on a common time axis. Each can have a header, and a ruler can be at the leading edge.
///
/// ```swift
/// let days = TimelineDays(
///   .init(breadth: 390, rulerBreadth: 44, itemsStart: 32), days: [monday, tuesday],
///   surroundings: .init(headerExtent: 32))
/// days.forEachElement(in: visible) { element, frame in print(element, frame) }
/// ```
///
/// Time goes down. The caller mirrors the frames for right-to-left contents.
public struct TimelineDays: Sendable {
  /// A header or item, with its day.
  public typealias Element = SectionElement

  /// The rules for the positions of times and days.
  public let rules: Rules
  /// The surroundings of each day.
  public let surroundings: [Surroundings]
  private var days: [TimelineColumns]

  /// Creates a timeline of days and replaces their own rules. Days without surroundings get empty ones.
  public init(_ rules: Rules, days: [TimelineColumns], surroundings: [Surroundings]) {
    self.rules = rules
    self.days = days
    self.surroundings = days.indices.map { $0 < surroundings.count ? surroundings[$0] : Surroundings() }
    for day in days.indices {
      self.days[day].rules = TimelineColumns.Rules(
        breadth: itemBreadth(ofDay: day), startTime: rules.startTime, pointsPerUnit: rules.pointsPerUnit)
    }
  }

  /// Creates days with the same surroundings.
  public init(_ rules: Rules, days: [TimelineColumns], surroundings: Surroundings = Surroundings()) {
    self.init(rules, days: days, surroundings: days.map { _ in surroundings })
  }

  /// The number of days.
  public var count: Int { days.count }

  /// The day at an index.
  public subscript(day: Int) -> TimelineColumns { days[day] }

  /// Changes the items of a day in place.
  public mutating func update(_ day: Int, _ change: (inout TimelineColumns) -> Void) {
    let rules = days[day].rules
    change(&days[day])
    days[day].rules = rules
  }

  /// The breadth of each day, in points. Not negative.
  public var dayBreadth: Double {
    let count = Double(max(1, days.count))
    return max(0, (rules.breadth - rules.rulerBreadth - laneSpacing * (count - 1)) / count)
  }

  /// Limited to the available room, in points.
  private var laneSpacing: Double {
    guard days.count > 1 else { return rules.laneSpacing }
    return min(rules.laneSpacing, (rules.breadth - rules.rulerBreadth) / Double(days.count - 1))
  }

  /// Returns the breadth between a day's insets, in points.
  public func itemBreadth(ofDay day: Int) -> Double {
    max(0, dayBreadth - surroundings[day].leadingInset - surroundings[day].trailingInset)
  }

  /// The length of the longest header, in points.
  public var headerExtent: Double { surroundings.reduce(0) { max($0, $1.headerExtent) } }

  /// The size of days, headers, and ruler, in points.
  ///
  /// - Complexity: O(*days*)
  public var contentSize: LayoutSize {
    let extent = days.reduce(rules.leastExtent) { max($0, $1.extent) }
    return LayoutSize(
      width: rules.breadth, height: max(headerExtent, rules.itemsStart + extent + rules.endInset))
  }

  // MARK: Frames

  /// Returns an item's frame.
  public func frame(ofItem item: Int, inSection day: Int) -> LayoutRect {
    days[day].frame(ofItem: item, from: itemsOrigin(ofDay: day))
  }

  /// Returns a header's frame, at `edge` or below, or `nil`.
  public func frame(ofHeaderInSection day: Int, edge: Double = 0) -> LayoutRect? {
    let extent = surroundings[day].headerExtent
    guard extent > 0 else { return nil }
    return LayoutRect(x: start(ofDay: day), y: max(0, edge), width: dayBreadth, height: extent)
  }

  /// Returns the ruler's frame, at `edge` or later, or `nil`.
  public func rulerFrame(edge: Double = 0) -> LayoutRect? {
    guard rules.rulerBreadth > 0 else { return nil }
    return LayoutRect(
      x: max(0, edge), y: rules.itemsStart, width: rules.rulerBreadth,
      height: max(0, contentSize.height - rules.itemsStart - rules.endInset))
  }

  /// Calls `body` with every header and item whose frame intersects `rect`, day by day. Headers don't start
  /// above `headerEdge`.
  ///
  /// - Complexity: The days' own queries
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

  /// Returns the days that overlap a rectangle, and possibly a few others.
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

  /// Traps if a day is inconsistent. For tests.
  public func _checkInvariants() {
    precondition(surroundings.count == days.count, "TimelineDays: a day has no surroundings")
    for (number, day) in days.enumerated() {
      precondition(
        day.rules.breadth == itemBreadth(ofDay: number),
        "TimelineDays: day \(number) has the wrong breadth")
      day._checkInvariants()
    }
  }
}

extension TimelineDays {
  /// The surroundings of a day's items, in points. Invalid lengths (negative, infinite, or NaN) count as 0.
  public struct Surroundings: Hashable, Sendable {
    /// The header's length. 0 means no header.
    public let headerExtent: Double
    /// The inset of items, not the header, at the leading edge.
    public let leadingInset: Double
    /// The inset of items at the trailing edge.
    public let trailingInset: Double

    /// Creates surroundings.
    public init(headerExtent: Double = 0, leadingInset: Double = 0, trailingInset: Double = 0) {
      let length = LineBreaking.Breaker.length
      self.headerExtent = length(headerExtent)
      self.leadingInset = length(leadingInset)
      self.trailingInset = length(trailingInset)
    }
  }

  /// The rules for the positions of times and days, in points. Invalid lengths (negative, infinite, or NaN)
  /// count as 0.
  public struct Rules: Hashable, Sendable {
    /// The breadth of all days and the ruler.
    public let breadth: Double
    /// The breadth of the ruler. 0 means no ruler.
    public let rulerBreadth: Double
    /// The spacing between days.
    public let laneSpacing: Double
    /// The position of the start time along the axis.
    public let itemsStart: Double
    /// The room below the end of the timeline.
    public let endInset: Double
    /// The time at which the contents start.
    public let startTime: Double
    /// The extent of a unit of time, in points.
    public let pointsPerUnit: Double
    /// The minimum end time of the contents. If `nil`, the items determine the end.
    public let endTime: Double?

    /// Creates rules.
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

    /// Returns the position of a time, in points.
    public func position(of time: Double) -> Double { itemsStart + columns.position(of: time) }

    /// Returns the time at a position, or the start time if time takes no room.
    public func time(at position: Double) -> Double {
      let columns = columns
      return columns.startTime
        + (columns.pointsPerUnit > 0 ? (position - itemsStart) / columns.pointsPerUnit : 0)
    }

    private var columns: TimelineColumns.Rules {
      TimelineColumns.Rules(breadth: 0, startTime: startTime, pointsPerUnit: pointsPerUnit)
    }

    /// In points. Not negative.
    var leastExtent: Double {
      guard let endTime, endTime.isFinite else { return 0 }
      return max(0, columns.position(of: min(endTime, TimelineColumns.furthest)))
    }
  }
}

// Days lie side by side, and each is as long as the contents.

extension TimelineDays: SectionedContents {
  public var axis: Axis { .vertical }
  public var breadth: Double { rules.breadth }

  public func itemCount(ofSection day: Int) -> Int { self[day].count }

  public func bounds(ofSection day: Int) -> ClosedRange<Double> { 0...contentSize.height }

  public func sections(meeting range: ClosedRange<Double>) -> Range<Int> { 0..<count }

  public func frame(ofHeaderInSection day: Int, pinning: SectionPinning) -> LayoutRect? {
    frame(ofHeaderInSection: day, edge: pinning.headers ?? 0)
  }

  /// Returns `nil`, because days have no footers.
  public func frame(ofFooterInSection day: Int, pinning: SectionPinning) -> LayoutRect? { nil }

  public func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (Element, LayoutRect) -> Void
  ) { forEachElement(in: rect, headerEdge: pinning.headers ?? 0, body) }
}

extension TimelineDays {
  /// Returns the mark to keep in place when extents change: the first item that begins in sight below the
  /// headers, or the time below the headers if there is none.
  public func mark(in visible: ClosedRange<Double>) -> VisibleMark {
    let start = visible.lowerBound + headerExtent
    var first: Double?
    let area = LayoutRect(x: 0, y: start, width: rules.breadth, height: max(0, visible.upperBound - start))
    forEachElement(in: area, headerEdge: -.infinity) { element, frame in
      if case .item = element, frame.minY >= start { first = min(first ?? frame.minY, frame.minY) }
    }
    let position = first ?? start
    return VisibleMark(value: rules.time(at: position), distance: position - visible.lowerBound)
  }
}
