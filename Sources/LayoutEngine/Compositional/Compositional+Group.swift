extension Compositional {
  /// A sequence of nodes along an axis.
  public struct Group: Hashable, Sendable {
    /// The axis along which the nodes are placed.
    public var axis: Axis
    /// The nodes in the group.
    public var filling: Filling
    /// The spacing between nodes.
    public var spacing: Spacing

    /// Creates a group. The default is no spacing.
    public init(_ axis: Axis, _ filling: Filling, spacing: Spacing = .fixed(0)) {
      self.axis = axis
      self.filling = filling
      self.spacing = spacing
    }
  }

  /// The contents of a group.
  public enum Filling: Hashable, Sendable {
    /// The nodes, repeated as long as they fit.
    case repeating([Node])
    /// A number of copies of a node at its own size.
    case copies(Node, Int)
    /// A number of copies of a node in equal lengths that fill the group.
    case equal(Node, Int)
  }
}
