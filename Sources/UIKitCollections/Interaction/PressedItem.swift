import Foundation

/// The item under a finger that may be about to select it. It is highlighted.
struct PressedItem {
  weak var touch: UITouch?
  var indexPath: IndexPath
}
