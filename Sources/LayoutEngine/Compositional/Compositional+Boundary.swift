extension Compositional {
  /// A header, a footer, or another element at an edge of a section or layout.
  public struct Boundary: Hashable, Sendable {
    /// The caller's number for the boundary.
    public var id: Int
    /// The size. Fractions are relative to the section.
    public var size: Size
    /// The horizontal position: 0 is the left edge, ½ the middle, and 1 the right edge.
    public var x: Double
    /// The vertical position: 0 is the top, ½ the middle, and 1 the bottom. In a corner, a boundary takes its
    /// space at the top or bottom.
    public var y: Double
    /// The boundary's insets, ignored along estimated dimensions.
    public var insets: LayoutInsets
    /// The boundary's own offset to the right and down, in points.
    public var offset: LayoutPoint
    /// `true` if the section makes room for the boundary.
    public var extends: Bool
    /// `true` if the boundary stays visible while its section is visible.
    public var pins: Bool

    /// Creates a boundary, by default at the top.
    public init(
      id: Int, size: Size, x: Double = 0.5, y: Double = 0, insets: LayoutInsets = .zero,
      offset: LayoutPoint = .zero, extends: Bool = true, pins: Bool = false
    ) {
      self.id = id
      self.size = size
      self.x = x
      self.y = y
      self.insets = insets
      self.offset = offset
      self.extends = extends
      self.pins = pins
    }

    /// Returns −1 if the boundary is at an axis's start, 1 at its end, and 0 otherwise. A corner has a side
    /// on both axes.
    public func side(along axis: Axis) -> Int {
      let part = axis.isVertical ? y : x
      return part == 0.5 ? 0 : (part < 0.5 ? -1 : 1)
    }
  }
}
