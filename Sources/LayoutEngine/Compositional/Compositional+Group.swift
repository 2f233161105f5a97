extension Compositional {
  /// Nodes along an axis.
  public struct Group: Hashable, Sendable {
    /// The direction in which they follow one another.
    public var axis: Axis
    /// Which there are.
    public var filling: Filling
    /// Between two of them.
    public var spacing: Spacing

    /// Without spacing, unless one is given.
    public init(_ axis: Axis, _ filling: Filling, spacing: Spacing = .fixed(0)) {
      self.axis = axis
      self.filling = filling
      self.spacing = spacing
    }
  }

  /// How a group is filled.
  public enum Filling: Hashable, Sendable {
    /// With the nodes over and over, while they fit.
    case repeating([Node])
    /// That many times, at the node's own size.
    case copies(Node, Int)
    /// That many times, in equal lengths that use up the group.
    case equal(Node, Int)
  }
}
