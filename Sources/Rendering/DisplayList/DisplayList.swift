import UIKitViews

/// The visible layers of a view tree at one time, in paint order.
///
/// Parents come before their children. Siblings are ordered from back to front as in Core Animation, by
/// `zPosition` and then by their order in the superlayer. Their transforms don't matter. Borders are painted
/// after everything inside them. The list omits layers that are hidden, transparent, outside the picture, or
/// clipped, and single-sided layers that show their back.
///
/// Nodes with the same ``DisplayNode/id`` in two lists belong together.
public nonisolated struct DisplayList: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// The nodes in paint order, parents first.
  public var nodes: [DisplayNode]

  nonisolated init(size: CGSize, nodes: [DisplayNode]) {
    (self.size, self.nodes) = (size, nodes)
  }

  package nonisolated init() { self.init(size: .zero, nodes: []) }

  /// Lists a view and its descendants, after a layout pass if needed. The view's position and transform have
  /// no effect.
  ///
  /// A hidden view gives an empty list. Windows are hidden until `makeKeyAndVisible()`.
  @MainActor
  public init(of view: UIView) {
    view.layoutIfNeeded()
    self.init(of: view.layer)
  }

  /// Lists a layer and its sublayers, at the frame clock's time.
  @MainActor
  public init(of layer: CALayer) {
    self.init()
    var builder = DisplayListBuilder()
    builder.begin(layer, in: &self)
    _ = builder.walk()
    self = builder.endList()
  }

  package nonisolated func hasSameNodes(as other: DisplayList) -> Bool {
    guard nodes.count == other.nodes.count else { return false }
    for index in nodes.indices where nodes[index].id != other.nodes[index].id { return false }
    return true
  }

  /// Returns the bounding box of everything that the node and its descendants paint, without clipped parts.
  /// The box is in the node's coordinates.
  ///
  /// - Complexity: O(descendants)
  nonisolated func paintedBox(ofTreeAt index: Int) -> CGRect { box(ofTreeAt: index, nodes[index].paintedBox) }

  /// Returns `true` if the shadow of a node's fill equals the shadow of the node and all of its descendants.
  ///
  /// - Complexity: O(descendants)
  nonisolated func fillCastsShadow(ofTreeAt index: Int) -> Bool {
    var node = nodes[index]
    guard let fill = node.fill else { return false }
    let hasChildren = index + 1 < nodes.count && nodes[index + 1].parent == node.id
    let isAlone = !hasChildren && node.content == nil && node.border == nil
    if isAlone || node.backdrop != nil { return true }
    guard fill.alpha == 1 else { return false }
    node.shadow = nil
    return node.bounds.contains(box(ofTreeAt: index, node.paintedBox))
  }

  private nonisolated func box(ofTreeAt index: Int, _ own: CGRect) -> CGRect {
    let root = nodes[index]
    var box = own
    var outers = [root.id: (projection: Projection.identity, clip: root.clips ? root.bounds : nil)]
    for node in nodes[(index + 1)...] {
      guard let parent = node.parent, let outer = outers[parent] else { break }
      let projection = node.projection.concatenating(outer.projection)
      func seen(_ rect: CGRect) -> CGRect {
        let rect = projection.boundingBox(of: rect)
        return outer.clip.map(rect.intersection) ?? rect
      }
      outers[node.id] = (projection, node.clips ? seen(node.bounds) : outer.clip)
      let painted = node.paintedBox
      if !painted.isNull { box = box.union(seen(painted)) }
    }
    return box
  }
}
