import UIKitViews

/// A list of a layer tree, with the data for reusing parts of it in the next list.
struct ListedTrees {
  /// A node's layer and everything inside it.
  struct Tree {
    /// The number of nodes.
    var count: Int32 = 1
    /// `true` if the nodes stay the same as long as the superlayer only moves and shows all of the reach.
    var isFixed = false
    var reach = Reach()
    /// The view of the node's layer, if it's accessible. Read it only if the layer is unchanged. Deallocating
    /// a view changes its layer. See `UIView.deinit`.
    var voice: Unmanaged<UIView>?
  }

  /// The box around everything tested for visibility.
  struct Reach {
    /// The corners, initially inverted for an empty box.
    private var low = SIMD2<Double>(repeating: .infinity)
    private var high = SIMD2<Double>(repeating: -.infinity)

    mutating func add(_ other: Reach) {
      (low, high) = (pointwiseMin(low, other.low), pointwiseMax(high, other.high))
    }

    /// Adds a box. In perspective, it may be infinite.
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

    /// Returns `true` if `box` contains the reach. An empty reach is always inside.
    func isInside(_ box: CGRect) -> Bool {
      low.x >= box.minX && low.y >= box.minY && high.x <= box.maxX && high.y <= box.maxY
    }
  }

  /// The number of the list. See `DisplayChanges`.
  private(set) var number = 0
  /// The trees, one for each node. Their reach is in the coordinates of the superlayer.
  var trees: [Tree] = []
  var list = DisplayList()

  @MainActor
  mutating func begin() {
    number = DisplayChanges.beginList()
    list.nodes.removeAll(keepingCapacity: true)
    trees.removeAll(keepingCapacity: true)
  }

  /// Returns the index of the layer's node if the layer and everything inside it look unchanged since the
  /// list began.
  @MainActor
  func indexIfUnchanged(_ layer: CALayer) -> Int? {
    let index = layer.listIndex
    guard layer.firstListWithChange <= number, index < list.nodes.count,
      list.nodes[index].id.rawValue == layer.serialNumber
    else { return nil }
    return index
  }
}
