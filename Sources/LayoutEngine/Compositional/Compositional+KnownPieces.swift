extension Compositional {
  /// A cache of inner groups.
  ///
  /// A group can be needed several times: to check if another fits, to determine its parent's length, or to
  /// make uniform nodes equally long. Without the cache, the work would double with each level of nesting.
  struct KnownPieces {
    struct Place: Hashable {
      fileprivate var number: Int

      static var root: Place { Place(number: 0) }
    }

    /// The group's items, as far as they affect its piece.
    fileprivate enum Items: Hashable {
      /// Existing, unmeasured items.
      case ordinary
      /// No items, because the group starts after the last one.
      case missing
      /// Items from this index on. Some are measured or missing.
      case from(Int)
    }

    fileprivate struct Question: Hashable {
      let place: Place
      let width: Double
      let height: Double
      let forcesWidth: Bool
      let forcesHeight: Bool
      let isEstimate: Bool
      var items: Items
    }

    fileprivate struct Answer {
      let piece: Piece
      /// The number of examined items, which may extend beyond the piece's last one.
      let lookahead: Int

      var itemCount: Int { max(lookahead, piece.leaves.count) }
    }

    private struct Step: Hashable {
      let parent: Place
      let index: Int
    }

    private var places: [Step: Place] = [:]
    fileprivate var answers: [Question: Answer] = [:]

    /// Returns a group's place, or the root's place for other nodes.
    mutating func place(of node: Node, _ index: Int, in parent: Place) -> Place {
      guard node.isGroup else { return .root }
      let step = Step(parent: parent, index: index)
      if let place = places[step] { return place }
      let place = Place(number: places.count + 1)
      places[step] = place
      return place
    }
  }
}

extension Compositional.Resolver {
  /// Returns a group's piece. Caches only groups that contain groups, because resolving others is fast.
  mutating func knownGroup(
    _ group: Compositional.Group, _ node: Compositional.Node, at place: Compositional.KnownPieces.Place,
    _ size: LayoutSize, _ forced: Forced, _ customItems: Compositional.CustomItemProvider
  ) -> Compositional.Piece {
    guard group.hasGroups else { return self.group(group, node, at: place, size, forced, customItems) }
    var question = Compositional.KnownPieces.Question(
      place: place, width: size.width, height: size.height, forcesWidth: forced.width != nil,
      forcesHeight: forced.height != nil, isEstimate: measurements.items.isEmpty, items: .ordinary)
    let (start, farthestBefore) = (next, farthest)
    if let known = answer(to: &question) {
      next += known.piece.leaves.count
      farthest = max(farthest, start + known.lookahead)
      return known.piece
    }
    farthest = start
    let piece = self.group(group, node, at: place, size, forced, customItems)
    let answer = Compositional.KnownPieces.Answer(piece: piece, lookahead: farthest - start)
    farthest = max(farthest, farthestBefore)
    if start < itemCount {
      question.items = areOrdinary(answer.itemCount, from: start) ? .ordinary : .from(start)
    }
    pieces.answers[question] = answer
    return piece
  }

  private func answer(
    to question: inout Compositional.KnownPieces.Question
  ) -> Compositional.KnownPieces.Answer? {
    guard next < itemCount else {
      question.items = .missing
      return pieces.answers[question]
    }
    if let answer = pieces.answers[question], areOrdinary(answer.itemCount, from: next) { return answer }
    question.items = .from(next)
    return pieces.answers[question]
  }

  private func areOrdinary(_ count: Int, from item: Int) -> Bool {
    guard count <= itemCount - item else { return false }
    return measurements.first(from: item).map { $0 >= item + count } ?? true
  }
}

extension Compositional.Group {
  fileprivate var hasGroups: Bool {
    switch filling {
    case .repeating(let nodes): nodes.contains { $0.isGroup }
    case .copies(let node, _), .equal(let node, _): node.isGroup
    }
  }
}

extension Compositional.Node {
  fileprivate var isGroup: Bool { if case .group = content { true } else { false } }
}

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
