extension Compositional {
  /// An item or a group of nodes.
  public struct Node: Hashable, Sendable {
    /// The size. Fractions are relative to the surrounding group, or to the section within its insets.
    public var size: Size
    /// The insets of an item or of a group's space, ignored along estimated dimensions.
    public var insets: LayoutInsets
    /// The spacing around the node.
    public var edges: Edges
    /// The badges attached to the node.
    public var badges: [Badge]
    /// The content.
    public var content: Content

    /// Creates a node, by default a plain item.
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

    var effectiveInsets: LayoutInsets { size.insets(insets) }
  }

  /// A node's kind.
  public enum Content: Hashable, Sendable {
    /// One item.
    case item
    /// Nodes along an axis.
    indirect case group(Group)
    /// Items with frames from the caller, who identifies the group by this number.
    case custom(Int)
  }
}
