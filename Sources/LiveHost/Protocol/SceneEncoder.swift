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

  private var known: [Int: Known] = [:]
  private var numbers = ElementNumbers()
  private var order = PaintOrder()

  /// The number of elements that the page has.
  var count: Int { known.count }

  /// The page's number for the node, if the page has it.
  func number(of id: DisplayNode.ID) -> Int? { known[id.rawValue]?.number }

  /// The node that the page knows by the number.
  func node(numbered number: Int) -> DisplayNode.ID? { known.values.first { $0.number == number }?.node.id }

  /// - Parameters:
  ///   - role: Returns the role of a node by its id.
  ///   - nameOfImage: Returns an image's name for the page.
  mutating func changes(
    to list: DisplayList, role: (DisplayNode) -> ElementRole, nameOfImage: (UIImage) -> String
  ) -> Changes {
    var changes = Changes()
    order.update(list.nodes.map(\.id.rawValue))
    var next: [Int: Known] = Dictionary(minimumCapacity: list.nodes.count)
    for node in list.nodes {
      let id = node.id.rawValue
      let old = known[id]
      let parent = node.parent.flatMap { next[$0.rawValue] }
      let parentBase = parent?.base ?? .zero
      let role = role(node)
      let orderNumber = order.numbers[id] ?? 0
      if let old, old.node == node, old.parentBase == parentBase, old.element.role == role,
        old.element.order == orderNumber
      {
        next[id] = old
        continue
      }
      let base = base(of: node, after: old?.base)
      var element = LiveElement(
        node, base: base, parent: parent?.number ?? 0, parentBase: parentBase, role: role)
      element.order = orderNumber
      let number = old?.number ?? numbers.next()
      let fields = element.fields(changedFrom: old?.element ?? .blank)
      if !fields.isEmpty || old == nil {
        element.write(fields, id: number, to: &changes.updated, nameOfImage: nameOfImage)
        changes.updateCount += 1
      }
      next[id] = Known(node, element, number: number, base: base, parentBase: parentBase)
    }
    changes.removed = known.lazy.filter { next[$0.key] == nil }.map(\.value.number)
    numbers.giveBack(changes.removed)
    known = next
    return changes
  }

  private func base(of node: DisplayNode, after old: SIMD2<Double>?) -> SIMD2<Double> {
    func base(_ origin: Double, _ old: Double) -> Double {
      abs(origin - old) < Self.reach ? old : (origin / Self.reach).rounded() * Self.reach
    }
    let old = old ?? .zero
    return SIMD2(base(node.bounds.minX, old.x), base(node.bounds.minY, old.y))
  }
}
