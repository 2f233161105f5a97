import UIKitViews

/// The appearance of a view tree at one time, as values: its visible layers in paint order.
///
/// Parents come before their children, and siblings from back to front: by `zPosition`, then by order, as in
/// Core Animation. The depth from a layer's transform doesn't count. So the list is in paint order, except
/// for borders, which are painted after everything inside them. The list omits layers that are hidden,
/// transparent, outside the picture, or clipped, and layers that show their back and aren't double-sided.
///
/// Making a list takes one walk over the visible layers. Two lists can be compared node by node, because
/// nodes with the same ``DisplayNode/id`` belong together. Scrolling only changes the scroll view's node and
/// the nodes that scroll in and out.
public nonisolated struct DisplayList: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// The nodes in paint order, parents first.
  public var nodes: [DisplayNode]

  /// Creates a list of the given nodes.
  nonisolated init(size: CGSize, nodes: [DisplayNode]) {
    (self.size, self.nodes) = (size, nodes)
  }

  /// Creates an empty list.
  package nonisolated init() { self.init(size: .zero, nodes: []) }

  /// Lists a view and its descendants, after a layout pass if the view needs one. The picture has the view's
  /// bounds. The view's position and transform in its superview have no effect.
  ///
  /// A hidden view gives an empty list. Windows are hidden until `makeKeyAndVisible()`.
  @MainActor
  public init(of view: UIView) {
    view.layoutIfNeeded()
    self.init(of: view.layer)
  }

  /// Lists a layer and its sublayers, as shown at the frame clock's time.
  @MainActor
  public init(of layer: CALayer) {
    self.init()
    var builder = DisplayListBuilder()
    builder.begin(layer, in: &self)
    _ = builder.walk()
    self = builder.endList()
  }

  /// Returns `true` if the list has nodes for the same layers as another list, in the same order.
  package nonisolated func hasSameNodes(as other: DisplayList) -> Bool {
    guard nodes.count == other.nodes.count else { return false }
    for index in nodes.indices where nodes[index].id != other.nodes[index].id { return false }
    return true
  }

  /// Returns the bounding box of everything painted by the node at `index` and its descendants, in its
  /// coordinates. Clipped parts don't count.
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
