extension Compositional {
  /// Nodes along an axis.
  public struct Group: Hashable, Sendable {
    /// The nodes' axis.
    public var axis: Axis
    /// The nodes.
    public var filling: Filling
    /// The spacing between nodes.
    public var spacing: Spacing

    /// Creates a group, by default without spacing.
    public init(_ axis: Axis, _ filling: Filling, spacing: Spacing = .fixed(0)) {
      self.axis = axis
      self.filling = filling
      self.spacing = spacing
    }
  }

  /// The contents of a group.
  public enum Filling: Hashable, Sendable {
    /// Nodes repeated as long as they fit.
    case repeating([Node])
    /// Copies of a node at its own size.
    case copies(Node, Int)
    /// Copies of a node that share the group's length equally.
    case equal(Node, Int)
  }
}
