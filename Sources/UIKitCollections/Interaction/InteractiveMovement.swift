import Foundation

/// An item that is being moved by hand. The data source learns of the move only at its end. Until then, paths
/// and counts describe what is shown, not what the data source has.
struct InteractiveMovement {
  /// The item's path in the data source.
  let original: IndexPath
  /// The item's path among the items as they are shown.
  var current: IndexPath
  /// The middle of the item, in the coordinates of the contents.
  var position: CGPoint
  /// Whether the item has reached the hand. Its way to the first position is animated; from then on it follows
  /// at once.
  var isHeld = false
  /// Scrolls the contents while the item is held at an edge.
  var scrolling: FrameObserver?

  /// The path in the data source of the item that is shown at a path.
  func dataSourcePath(for shown: IndexPath) -> IndexPath {
    if shown == current { return original }
    var path = shown
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }
}
