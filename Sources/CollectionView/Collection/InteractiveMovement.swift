#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// An item that is being moved by hand. The data source does not hear of it before the end: until then paths and counts are
/// what is shown, not what the data source has.
struct InteractiveMovement {
  /// Where the data source has the item.
  let original: IndexPath
  /// Where its place is among the shown ones.
  var current: IndexPath
  /// Where its middle is, in the contents.
  var position: CGPoint
  /// Whether it follows the hand by now: to its first position it is taken.
  var isHeld = false
  /// Scrolls while the item is held at an edge.
  var scrolling: FrameObserver?

  /// Where the data source has the item that is shown at a path.
  func dataSourcePath(for shown: IndexPath) -> IndexPath {
    if shown == current { return original }
    var path = shown
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }
}
#endif
