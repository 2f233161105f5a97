import UIKitViews

/// Walks a layer tree and lists what is visible, as it is shown during animations.
struct DisplayListBuilder {
  private(set) var nodes: [DisplayNode] = []

  /// Its back does not matter: neither does its transform in its superlayer.
  private var root: CALayer?

  mutating func add(root layer: CALayer) {
    root = layer
    let shown = layer.shown
    let bounds = shown.bounds
    add(
      layer, shown: shown, parent: nil, projection: Projection(translationX: -bounds.minX, y: -bounds.minY),
      parentProjection: .identity,
      visible: CGRect(origin: .zero, size: bounds.size))
  }

  /// - Parameters:
  ///   - parentProjection: From the parent's coordinates to the picture's.
  ///   - visible: The part of the picture that the clipping ancestors leave, in the picture's coordinates.
  private mutating func add(
    _ layer: CALayer, shown: CALayer, parent: DisplayNode.ID?, projection: Projection,
    parentProjection: Projection, visible: CGRect
  ) {
    guard !shown.isHidden, shown.opacity > 0 else { return }
    var node = DisplayNode(layer, shown: shown, parent: parent, projection: projection)
    let toPicture = projection.concatenating(parentProjection)
    var inner = visible
    if let rarities = layer.rarities {
      guard rarities.isDoubleSided || !layer.isSeenFromBehind(root: root) else { return }
      if let mask = rarities.mask {
        node.mask = DisplayMask(mask)
        guard let box = node.mask?.box, visible.intersection(toPicture.boundingBox(of: box)).hasArea else {
          return
        }
      }
    }
    if node.clips {
      inner = visible.intersection(toPicture.boundingBox(of: node.bounds))
      guard inner.hasArea else { return }
    }
    // A layer out of sight may still contribute to the visible shadow of an ancestor.
    if let shadow = node.shadow { inner = inner.insetBy(dx: -shadow.reach.width, dy: -shadow.reach.height) }
    let index = nodes.count
    nodes.append(node)
    for sublayer in layer.sublayersFromBack {
      let shownSublayer = sublayer.shown
      add(
        sublayer, shown: shownSublayer, parent: node.id,
        projection: Projection(shownSublayer.transform(to: shown)),
        parentProjection: toPicture, visible: inner)
    }
    let hasVisibleDescendants = nodes.count > index + 1
    guard !hasVisibleDescendants else { return }
    let box = node.paintedBox
    if box.isNull || !visible.intersection(toPicture.boundingBox(of: box)).hasArea { nodes.removeLast() }
  }
}

extension DisplayListBuilder {
  /// The nodes of a mask, in the coordinates of the layer that it masks.
  static func nodes(ofMask mask: CALayer) -> [DisplayNode] {
    var builder = DisplayListBuilder()
    builder.root = mask
    let shown = mask.shown
    builder.add(
      mask, shown: shown, parent: nil, projection: Projection(shown.transform(to: nil)),
      parentProjection: .identity,
      visible: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
    return builder.nodes
  }
}

extension CALayer {
  /// Whether the layer shows its back: with its superlayers, it is turned an odd number of times, since each
  /// layer lies flat in its superlayer's plane.
  fileprivate func isSeenFromBehind(root: CALayer?) -> Bool {
    var (layer, isBehind) = (self, false)
    while layer !== root, let superlayer = layer.superlayer {
      if layer.shown.transform(to: superlayer.shown).showsBack { isBehind.toggle() }
      layer = superlayer
    }
    return isBehind
  }

  /// By `zPosition`. Equal ones stay in their order.
  fileprivate var sublayersFromBack: [CALayer] {
    guard let sublayers else { return [] }
    var last = -CGFloat.infinity
    let isSorted = sublayers.allSatisfy { layer in
      let zPosition = layer.shownZPosition
      defer { last = zPosition }
      return zPosition >= last
    }
    if isSorted { return sublayers }
    return sublayers.enumerated()
      .sorted { ($0.element.shownZPosition, $0.offset) < ($1.element.shownZPosition, $1.offset) }
      .map(\.element)
  }
}

extension CGRect {
  /// Also false for null rectangles.
  fileprivate nonisolated var hasArea: Bool { width > 0 && height > 0 }
}
