import CollectionView
import Rendering

/// Turns display lists into changes for a page that has the previous list.
struct SceneEncoder {
  /// The changes of a frame.
  struct Changes {
    var removed: [Int] = []
    var updated = MessageWriter()
    var updateCount = 0

    var isEmpty: Bool { removed.isEmpty && updateCount == 0 }
  }

  /// What the page knows of a node. An object that never changes: the encoders of one frame and the next share those of nodes that
  /// stay as they are.
  private final class Known: Sendable {
    let node: DisplayNode
    let element: LiveElement
    /// The page's number for it.
    let number: Int
    /// The reference point of the node's children.
    let base: SIMD2<Double>
    let parentBase: SIMD2<Double>

    init(
      _ node: DisplayNode, _ element: LiveElement, number: Int, base: SIMD2<Double>, parentBase: SIMD2<Double>
    ) {
      (self.node, self.element, self.number) = (node, element, number)
      (self.base, self.parentBase) = (base, parentBase)
    }
  }

  /// Contents that have scrolled further than this from their base get a new base. Within this distance, single
  /// precision distinguishes 1/128 of a point, and a million rows of any height stay exact.
  private static let reach = 65536.0

  /// What the page knows, in paint order.
  private var known: [Known] = []
  /// The ids of these nodes.
  private var ids: [Int] = []
  private var indices: [Int: Int] = [:]
  private var numbers = ElementNumbers()
  private var order = PaintOrder()

  /// The number of elements that the page has.
  var count: Int { known.count }

  /// The page's number for the node, if the page has it.
  func number(of id: DisplayNode.ID) -> Int? { indices[id.rawValue].map { known[$0].number } }

  /// The node that the page knows by the number.
  func node(numbered number: Int) -> DisplayNode.ID? { known.first { $0.number == number }?.node.id }

  /// - Parameters:
  ///   - role: Returns the role of a node by its id.
  ///   - nameOfImage: Returns an image's name for the page.
  mutating func changes(
    to list: DisplayList, role: (DisplayNode) -> ElementRole, nameOfImage: (UIImage) -> String
  ) -> Changes {
    var changes = Changes()
    let newIDs = list.nodes.map(\.id.rawValue)
    // In most frames, nodes move at most.
    let hasSameNodes = newIDs == ids
    if !hasSameNodes { order.update(newIDs) }
    var next: [Known] = []
    next.reserveCapacity(list.nodes.count)
    // The nodes that the present one is in: parents come before what they contain.
    var ancestors: [Known] = []
    for (index, node) in list.nodes.enumerated() {
      let old = hasSameNodes ? known[index] : indices[newIDs[index]].map { known[$0] }
      while let last = ancestors.last, last.node.id != node.parent { ancestors.removeLast() }
      let parent = ancestors.last
      let parentBase = parent?.base ?? .zero
      let role = role(node)
      let orderNumber = hasSameNodes ? known[index].element.order : order.numbers[newIDs[index]] ?? 0
      let isKnown =
        old.map {
          $0.node == node && $0.parentBase == parentBase && $0.element.role == role
            && $0.element.order == orderNumber
        } ?? false
      let entry =
        if isKnown, let old {
          old
        } else {
          update(
            node, after: old, in: parent, parentBase, role: role, order: orderNumber, &changes, nameOfImage)
        }
      next.append(entry)
      ancestors.append(entry)
    }
    if !hasSameNodes { remember(newIDs, &changes) }
    known = next
    return changes
  }

  /// Writes what of a node is news to the page. Returns what the page knows then.
  private mutating func update(
    _ node: DisplayNode, after old: Known?, in parent: Known?, _ parentBase: SIMD2<Double>, role: ElementRole,
    order: UInt32, _ changes: inout Changes, _ nameOfImage: (UIImage) -> String
  ) -> Known {
    let base = base(of: node, after: old?.base)
    var element = LiveElement(
      node, base: base, parent: parent?.number ?? 0, parentBase: parentBase, role: role)
    element.order = order
    let number = old?.number ?? numbers.next()
    let fields = element.fields(changedFrom: old?.element ?? .blank)
    if !fields.isEmpty || old == nil {
      element.write(fields, id: number, to: &changes.updated, nameOfImage: nameOfImage)
      changes.updateCount += 1
    }
    return Known(node, element, number: number, base: base, parentBase: parentBase)
  }

  /// Other nodes are shown now.
  private mutating func remember(_ newIDs: [Int], _ changes: inout Changes) {
    var newIndices: [Int: Int] = Dictionary(minimumCapacity: newIDs.count)
    for (index, id) in newIDs.enumerated() { newIndices[id] = index }
    changes.removed = known.indices.filter { newIndices[ids[$0]] == nil }.map { known[$0].number }
    numbers.giveBack(changes.removed)
    (ids, indices) = (newIDs, newIndices)
  }

  private func base(of node: DisplayNode, after old: SIMD2<Double>?) -> SIMD2<Double> {
    func base(_ origin: Double, _ old: Double) -> Double {
      abs(origin - old) < Self.reach ? old : (origin / Self.reach).rounded() * Self.reach
    }
    let old = old ?? .zero
    return SIMD2(base(node.bounds.minX, old.x), base(node.bounds.minY, old.y))
  }
}
