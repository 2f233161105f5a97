/// Piles in consecutive lines, each in the middle of its slot.
///
/// Each line contains as many slots as fit. They share its breadth evenly.
public struct PileShelf: Hashable, Sendable {
  /// The number of piles.
  public let count: Int
  /// The space for one pile.
  public let slot: LayoutSize
  /// The spacing between slots and at the edges. Across the axis, it's a minimum.
  public let stackSpacing: Double
  /// The view's size.
  public let viewport: LayoutSize
  /// The axis along which lines follow each other.
  public let axis: Axis
  /// The slots per line.
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

  /// The distance between lines' starts.
  public var linePitch: Double { axis.extent(of: slot) + stackSpacing }

  /// The number of lines.
  public var lineCount: Int { (count + slotsInLine - 1) / slotsInLine }

  /// The content size, with the view's breadth.
  public var contentSize: LayoutSize {
    axis.size(
      extent: count > 0 ? stackSpacing + Double(lineCount) * linePitch : 0,
      breadth: axis.breadth(of: viewport))
  }

  /// Returns a pile's center.
  public func center(of pile: Int) -> LayoutPoint {
    let (line, column) = (pile / slotsInLine, pile % slotsInLine)
    return axis.point(
      along: stackSpacing + Double(line) * linePitch + axis.extent(of: slot) / 2,
      across: axis.breadth(of: viewport) * (Double(column) + 0.5) / Double(slotsInLine))
  }

  /// Returns the piles that may extend into a rectangle if their photos reach at most `reach` from their
  /// centers.
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
