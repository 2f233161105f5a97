extension Compositional {
  /// An item or a group of nodes. A group is an item of the group around it.
  public struct Node: Hashable, Sendable {
    /// The size. Fractions are relative to the group around the node or, for the outermost group, to the
    /// section within its insets.
    public var size: Size
    /// The insets. They reduce an item within its space, or the space in a group. Insets of an estimated
    /// dimension are ignored.
    public var insets: LayoutInsets
    /// The spacing around the node.
    public var edges: Edges
    /// The badges attached to the node.
    public var badges: [Badge]
    /// The node's content.
    public var content: Content

    /// Creates a node. The default is an item without insets, edges, and badges.
    public init(
      size: Size, insets: LayoutInsets = .zero, edges: Edges = .none, badges: [Badge] = [],
      content: Content = .item
    ) {
      self.size = size
      self.insets = insets
      self.edges = edges
      self.badges = badges
      self.content = content
    }

    /// The insets, except those of estimated dimensions.
    var effectiveInsets: LayoutInsets { size.insets(insets) }
  }

  /// The kind of a node.
  public enum Content: Hashable, Sendable {
    /// One item of the section.
    case item
    /// Nodes along an axis.
    indirect case group(Group)
    /// Items with frames from the caller, identified by the caller's number.
    case custom(Int)
  }
}
