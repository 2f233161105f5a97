extension Compositional {
  /// What lies at an edge of a section, or of all sections together: a header, a footer, something beside.
  public struct Boundary: Hashable, Sendable {
    /// The caller's number for it.
    public var id: Int
    /// Fractions are of the section, within its insets where it follows these.
    public var size: Size
    /// 0 for the left edge, ½ for the middle, 1 for the right edge.
    public var x: Double
    /// 0 for the top, ½ for the middle, 1 for the bottom. In corners, there is room for it at the top or at the bottom.
    public var y: Double
    /// Make it smaller within the room that it has. Those of an estimated dimension are ignored.
    public var insets: LayoutInsets
    /// To the right and down, in points. It moves the item alone.
    public var offset: LayoutPoint
    /// Whether the section makes room for it. Otherwise it lies over the contents.
    public var extends: Bool
    /// Whether it stays in sight for as long as any of its section does.
    public var pins: Bool

    /// At the top, without insets and offset, with room of its own and not pinned, unless given otherwise.
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

    /// Whether it is at the start of an axis (-1), at its end (1), or neither (0). In a corner it is so of both axes.
    public func side(along axis: Axis) -> Int {
      let part = axis.isVertical ? y : x
      return part == 0.5 ? 0 : (part < 0.5 ? -1 : 1)
    }
  }
}
