extension Compositional {
  /// A rectangle's corner, edge, or middle, plus an offset.
  public struct Anchor: Hashable, Sendable {
    /// The horizontal position: 0 is the left edge, ½ the middle, and 1 the right edge.
    public var x: Double
    /// The vertical position: 0 is the top, ½ the middle, and 1 the bottom.
    public var y: Double
    /// The offset to the right and down, in points or in multiples of the badge's size.
    public var offset: LayoutPoint
    /// `true` if the offset is in multiples of the badge's size.
    public var isFractional: Bool

    /// Creates an anchor, by default in the middle.
    public init(x: Double = 0.5, y: Double = 0.5, offset: LayoutPoint = .zero, isFractional: Bool = false) {
      self.x = x
      self.y = y
      self.offset = offset
      self.isFractional = isFractional
    }

    /// Returns the offset in points.
    func distance(of size: LayoutSize) -> LayoutPoint {
      let (x, y) = (offset.x.tamed, offset.y.tamed)
      return isFractional
        ? LayoutPoint(x: (x * size.width).tamed, y: (y * size.height).tamed) : LayoutPoint(x: x, y: y)
    }
  }
}
