extension Compositional {
  /// A node's frame and what lies in it, in its own coordinates.
  struct Piece: Sendable {
    /// An item: its frame within its insets.
    struct Leaf: Sendable {
      var frame: LayoutRect
      var zIndex = 0
      /// Whether the item's own width counts.
      var estimatesWidth = false
      /// Whether the item's own height counts.
      var estimatesHeight = false
    }

    /// A badge on an item, or on a group that starts with it.
    struct Attachment: Sendable {
      var badge: Badge
      var leaf: Int
      var frame: LayoutRect
    }

    var size: LayoutSize
    var leaves: [Leaf] = []
    var attachments: [Attachment] = []
    /// How many of the leaves are items that exist.
    var itemCount = 0

    mutating func append(_ piece: Piece, at origin: LayoutPoint) {
      let first = leaves.count
      for var leaf in piece.leaves {
        leaf.frame.origin.x += origin.x
        leaf.frame.origin.y += origin.y
        leaves.append(leaf)
      }
      for var attachment in piece.attachments {
        attachment.leaf += first
        attachment.frame.origin.x += origin.x
        attachment.frame.origin.y += origin.y
        attachments.append(attachment)
      }
      itemCount += piece.itemCount
    }

    /// Attaches badges to the whole.
    mutating func attach(_ badges: [Badge], to frame: LayoutRect) {
      guard !leaves.isEmpty else { return }
      attachments += badges.map { Attachment(badge: $0, leaf: 0, frame: frame) }
    }
  }
}
