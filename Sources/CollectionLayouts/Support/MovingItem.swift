import CollectionView

struct MovingItem: Equatable {
  /// The item's path in the data until it is dropped.
  var original: IndexPath
  /// The item's path in the layout.
  var current: IndexPath

  /// Returns `nil` if several items are moved at once.
  init?(from previousIndexPaths: [IndexPath], to targetIndexPaths: [IndexPath], before: MovingItem?) {
    guard let previous = previousIndexPaths.first, let target = targetIndexPaths.first,
      previousIndexPaths.count == 1
    else { return nil }
    (original, current) = (before?.original ?? previous, target)
  }

  func pathInData(_ path: IndexPath) -> IndexPath {
    if path == current { return original }
    var item = path.item
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == original.section, item >= original.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
