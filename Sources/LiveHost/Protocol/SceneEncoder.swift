import CollectionView
import Rendering

/// Turns display lists into changes for a page that has the previous list.
struct SceneEncoder {
  struct Changes {
    var removed: [Int] = []
    var updated = MessageWriter()
    var updateCount = 0

    var isEmpty: Bool { removed.isEmpty && updateCount == 0 }

    mutating func removeAll() {
      removed.removeAll(keepingCapacity: true)
      updated.removeAll()
      updateCount = 0
    }
  }

  /// The page's data about a node.
  private struct Known: Equatable {
    /// The page's numbers for the node and its parent. The number of the stage is 0.
    let number, parent: Int
    let order: UInt32
    /// The reference points of the node's children and of the node itself.
    let base, parentBase: SIMD2<Double>
  }

  /// The distance from the base, in points, at which scrolled contents get a new base. Within this distance,
  /// single precision distinguishes 1/128 of a point.
  private static let reach = 65536.0

  private(set) var seen = SeenWindow()
  /// The page's data about each node of `seen`.
  private var known: [Known] = []
  private var numbersOfIDs: [Int: Int] = [:]
  /// The indices of nodes by number. The index of an unused number has no meaning.
  private var indices: [Int] = [0]
  private var numbers = ElementNumbers()
  // Memory reused for the next frame.
  private var nextKnown: [Known] = []
  private var ancestors: [Int] = []
  private var olds: [Int?] = []
  private var orders = PaintOrder()

  var count: Int { known.count }

  /// Returns the page's number for a node, or `nil` if the page doesn't have the node.
  func number(of id: DisplayNode.ID) -> Int? { numbersOfIDs[id.rawValue] }

  func node(numbered number: Int) -> DisplayNode.ID? {
    known.firstIndex { $0.number == number }.map { seen.list.nodes[$0].id }
  }

  /// Determines the changes that make the page show a window.
  ///
  /// - Parameters:
  ///   - window: The window to show. On return, the previous window, whose memory is reused.
  ///   - changes: Replaced by the changes to send.
  mutating func show(
    _ window: inout SeenWindow, _ changes: inout Changes, nameOfImage: (UIImage) -> String
  ) {
    changes.removeAll()
    swap(&seen, &window)
    // In most frames, nodes only move.
    let hasSameNodes = seen.list.hasSameNodes(as: window.list)
    let (nodes, oldNodes) = (seen.list.nodes, window.list.nodes)
    if !hasSameNodes {
      findOldIndices(of: nodes, in: oldNodes)
      let (olds, known) = (olds, known)
      orders.update(count: nodes.count) { index in olds[index].map { known[$0].order } ?? 0 }
    }
    var (cursor, oldCursor) = (0, 0)
    for index in nodes.indices {
      let old = hasSameNodes ? index : olds[index]
      // Parents come before their contents.
      while let last = ancestors.last, nodes[last].id != nodes[index].parent { ancestors.removeLast() }
      let parent = ancestors.last.map { nextKnown[$0] }
      ancestors.append(index)
      nextKnown.append(
        Known(
          number: old.map { known[$0].number } ?? numbers.next(), parent: parent?.number ?? 0,
          order: hasSameNodes ? known[index].order : orders.numbers[index],
          base: base(of: nodes[index].bounds.origin, after: old.map { known[$0].base } ?? .zero),
          parentBase: parent?.base ?? .zero))
      let role = seen.roles.role(ofNode: index, &cursor)
      let oldRole = old.map { window.roles.role(ofNode: $0, &oldCursor) }
      if let old, nextKnown[index] == known[old], role == oldRole, nodes[index] == oldNodes[old] { continue }
      var (element, oldElement) = (element(nodes[index], nextKnown[index], role), LiveElement.blank)
      if let old { oldElement = self.element(oldNodes[old], known[old], oldRole ?? .none) }
      let hasSameRarities = old.map { nodes[index].hasRarities(of: oldNodes[$0]) } ?? false
      if !hasSameRarities {
        element.rare = LiveElement.Rare(nodes[index])
        oldElement.rare = old.flatMap { LiveElement.Rare(oldNodes[$0]) }
      }
      let fields = element.fields(changedFrom: oldElement)
      if fields.isEmpty, old != nil { continue }
      element.write(fields, id: nextKnown[index].number, to: &changes.updated, nameOfImage: nameOfImage)
      changes.updateCount += 1
    }
    if !hasSameNodes { remember(nodes, after: oldNodes, &changes) }
    swap(&known, &nextKnown)
    nextKnown.removeAll(keepingCapacity: true)
    ancestors.removeAll(keepingCapacity: true)
  }

  private func element(_ node: DisplayNode, _ known: Known, _ role: ElementRole) -> LiveElement {
    var element = LiveElement(
      node, base: known.base, parent: known.parent, parentBase: known.parentBase, role: role)
    element.order = known.order
    return element
  }

  /// Finds the previous index of each node, or `nil` for new nodes.
  private mutating func findOldIndices(of nodes: [DisplayNode], in oldNodes: [DisplayNode]) {
    olds.removeAll(keepingCapacity: true)
    var next = 0
    for index in nodes.indices {
      let id = nodes[index].id
      // Usually, the next node is the one that followed in the previous list.
      let isNext = next < oldNodes.count && oldNodes[next].id == id
      let old = isNext ? next : numbersOfIDs[id.rawValue].map { indices[$0] }
      if let old { next = old + 1 }
      olds.append(old)
    }
  }

  private mutating func remember(
    _ nodes: [DisplayNode], after oldNodes: [DisplayNode], _ changes: inout Changes
  ) {
    for index in nodes.indices {
      let number = nextKnown[index].number
      while indices.count <= number { indices.append(0) }
      indices[number] = index
      if olds[index] == nil { numbersOfIDs[nodes[index].id.rawValue] = number }
    }
    // The index of a removed node's number is invalid or that of another node.
    for (index, old) in known.enumerated() {
      let now = indices[old.number]
      if now < nextKnown.count, nextKnown[now].number == old.number { continue }
      changes.removed.append(old.number)
      numbersOfIDs[oldNodes[index].id.rawValue] = nil
    }
    numbers.giveBack(changes.removed)
  }

  private func base(of origin: CGPoint, after old: SIMD2<Double>) -> SIMD2<Double> {
    func base(_ origin: Double, _ old: Double) -> Double {
      abs(origin - old) < Self.reach ? old : (origin / Self.reach).rounded() * Self.reach
    }
    return SIMD2(base(origin.x, old.x), base(origin.y, old.y))
  }
}

/// The page's numbers for elements. They are reused, so that they take few bytes in messages.
struct ElementNumbers {
  private var free: [Int] = []
  private var last = 0

  mutating func next() -> Int {
    if let number = free.popLast() { return number }
    last += 1
    return last
  }

  mutating func giveBack(_ numbers: [Int]) { free += numbers }
}
