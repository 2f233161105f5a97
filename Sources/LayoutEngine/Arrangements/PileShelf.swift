/// Piles in consecutive lines along an axis, each in the middle of its slot.
///
/// A line has as many slots as fit, and they share its breadth evenly. This also applies to a single line.
public struct PileShelf: Hashable, Sendable {
  /// The number of piles.
  public let count: Int
  /// The space for one pile.
  public let slot: LayoutSize
  /// The spacing between slots and around all of them. Across the axis, it's a minimum.
  public let stackSpacing: Double
  /// The size of the view.
  public let viewport: LayoutSize
  /// The axis along which the lines are placed.
  public let axis: Axis
  /// The number of slots in a line.
  public let slotsInLine: Int

  /// Creates a shelf. Traps if `count` is negative.
  public init(count: Int, slot: LayoutSize, stackSpacing: Double, viewport: LayoutSize, axis: Axis) {
    precondition(count >= 0, "PileShelf.count must not be negative")
    self.count = count
    self.slot = slot
    self.stackSpacing = stackSpacing
    self.viewport = viewport
    self.axis = axis
    let pitch = axis.breadth(of: slot) + stackSpacing
    let fitting =
      pitch > 0 ? ((axis.breadth(of: viewport) - stackSpacing) / pitch).rounded(.down) : Double(count)
    slotsInLine = Int(max(1, min(Double(count), fitting)))
  }

  /// The distance from one line's start to the next one's.
  public var linePitch: Double { axis.extent(of: slot) + stackSpacing }

  /// The number of lines.
  public var lineCount: Int { (count + slotsInLine - 1) / slotsInLine }

  /// The size of the contents. Its breadth is the view's.
  public var contentSize: LayoutSize {
    axis.size(
      extent: count > 0 ? stackSpacing + Double(lineCount) * linePitch : 0,
      breadth: axis.breadth(of: viewport))
  }

  /// Returns the center of a pile's slot.
  public func center(of pile: Int) -> LayoutPoint {
    let (line, column) = (pile / slotsInLine, pile % slotsInLine)
    return axis.point(
      along: stackSpacing + Double(line) * linePitch + axis.extent(of: slot) / 2,
      across: axis.breadth(of: viewport) * (Double(column) + 0.5) / Double(slotsInLine))
  }

  /// Returns the piles of the lines that extend into a rectangle, if no pile extends more than `reach` from
  /// its center.
  ///
  /// - Complexity: O(1).
  public func piles(near rect: LayoutRect, reach: Double) -> Range<Int> {
    let middle = stackSpacing + axis.extent(of: slot) / 2
    let lower = axis.along(rect.origin) - reach - middle
    let upper = axis.along(rect.origin) + axis.extent(of: rect.size) + reach - middle
    guard linePitch > 0 else { return lower <= 0 && upper >= 0 ? 0..<count : 0..<0 }
    let limit = Double(lineCount)
    let first = Int(min(max((lower / linePitch).rounded(.up), 0), limit))
    let end = Int(min(max((upper / linePitch).rounded(.down) + 1, Double(first)), limit))
    return first * slotsInLine..<max(first * slotsInLine, min(count, end * slotsInLine))
  }
}
