import CollectionLayouts
import UIKit

extension CardStackLayout {
  /// Returns a deck of large cards, smaller toward the bottom, which leave sideways and upward.
  static func profiles() -> CardStackLayout {
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 340, height: 480))
    layout.scaleStep = 0.05
    layout.offsetStep = 24
    layout.visibleCount = 3
    layout.dismissalDirections = [.left, .right, .up]
    return layout
  }
}
