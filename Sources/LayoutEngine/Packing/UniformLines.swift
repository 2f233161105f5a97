/// Items of one size in lines as in `LineBreaking`, but in closed form. They need no memory, and a frame
/// takes O(1).
///
/// ```swift
/// let lines = UniformLines(rules: rules, itemSize: LayoutSize(width: 50, height: 50), count: 1_000_000)
/// lines.frame(ofItem: 999_999)
/// ```
///
/// An invalid length of `itemSize` (negative, infinite, or NaN) counts as 0.
public struct UniformLines: Sendable {
  /// The rules for breaking and arranging lines.
  public let rules: LineRules
  /// The size of every item, in points.
  public let itemSize: LayoutSize
  /// The number of items.
  public let count: Int
  /// The number of items in a full line.
  public let itemsPerLine: Int
  private let full: LineRules.Justification
  private let last: LineRules.Justification
  private let pitch: Double
  private let breadth: Double

  /// Creates lines of `count` items. Traps if `count` is negative.
  public init(rules: LineRules, itemSize: LayoutSize, count: Int) {
    precondition(count >= 0, "UniformLines.count must not be negative, but is \(count)")
    let itemSize = LayoutSize(
      width: LineBreaking.Breaker.length(itemSize.width),
      height: LineBreaking.Breaker.length(itemSize.height))
    let breadth = rules.fitted(rules.axis.breadth(of: itemSize))
    self.rules = rules
    self.breadth = breadth
    self.itemSize = itemSize
    self.count = count
    itemsPerLine = rules.capacity(ofBreadth: breadth) ?? max(1, count)
    let countOfLast = count - (max(1, count) - 1) / itemsPerLine * itemsPerLine
    last = rules.lastJustification(ofBreadth: breadth, count: max(1, countOfLast))
    full =
      rules.alignment == .flow
      ? last : rules.justification(count: itemsPerLine, sum: Double(itemsPerLine) * breadth, isLast: false)
    pitch = rules.pitch(after: rules.axis.extent(of: itemSize))
  }

  /// The number of lines.
  public var lineCount: Int { (count + itemsPerLine - 1) / itemsPerLine }

  /// The length of all lines, in points.
  public var extent: Double {
    count > 0 ? Double(lineCount - 1) * pitch + rules.axis.extent(of: itemSize) : 0
  }

  /// Returns the line of an item.
  public func line(ofItem item: Int) -> Int {
    precondition(
      item >= 0 && item < count,
      "UniformLines.line(ofItem:): item \(item) is out of range (\(count) items)")
    return item / itemsPerLine
  }

  /// Returns the frame of an item if the first line starts at `origin`.
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    precondition(
      item >= 0 && item < count,
      "UniformLines.frame(ofItem:): item \(item) is out of range (\(count) items)")
    let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
    let justification = line == lineCount - 1 ? last : full
    return rules.frame(
      along: Double(line) * pitch,
      across: justification.lead + Double(column) * (breadth + justification.gap),
      extent: rules.axis.extent(of: itemSize), breadth: breadth, from: origin)
  }

  /// Calls `body` with every item whose frame intersects `rect`, in ascending order.
  ///
  /// - Complexity: O(hits)
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    guard count > 0 else { return }
    let span = rules.span(of: rect, from: origin)
    let lines = Self.steps(
      meeting: span.along, from: 0, length: rules.axis.extent(of: itemSize), step: pitch, count: lineCount)
    for line in lines {
      let justification = line == lineCount - 1 ? last : full
      let columns = Self.steps(
        meeting: span.across, from: justification.lead, length: breadth,
        step: breadth + justification.gap, count: min(count, itemsPerLine))
      for column in columns {
        let item = line * itemsPerLine + column
        guard item < count else { return }
        let frame = frame(ofItem: item, from: origin)
        if frame.intersects(rect) { body(item, frame) }
      }
    }
  }

  private static func steps(
    meeting range: ClosedRange<Double>, from start: Double, length: Double, step: Double, count: Int
  ) -> Range<Int> {
    guard step > 0 else { return 0..<count }
    func index(_ position: Double) -> Int { Int(max(0, min(Double(count), position))) }
    let first = index(((range.lowerBound - start - length) / step).rounded(.down))
    let end = index(((range.upperBound - start) / step).rounded(.up))
    return first..<max(first, end)
  }
}
