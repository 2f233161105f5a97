extension Compositional {
  /// A cache that resolves equal groups once for any number of runs.
  ///
  /// Custom and measured groups aren't cached.
  package struct Solutions: Sendable {
    /// A group's description, except the number of remaining items.
    private struct Question: Equatable, Sendable {
      let node: Node
      let axis: Axis
      let container: LayoutSize
      let scale: Double
    }

    struct Answer: Sendable {
      let group: ResolvedGroup
      let problem: Problem?
    }

    private var known: [(question: Question, answers: [Int: Answer])] = []
    private var next = 0

    /// The maximum number of cached descriptions. Sections often alternate between three or four kinds.
    private static let limit = 8

    package init() {}

    /// Returns a group. For `itemsLeft`, `Int.max` stands for any number.
    mutating func answer(
      _ node: Node, along axis: Axis, in container: LayoutSize, scale: Double, itemsLeft: Int,
      _ customItems: CustomItemProvider
    ) -> Answer {
      guard !node.hasCustomItems else {
        return Self.resolve(node, along: axis, in: container, scale, itemsLeft, customItems)
      }
      let question = Question(node: node, axis: axis, container: container, scale: scale)
      let index = known.firstIndex { $0.question == question } ?? add(question)
      if let answer = known[index].answers[itemsLeft] { return answer }
      let answer = Self.resolve(node, along: axis, in: container, scale, itemsLeft, customItems)
      known[index].answers[itemsLeft] = answer
      return answer
    }

    /// Replaces the oldest question if the cache is full.
    private mutating func add(_ question: Question) -> Int {
      guard known.count == Self.limit else {
        known.append((question, [:]))
        return known.count - 1
      }
      defer { next = (next + 1) % Self.limit }
      known[next] = (question, [:])
      return next
    }

    private static func resolve(
      _ node: Node, along axis: Axis, in container: LayoutSize, _ scale: Double, _ itemsLeft: Int,
      _ customItems: CustomItemProvider
    ) -> Answer {
      var resolver = Resolver(scale: scale, itemCount: itemsLeft, measurements: Measurements())
      let group = resolver.resolvedGroup(of: node, along: axis, in: container, customItems)
      return Answer(group: group, problem: resolver.problem)
    }
  }
}

extension Compositional.Node {
  var hasCustomItems: Bool {
    switch content {
    case .item: false
    case .custom: true
    case .group(let group):
      switch group.filling {
      case .repeating(let nodes): nodes.contains { $0.hasCustomItems }
      case .copies(let node, _), .equal(let node, _): node.hasCustomItems
      }
    }
  }
}

extension Compositional.Resolver {
  mutating func resolvedGroup(
    of node: Compositional.Node, along axis: Axis, in container: LayoutSize,
    _ customItems: Compositional.CustomItemProvider
  ) -> Compositional.ResolvedGroup {
    let piece = piece(of: node, at: .root, in: container, isOutermost: true, customItems)
    return Compositional.ResolvedGroup(
      piece, lookahead: farthest - next, of: node, axis: axis, scale: scale,
      breadth: axis.breadth(of: container))
  }
}
