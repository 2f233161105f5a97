extension Compositional {
  /// A node's size and contents, in its own coordinates.
  struct Piece: Sendable {
    /// An item's frame inside its insets.
    struct Leaf: Sendable {
      var frame: LayoutRect
      var zIndex = 0
      /// `true` if the width is an estimate until the item is measured.
      var estimatesWidth = false
      /// `true` if the height is an estimate until the item is measured.
      var estimatesHeight = false
    }

    /// A badge on an item, or on a group that starts with the item.
    struct Attachment: Sendable {
      var badge: Badge
      var leaf: Int
      var frame: LayoutRect
    }

    var size: LayoutSize
    var leaves: [Leaf] = []
    var attachments: [Attachment] = []
    /// The number of leaves with existing items.
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

    mutating func attach(_ badges: [Badge], to frame: LayoutRect) {
      guard !leaves.isEmpty else { return }
      attachments += badges.map { Attachment(badge: $0, leaf: 0, frame: frame) }
    }
  }
}
