import CollectionView

/// An item that is being moved by hand.
struct MovingItem: Equatable {
  /// The path at which the item was picked up, its path in the data until it is dropped.
  var original: IndexPath
  /// The current path of the item in the layout.
  var current: IndexPath

  /// Creates a moving item, or returns `nil` if several items are moved at once.
  ///
  /// - Parameter before: The previous moving item.
  init?(from previousIndexPaths: [IndexPath], to targetIndexPaths: [IndexPath], before: MovingItem?) {
    guard let previous = previousIndexPaths.first, let target = targetIndexPaths.first,
      previousIndexPaths.count == 1
    else { return nil }
    (original, current) = (before?.original ?? previous, target)
  }

  /// Returns the path in the data of the item at a layout path.
  func pathInData(_ path: IndexPath) -> IndexPath {
    if path == current { return original }
    var item = path.item
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == original.section, item >= original.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
