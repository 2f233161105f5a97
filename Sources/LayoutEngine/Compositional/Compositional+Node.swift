extension Compositional {
  /// An item, or a group of such: groups are items of the group that they are in.
  public struct Node: Hashable, Sendable {
    /// Fractions are of the group around it; for the outermost group, of the section within its insets.
    public var size: Size
    /// Make an item smaller within the room that it has, and the room in a group. Those of an estimated dimension are
    /// ignored.
    public var insets: LayoutInsets
    /// Around the room that it has.
    public var edges: Edges
    /// Attached to it.
    public var badges: [Badge]
    /// What is in it.
    public var content: Content

    /// An item without insets, edges and badges, unless they are given.
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

    /// The insets that count.
    var effectiveInsets: LayoutInsets { size.insets(insets) }
  }

  /// What a node is.
  public enum Content: Hashable, Sendable {
    /// One item of the section.
    case item
    /// Other nodes along an axis.
    indirect case group(Group)
    /// Items with frames that the caller gives, under its number.
    case custom(Int)
  }
}
