extension Compositional {
  /// An item or a group of nodes.
  public struct Node: Hashable, Sendable {
    /// The size. Fractions are relative to the surrounding group, or to the section within its insets.
    public var size: Size
    /// The insets within the node's space. Insets along an estimated dimension are ignored.
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

extension Compositional {
  /// An item of a custom group.
  public struct CustomItem: Hashable, Sendable {
    /// The frame in the group's coordinates.
    public var frame: LayoutRect
    /// The z-index.
    public var zIndex: Int

    /// Creates an item. The default z-index is 0.
    public init(frame: LayoutRect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// A closure that returns a custom group's items for the group's number and size.
  public typealias CustomItemProvider = (Int, LayoutSize) -> [CustomItem]
}
