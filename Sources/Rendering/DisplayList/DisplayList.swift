import CollectionView

/// What a view tree looks like at one moment, as values: visible layers in the order they are painted.
///
/// Nodes are listed parents first, siblings from back to front (by `zPosition`, then by order, as Core Animation has it;
/// the depth that a transform gives a layer has no say). So the list is the paint order, but for borders, which come
/// after everything within them. Hidden and transparent layers are not listed, nor is what lies outside the picture,
/// is cut off, or turns a back that it does not show.
///
/// A list is cheap to make, one walk over the visible layers, and two lists compare node by node: ``DisplayNode/id``
/// tells which belong together. Scrolling changes one node, the scroll view's, but for what scrolls in and out.
public nonisolated struct DisplayList: Hashable, Sendable {
  /// In points.
  public var size: CGSize
  /// In the order in which they are painted, parents first.
  public var nodes: [DisplayNode]

  /// Nodes as they are.
  nonisolated init(size: CGSize, nodes: [DisplayNode]) {
    (self.size, self.nodes) = (size, nodes)
  }

  /// Lays the view out where it needs layout, then lists it with all within it. The picture is the view's bounds: where
  /// the view lies in its superview, and how it is transformed there, does not matter.
  ///
  /// A hidden view gives an empty list, and windows are hidden until `makeKeyAndVisible()`.
  @MainActor
  public init(of view: UIView) {
    view.layoutIfNeeded()
    self.init(of: view.layer)
  }

  /// Lists a layer with its sublayers, as they are shown at the frame clock's time.
  @MainActor
  public init(of layer: CALayer) {
    size = layer.shown.bounds.size
    var builder = DisplayListBuilder()
    builder.add(root: layer)
    nodes = builder.nodes
  }

  /// Around everything that the node at `index` and those below it paint, in its coordinates.
  /// - Complexity: O(nodes below it)
  nonisolated func paintedBox(ofTreeAt index: Int) -> CGRect {
    let root = nodes[index]
    var box = root.paintedBox
    var projections = [root.id: Projection.identity]
    for node in nodes[(index + 1)...] {
      guard let parent = node.parent, let outer = projections[parent] else { break }
      let projection = node.projection.concatenating(outer)
      projections[node.id] = projection
      let painted = node.paintedBox
      if !painted.isNull { box = box.union(projection.boundingBox(of: painted)) }
    }
    return box
  }
}
