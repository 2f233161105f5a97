extension Compositional {
  package struct Measurements: Sendable {
    /// The measured items, in ascending order.
    package private(set) var items: [Int] = []
    /// The measured sizes, by index in `items`.
    package private(set) var sizes: [LayoutSize] = []

    package init() {}

    package subscript(item: Int) -> LayoutSize? {
      let index = index(of: item)
      return index < items.count && items[index] == item ? sizes[index] : nil
    }

    func first(from item: Int) -> Int? {
      let index = index(of: item)
      return index < items.count ? items[index] : nil
    }

    /// Stores an item's size. Returns `true` if the size is new.
    @discardableResult
    package mutating func store(_ size: LayoutSize, of item: Int) -> Bool {
      let index = index(of: item)
      guard index < items.count, items[index] == item else {
        items.insert(item, at: index)
        sizes.insert(size, at: index)
        return true
      }
      guard sizes[index] != size else { return false }
      sizes[index] = size
      return true
    }

    package func before(_ item: Int) -> Measurements {
      var result = self
      let index = index(of: item)
      result.items.removeLast(items.count - index)
      result.sizes.removeLast(items.count - index)
      return result
    }

    /// Counts the items with equal sizes at the front and, if items have moved by `distance`, at the back.
    func common(with other: Measurements, movedBy distance: Int) -> (front: Int, back: Int) {
      let most = min(items.count, other.items.count)
      var (front, back) = (0, 0)
      while front < most, items[front] == other.items[front], sizes[front] == other.sizes[front] {
        front += 1
      }
      while back < most - front {
        let (own, others) = (items.count - 1 - back, other.items.count - 1 - back)
        guard items[own] + distance == other.items[others], sizes[own] == other.sizes[others] else { break }
        back += 1
      }
      return (front, back)
    }

    private func index(of item: Int) -> Int {
      // Cells are mostly measured from front to back.
      guard let last = items.last, item <= last else { return items.count }
      return (0..<items.count).partition { items[$0] >= item }
    }
  }
}

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
