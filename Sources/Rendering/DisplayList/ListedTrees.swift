import UIKitViews

/// A list of a layer tree, with what is needed to reuse parts of it in the next one.
struct ListedTrees {
  /// A node's layer and all that is in it.
  struct Tree {
    /// How many nodes it has.
    var count: Int32 = 1
    /// Whether its nodes are the same wherever its superlayer lies, as long as that only moves, and shows all of the reach.
    var isFixed = false
    var reach = Reach()
    /// The view of the node's layer, if it has a voice. It may be read only while the layer has not changed. A view that is deallocated
    /// changes its layer: see `UIView.deinit`.
    var voice: Unmanaged<UIView>?
  }

  /// The box around all that was tested for whether it is in sight.
  struct Reach {
    /// The corners, at first inside out: nothing.
    private var low = SIMD2<Double>(repeating: .infinity)
    private var high = SIMD2<Double>(repeating: -.infinity)

    mutating func add(_ other: Reach) {
      (low, high) = (pointwiseMin(low, other.low), pointwiseMax(high, other.high))
    }

    /// What is seen in perspective may have no end.
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

    /// Also true of nothing.
    func isInside(_ box: CGRect) -> Bool {
      low.x >= box.minX && low.y >= box.minY && high.x <= box.maxX && high.y <= box.maxY
    }
  }

  /// The number of the list: see `DisplayChanges`.
  private(set) var number = 0
  /// One for each node, whose reach is in the coordinates of the layer around it.
  var trees: [Tree] = []
  var list = DisplayList()

  @MainActor
  mutating func begin() {
    number = DisplayChanges.beginList()
    list.nodes.removeAll(keepingCapacity: true)
    trees.removeAll(keepingCapacity: true)
  }

  /// The index of the layer's node, if nothing of what the layer and all in it show has changed since the list began.
  @MainActor
  func indexIfUnchanged(_ layer: CALayer) -> Int? {
    let index = layer.listIndex
    guard layer.firstListWithChange <= number, index < list.nodes.count,
      list.nodes[index].id.rawValue == layer.serialNumber
    else { return nil }
    return index
  }
}
