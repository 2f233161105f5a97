import UIKitViews

/// Lists the visible layers of a tree, as shown during animations. The walk can be interrupted. For unchanged
/// layers, and for layers that only moved with their superlayer, a builder reuses the nodes of its last list.
package struct DisplayListBuilder {
  /// An accessible view, and the nodes for it and everything inside it. Its own node comes first.
  package struct VoicedView {
    package let view: UIView
    package fileprivate(set) var nodes: Range<Int>
  }

  private struct Visit {
    let sublayers: [CALayer]
    let reordered: Int?
    var next = 0
    let shown: CALayer
    let index: Int
    let voice: Int?
    let toPicture: Projection
    let visible, inner: CGRect
    let onlyMoves: Bool
    /// `true` if a descendant may appear or change without a change of this layer.
    var isRestless: Bool
    var reach: ListedTrees.Reach

    var offset: SIMD2<Double> { SIMD2(toPicture.tx, toPicture.ty) }
  }

  package static let stride = 64

  private var listed = ListedTrees()
  private var before = ListedTrees()
  package private(set) var voicedViews: [VoicedView] = []
  private var visits: [Visit] = []
  private var reordered: [CALayer] = []
  /// The root layer. Its back and its transform have no effect.
  private var root: CALayer?

  package init() {}

  /// Begins a list.
  ///
  /// - Parameter memory: An unused list, whose memory is reused. An empty list replaces it.
  package mutating func begin(_ layer: CALayer, in memory: inout DisplayList) {
    listed.list = DisplayList()
    swap(&listed.list, &memory)
    let shown = layer.shown
    let bounds = shown.bounds
    begin(
      layer, shown: shown, projection: Projection(translationX: -bounds.minX, y: -bounds.minY),
      visible: CGRect(origin: .zero, size: bounds.size))
  }

  private mutating func begin(_ layer: CALayer, shown: CALayer, projection: Projection, visible: CGRect) {
    (root, listed.list.size) = (layer, shown.bounds.size)
    listed.begin()
    visit(
      layer, shown: shown, parent: nil, projection: projection, parentProjection: .identity, visible: visible)
  }

  /// Lists layers until `isOver` returns `true`, but always a few. Returns `true` if the list is complete.
  package mutating func walk(until isOver: () -> Bool = { false }) -> Bool {
    var steps = 0
    while let last = visits.indices.last {
      let next = visits[last].next
      guard next < visits[last].sublayers.count else {
        leave(visits.removeLast())
        continue
      }
      steps += 1
      if steps.isMultiple(of: Self.stride), isOver() { return false }
      visits[last].next = next + 1
      let layer = visits[last].reordered.map { reordered[$0 + next] } ?? visits[last].sublayers[next]
      if reuseNodes(of: layer, in: last) { continue }
      let shown = layer.shown
      visit(
        layer, shown: shown, parent: listed.list.nodes[visits[last].index].id,
        projection: Projection(of: shown, in: visits[last].shown),
        parentProjection: visits[last].toPicture, visible: visits[last].inner)
    }
    return true
  }

  package var isListing: Bool { root != nil }

  package mutating func endList() -> DisplayList {
    swap(&listed, &before)
    listed.list = DisplayList()
    return before.list
  }

  /// Releases all layers and views, but keeps the nodes of the last list.
  package mutating func forget() {
    root = nil
    visits.removeAll(keepingCapacity: true)
    reordered.removeAll(keepingCapacity: true)
    voicedViews.removeAll(keepingCapacity: true)
  }

  private mutating func visit(
    _ layer: CALayer, shown: CALayer, parent: DisplayNode.ID?, projection: Projection,
    parentProjection: Projection, visible: CGRect
  ) {
    // A mask, an animation, or the side that the layer shows can change without a change of this layer.
    let rarities = layer.rarities
    var isRestless = shown !== layer
    if let rarities, rarities.mask != nil || !rarities.isDoubleSided { isRestless = true }
    if isRestless, let outer = visits.indices.last { visits[outer].isRestless = true }
    guard !shown.isHidden, shown.opacity > 0 else { return }
    var node = DisplayNode(layer, shown: shown, parent: parent, projection: projection)
    let toPicture = projection.concatenating(parentProjection)
    var (inner, reach) = (visible, ListedTrees.Reach())
    if let rarities {
      guard rarities.isDoubleSided || !layer.isSeenFromBehind(root: root) else { return }
      if let mask = rarities.mask {
        node.mask = DisplayMask(mask)
        guard let box = node.mask?.box, visible.intersection(toPicture.boundingBox(of: box)).hasArea else {
          return
        }
      }
    }
    if node.clips {
      let box = toPicture.boundingBox(of: node.bounds)
      reach.add(box)
      inner = visible.intersection(box)
      guard inner.hasArea else {
        if let outer = visits.indices.last { visits[outer].reach.add(reach) }
        return
      }
    }
    // An invisible layer may still contribute to the visible shadow of an ancestor.
    if let shadow = node.shadow { inner = inner.insetBy(dx: -shadow.reach.width, dy: -shadow.reach.height) }
    let index = listed.list.nodes.count
    var (tree, voice) = (ListedTrees.Tree(), Int?.none)
    if let view = layer.view, view.hasVoice {
      (tree.voice, voice) = (.passUnretained(view), voicedViews.count)
      voicedViews.append(VoicedView(view: view, nodes: index..<index + 1))
    }
    layer.listIndex = index
    let sublayers = layer.sublayers ?? []
    let visit = Visit(
      sublayers: sublayers, reordered: reorder(sublayers), shown: shown, index: index, voice: voice,
      toPicture: toPicture, visible: visible, inner: inner,
      onlyMoves: toPicture.isTranslation && CATransform3DIsIdentity(shown.sublayerTransform),
      isRestless: isRestless, reach: reach)
    listed.list.nodes.append(node)
    listed.trees.append(tree)
    if visit.sublayers.isEmpty { leave(visit) } else { visits.append(visit) }
  }

  /// Sorts layers stably by `zPosition`. Returns their start in `reordered`, or `nil` if they're already in
  /// order.
  private mutating func reorder(_ layers: [CALayer]) -> Int? {
    var (last, isSorted) = (-CGFloat.infinity, true)
    for layer in layers where isSorted {
      let zPosition = layer.shownZPosition
      isSorted = zPosition >= last
      last = zPosition
    }
    if isSorted { return nil }
    let first = reordered.count
    reordered += layers
    // A slice would be a copy.
    reordered.withUnsafeMutableBufferPointer { layers in
      var added = UnsafeMutableBufferPointer(rebasing: layers[first...])
      added.sort { $0.shownZPosition < $1.shownZPosition }
    }
    return first
  }

  private mutating func leave(_ visit: Visit) {
    if let first = visit.reordered { reordered.removeLast(reordered.count - first) }
    var reach = visit.reach
    var isSeen = true
    if listed.list.nodes.count == visit.index + 1 {
      let box = listed.list.nodes[visit.index].paintedBox
      let painted = box.isNull ? box : visit.toPicture.boundingBox(of: box)
      // A node isn't drawn if its geometry has infinite or NaN values.
      isSeen = !painted.isNull && painted.isFinite && visit.visible.intersection(painted).hasArea
      if isSeen || painted.isNull || painted.isFinite { reach.add(painted) }
    }
    if let outer = visits.indices.last {
      visits[outer].reach.add(reach)
      if visit.isRestless { visits[outer].isRestless = true }
    }
    guard isSeen else {
      listed.list.nodes.removeLast()
      listed.trees.removeLast()
      if visit.voice != nil { voicedViews.removeLast() }
      return
    }
    if let shadow = listed.list.nodes[visit.index].shadow, shadow.path == nil {
      let isOfFill = listed.list.fillCastsShadow(ofTreeAt: visit.index)
      listed.list.nodes[visit.index].shadow?.isOfFill = isOfFill
    }
    if let voice = visit.voice { voicedViews[voice].nodes = visit.index..<listed.list.nodes.count }
    listed.trees[visit.index].count = Int32(listed.list.nodes.count - visit.index)
    guard !visit.isRestless, let outer = visits.indices.last, visits[outer].onlyMoves,
      reach.isInside(visit.visible)
    else { return }
    listed.trees[visit.index].isFixed = true
    listed.trees[visit.index].reach = reach.moved(by: -visits[outer].offset)
  }

  /// Copies a layer's nodes from the previous list if they're still valid. Otherwise, returns `false`.
  private mutating func reuseNodes(of layer: CALayer, in outer: Int) -> Bool {
    guard let first = before.indexIfUnchanged(layer), before.trees[first].isFixed, visits[outer].onlyMoves
    else { return false }
    let reach = before.trees[first].reach.moved(by: visits[outer].offset)
    guard reach.isInside(visits[outer].inner) else { return false }
    visits[outer].reach.add(reach)
    let index = listed.list.nodes.count
    let tree = first..<first + Int(before.trees[first].count)
    listed.list.nodes += before.list.nodes[tree]
    listed.list.nodes[index].parent = listed.list.nodes[visits[outer].index].id
    listed.trees += before.trees[tree]
    for node in index..<listed.list.nodes.count {
      guard let view = listed.trees[node].voice?.takeUnretainedValue() else { continue }
      voicedViews.append(VoicedView(view: view, nodes: node..<node + Int(listed.trees[node].count)))
    }
    layer.listIndex = index
    return true
  }
}

extension DisplayListBuilder {
  static func nodes(ofMask mask: CALayer) -> [DisplayNode] {
    let shown = mask.shown
    var builder = DisplayListBuilder()
    builder.begin(
      mask, shown: shown, projection: Projection(of: shown, in: nil),
      visible: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
    _ = builder.walk()
    return builder.listed.list.nodes
  }
}

extension CALayer {
  /// Returns `true` if the layer shows its back: an odd number of layers are turned over, counting this layer
  /// and its superlayers below the root.
  fileprivate func isSeenFromBehind(root: CALayer?) -> Bool {
    var (layer, isBehind) = (self, false)
    while layer !== root, let superlayer = layer.superlayer {
      if layer.shown.transform(to: superlayer.shown).showsBack { isBehind.toggle() }
      layer = superlayer
    }
    return isBehind
  }
}

extension Projection {
  fileprivate init(of shown: CALayer, in superlayer: CALayer?) {
    if let move = shown.translation(to: superlayer) {
      self.init(translationX: move.width, y: move.height)
    } else {
      self.init(shown.transform(to: superlayer))
    }
  }
}

extension CGRect {
  /// `true` if both lengths are positive. Null rectangles have no area.
  fileprivate nonisolated var hasArea: Bool { width > 0 && height > 0 }
}

struct ListedTrees {
  struct Tree {
    var count: Int32 = 1
    /// `true` if the nodes stay the same as long as the superlayer only moves and the whole reach is visible.
    var isFixed = false
    var reach = Reach()
    /// The layer's accessible view. Read it only if the layer is unchanged, because deallocating a view
    /// changes its layer. See `UIView.deinit`.
    var voice: Unmanaged<UIView>?
  }

  /// The box around everything tested for visibility.
  struct Reach {
    private var low = SIMD2<Double>(repeating: .infinity)
    private var high = SIMD2<Double>(repeating: -.infinity)

    mutating func add(_ other: Reach) {
      (low, high) = (pointwiseMin(low, other.low), pointwiseMax(high, other.high))
    }

    mutating func add(_ box: CGRect) {
      if box.isNull { return }
      var other = Reach()
      (other.low, other.high) = (SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.maxY))
      let isFinite = (other.low + other.high).sum().isFinite
      add(isFinite ? other : .everywhere)
    }

    private static let everywhere: Reach = {
      var reach = Reach()
      swap(&reach.low, &reach.high)
      return reach
    }()

    func moved(by offset: SIMD2<Double>) -> Reach {
      var moved = self
      moved.low += offset
      moved.high += offset
      return moved
    }

    func isInside(_ box: CGRect) -> Bool {
      low.x >= box.minX && low.y >= box.minY && high.x <= box.maxX && high.y <= box.maxY
    }
  }

  private(set) var number = 0
  /// One tree for each node, with its reach in the superlayer's coordinates.
  var trees: [Tree] = []
  var list = DisplayList()

  @MainActor
  mutating func begin() {
    number = DisplayChanges.beginList()
    list.nodes.removeAll(keepingCapacity: true)
    trees.removeAll(keepingCapacity: true)
  }

  /// Returns the index of a layer's tree, or `nil` if the layer or a descendant has changed since the list
  /// began.
  @MainActor
  func indexIfUnchanged(_ layer: CALayer) -> Int? {
    let index = layer.listIndex
    guard layer.firstListWithChange <= number, index < list.nodes.count,
      list.nodes[index].id.rawValue == layer.serialNumber
    else { return nil }
    return index
  }
}

nonisolated extension CATransform3D {
  /// `true` if the transform shows the back of the plane z = 0. A mirror image still shows the front.
  var showsBack: Bool {
    // If the plane is turned over or mirrored, its outline reverses its direction. The determinant is
    // negative only if the plane is mirrored.
    let outline =
      m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
    return outline * determinant < 0
  }

  private var determinant: CGFloat {
    let (a, b) = (m11 * m22 - m12 * m21, m11 * m23 - m13 * m21)
    let (c, d) = (m11 * m24 - m14 * m21, m12 * m23 - m13 * m22)
    let (e, f) = (m12 * m24 - m14 * m22, m13 * m24 - m14 * m23)
    let (g, h) = (m31 * m42 - m32 * m41, m31 * m43 - m33 * m41)
    let (i, j) = (m31 * m44 - m34 * m41, m32 * m43 - m33 * m42)
    let (k, l) = (m32 * m44 - m34 * m42, m33 * m44 - m34 * m43)
    return a * l - b * k + c * j + d * i - e * h + f * g
  }
}
