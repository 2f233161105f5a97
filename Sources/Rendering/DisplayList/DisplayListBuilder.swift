import UIKitViews

/// Walks a layer tree and lists what is visible, as it is shown during animations. The walk can be interrupted.
package struct DisplayListBuilder {
  /// A layer whose sublayers are being listed.
  private struct Visit {
    let sublayers: [CALayer]
    var next = 0
    let shown: CALayer
    let node: DisplayNode.ID
    /// The node's index in the list.
    let index: Int
    /// From the layer's coordinates to the picture's.
    let toPicture: Projection
    /// The parts of the picture in which the layer and its sublayers are seen, in the picture's coordinates.
    let visible, inner: CGRect
  }

  /// How many nodes are listed before it is asked whether to go on.
  package static let stride = 64

  private let size: CGSize
  private var nodes: [DisplayNode] = []
  /// The layer whose sublayers are being listed, below its superlayers.
  private var visits: [Visit] = []
  /// Its back does not matter: neither does its transform in its superlayer.
  private let root: CALayer

  /// Begins a list of a layer and its sublayers.
  package init(of layer: CALayer) {
    let shown = layer.shown
    let bounds = shown.bounds
    self.init(
      layer, shown: shown, projection: Projection(translationX: -bounds.minX, y: -bounds.minY),
      visible: CGRect(origin: .zero, size: bounds.size))
  }

  private init(_ layer: CALayer, shown: CALayer, projection: Projection, visible: CGRect) {
    (root, size) = (layer, shown.bounds.size)
    visit(
      layer, shown: shown, parent: nil, projection: projection, parentProjection: .identity, visible: visible)
  }

  /// Goes on with the list, for some nodes at least. Returns whether it is complete.
  ///
  /// - Parameter isOver: Whether to stop. Asked now and then.
  package mutating func walk(until isOver: () -> Bool = { false }) -> Bool {
    var steps = 0
    while let last = visits.indices.last {
      let next = visits[last].next
      guard next < visits[last].sublayers.count else {
        leaveOutInvisible(visits.removeLast())
        continue
      }
      steps += 1
      if steps.isMultiple(of: Self.stride), isOver() { return false }
      visits[last].next += 1
      let outer = visits[last]
      let layer = outer.sublayers[next]
      let shown = layer.shown
      visit(
        layer, shown: shown, parent: outer.node, projection: Projection(shown.transform(to: outer.shown)),
        parentProjection: outer.toPicture, visible: outer.inner)
    }
    return true
  }

  /// What has been listed.
  package var list: DisplayList { DisplayList(size: size, nodes: nodes) }

  /// - Parameters:
  ///   - parentProjection: From the parent's coordinates to the picture's.
  ///   - visible: The part of the picture that the clipping ancestors leave, in the picture's coordinates.
  private mutating func visit(
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
    let visit = Visit(
      sublayers: layer.sublayersFromBack, shown: shown, node: node.id, index: nodes.count,
      toPicture: toPicture,
      visible: visible, inner: inner)
    nodes.append(node)
    if visit.sublayers.isEmpty { leaveOutInvisible(visit) } else { visits.append(visit) }
  }

  /// Removes the last node if it shows nothing, and nothing in it does.
  private mutating func leaveOutInvisible(_ visit: Visit) {
    guard nodes.count == visit.index + 1 else { return }
    let box = nodes[visit.index].paintedBox
    if box.isNull || !visit.visible.intersection(visit.toPicture.boundingBox(of: box)).hasArea {
      nodes.removeLast()
    }
  }
}

extension DisplayListBuilder {
  /// The nodes of a mask, in the coordinates of the layer that it masks.
  static func nodes(ofMask mask: CALayer) -> [DisplayNode] {
    let shown = mask.shown
    var builder = DisplayListBuilder(
      mask, shown: shown, projection: Projection(shown.transform(to: nil)),
      visible: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
    _ = builder.walk()
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
