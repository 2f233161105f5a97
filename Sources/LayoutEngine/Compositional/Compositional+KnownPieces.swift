extension Compositional {
  /// The groups that a resolver has resolved on the way to the outermost one.
  ///
  /// A group can be needed several times: to decide whether another one fits, to learn how long the group around it is, to make nodes as
  /// long as the longest. Without these answers, the groups inside would be resolved several times for each of these, and the work would
  /// double with each level.
  struct KnownPieces {
    /// The place of a node in a description, as a number.
    struct Place: Hashable {
      fileprivate var number: Int

      /// The outermost group's.
      static var root: Place { Place(number: 0) }
    }

    /// The items that a group begins with, as far as they matter to it.
    fileprivate enum Items: Hashable {
      /// Existing items that are not measured.
      case ordinary
      /// Items behind the last one.
      case missing
      /// The items from this one on: some are measured, or some do not exist.
      case from(Int)
    }

    fileprivate struct Question: Hashable {
      let place: Place
      let width: Double
      let height: Double
      let forcesWidth: Bool
      let forcesHeight: Bool
      /// Whether measurements are left out.
      let isEstimate: Bool
      var items: Items
    }

    fileprivate struct Answer {
      let piece: Piece
      /// How many items were looked at: some may be behind the last one of the piece.
      let lookahead: Int

      /// How many items it depends on.
      var itemCount: Int { max(lookahead, piece.leaves.count) }
    }

    private struct Step: Hashable {
      let parent: Place
      let index: Int
    }

    private var places: [Step: Place] = [:]
    fileprivate var answers: [Question: Answer] = [:]

    /// The place of a node in a group. Only groups have places of their own.
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
  /// The piece of a group, resolved once for each size and for all items that make no difference. Groups that have only items are quickly
  /// resolved again.
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

  /// Whether all items of a range exist, and none of them is measured.
  private func areOrdinary(_ count: Int, from item: Int) -> Bool {
    guard count <= itemCount - item else { return false }
    return measurements.first(from: item).map { $0 >= item + count } ?? true
  }
}

extension Compositional.Group {
  /// Whether there are groups in it.
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
