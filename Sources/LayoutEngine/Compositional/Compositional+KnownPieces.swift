extension Compositional {
  /// A cache of the groups resolved inside the outermost one.
  ///
  /// A group can be needed several times: to check if another group fits, to determine the length of its
  /// parent, or to give nodes the length of the longest. Without this cache, inner groups would be resolved
  /// several times for each of these, and the work would double with each level.
  struct KnownPieces {
    /// The position of a node in a description, as a number.
    struct Place: Hashable {
      fileprivate var number: Int

      /// The position of the outermost group.
      static var root: Place { Place(number: 0) }
    }

    /// The items at the start of a group, as far as they affect it.
    fileprivate enum Items: Hashable {
      /// Existing, unmeasured items.
      case ordinary
      /// Items after the last one.
      case missing
      /// The items from this one on, of which some are measured or don't exist.
      case from(Int)
    }

    fileprivate struct Question: Hashable {
      let place: Place
      let width: Double
      let height: Double
      let forcesWidth: Bool
      let forcesHeight: Bool
      /// `true` if measurements are ignored.
      let isEstimate: Bool
      var items: Items
    }

    fileprivate struct Answer {
      let piece: Piece
      /// The number of examined items. Some may follow the piece's last item.
      let lookahead: Int

      /// The number of items that affect the answer.
      var itemCount: Int { max(lookahead, piece.leaves.count) }
    }

    private struct Step: Hashable {
      let parent: Place
      let index: Int
    }

    private var places: [Step: Place] = [:]
    fileprivate var answers: [Question: Answer] = [:]

    /// Returns the position of a node in a group. Only groups have positions of their own.
    ///
    /// - Parameter index: The node's index in the group's description.
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
  /// Returns the piece of a group, resolved once for each size and for all items with the same result. Groups
  /// that contain only items are resolved again, because this is fast.
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

  /// Returns `true` if all items of a range exist and none is measured.
  private func areOrdinary(_ count: Int, from item: Int) -> Bool {
    guard count <= itemCount - item else { return false }
    return measurements.first(from: item).map { $0 >= item + count } ?? true
  }
}

extension Compositional.Group {
  /// `true` if the group contains groups.
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
