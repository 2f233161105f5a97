import UIKitViews

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
