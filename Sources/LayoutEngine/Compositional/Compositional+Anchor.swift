extension Compositional {
  /// A point of a rectangle: on an edge, or half way between two, and an offset from there.
  public struct Anchor: Hashable, Sendable {
    /// 0 for the left edge, ½ for the middle, 1 for the right edge.
    public var x: Double
    /// 0 for the top, ½ for the middle, 1 for the bottom.
    public var y: Double
    /// To the right and down: in points, or in sizes of what is attached.
    public var offset: LayoutPoint
    /// Whether the offset is a fraction of the size of what is attached.
    public var isFractional: Bool

    /// The middle without offset, unless more is given.
    public init(x: Double = 0.5, y: Double = 0.5, offset: LayoutPoint = .zero, isFractional: Bool = false) {
      self.x = x
      self.y = y
      self.offset = offset
      self.isFractional = isFractional
    }

    /// The offset in points.
    func distance(of size: LayoutSize) -> LayoutPoint {
      let (x, y) = (offset.x.tamed, offset.y.tamed)
      return isFractional
        ? LayoutPoint(x: (x * size.width).tamed, y: (y * size.height).tamed) : LayoutPoint(x: x, y: y)
    }
  }
}
