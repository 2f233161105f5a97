extension Compositional {
  /// An element at an edge of a section or of all sections together: a header, a footer, or an element at the
  /// side.
  public struct Boundary: Hashable, Sendable {
    /// The caller's number for the boundary.
    public var id: Int
    /// The size. Fractions are relative to the section, within its insets if the boundary follows them.
    public var size: Size
    /// The horizontal position: 0 for the left edge, ½ for the middle, 1 for the right edge.
    public var x: Double
    /// The vertical position: 0 for the top, ½ for the middle, 1 for the bottom. A corner takes its space at
    /// the top or bottom.
    public var y: Double
    /// The insets that reduce the boundary within its space. Insets of an estimated dimension are ignored.
    public var insets: LayoutInsets
    /// The offset to the right and down, in points. It moves only this boundary.
    public var offset: LayoutPoint
    /// `true` if the section makes room for the boundary, `false` if it overlaps the contents.
    public var extends: Bool
    /// `true` if the boundary stays visible while any part of its section is visible.
    public var pins: Bool

    /// Creates a boundary. By default, it's at the top without insets or offset, has its own space, and isn't
    /// pinned.
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

    /// Returns -1 if the boundary is at the start of an axis, 1 if it's at its end, and 0 otherwise. A corner
    /// is on a side of both axes.
    public func side(along axis: Axis) -> Int {
      let part = axis.isVertical ? y : x
      return part == 0.5 ? 0 : (part < 0.5 ? -1 : 1)
    }
  }
}
