import UIKitViews

/// A list of a layer tree, with what is needed to take parts of it over into the next one.
struct ListedTrees {
  /// A node's layer and all that is in it.
  struct Tree {
    /// How many nodes it has.
    var count = 1
    /// Whether its nodes are the same wherever its superlayer lies, as long as that only moves, and shows all that is in the reach.
    var isFixed = false
    /// Where it was looked whether something is in sight, in the picture's coordinates. Null: nowhere.
    var reach = CGRect.null
    /// How far its superlayer has moved the picture's coordinates.
    var offset = CGVector.zero
    /// The view of the node's layer, if it has a voice.
    var voice: ViewReference?
  }

  /// The number of the list: see `DisplayChanges`.
  private(set) var number = 0
  /// One for each node.
  var trees: [Tree] = []
  var nodes: [DisplayNode] = []

  @MainActor
  mutating func begin() {
    number = DisplayChanges.beginList()
    trees.removeAll(keepingCapacity: true)
  }

  /// The index of the layer's node, if nothing of what the layer and all in it show has changed since the list began.
  @MainActor
  func indexIfUnchanged(_ layer: CALayer) -> Int? {
    let index = layer.listIndex
    guard layer.changedBefore <= number, index < nodes.count, nodes[index].id.rawValue == layer.serialNumber
    else { return nil }
    return index
  }
}
