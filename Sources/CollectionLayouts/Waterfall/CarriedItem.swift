import CollectionView

/// An item that is being moved by hand. Until it is let go, the data has it where it was taken up, and the layout where it is
/// held.
struct CarriedItem: Equatable {
  var original: IndexPath
  var current: IndexPath

  /// What the data calls the item that the layout has at a path.
  func pathInData(_ path: IndexPath) -> IndexPath {
    if path == current { return original }
    var item = path.item
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == original.section, item >= original.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
