/// Piles side by side in lines that follow one another along an axis, every pile in the middle of a slot of its own.
///
/// As many slots share a line as fit, and they share its breadth evenly. With a single line, the slots in it do.
public struct PileShelf: Hashable, Sendable {
  /// How many piles there are.
  public let count: Int
  /// The room for a pile.
  public let slot: LayoutSize
  /// Between two slots, and around all of them; at least so much across the axis.
  public let stackSpacing: Double
  /// The size of the view.
  public let viewport: LayoutSize
  /// The axis along which the lines follow one another.
  public let axis: Axis
  /// How many slots share a line.
  public let slotsInLine: Int

  /// Traps where `count` is negative.
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

  /// From one line's start to the next one's.
  public var linePitch: Double { axis.extent(of: slot) + stackSpacing }

  /// How many lines there are.
  public var lineCount: Int { (count + slotsInLine - 1) / slotsInLine }

  /// The size of the contents: as broad as the view.
  public var contentSize: LayoutSize {
    axis.size(
      extent: count > 0 ? stackSpacing + Double(lineCount) * linePitch : 0,
      breadth: axis.breadth(of: viewport))
  }

  /// The middle of a pile's slot.
  public func center(of pile: Int) -> LayoutPoint {
    let (line, column) = (pile / slotsInLine, pile % slotsInLine)
    return axis.point(
      along: stackSpacing + Double(line) * linePitch + axis.extent(of: slot) / 2,
      across: axis.breadth(of: viewport) * (Double(column) + 0.5) / Double(slotsInLine))
  }

  /// The piles of the lines that reach into a rectangle, if a pile reaches no further than `reach` from its middle.
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
