import CollectionLayouts
import UIKit

extension CardStackLayout {
  /// Returns a stack of cards with visible upper edges. The front card is dragged down, to the back.
  static func wallet() -> CardStackLayout {
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 340, height: 214))
    layout.offsetDirection = .up
    layout.widthStep = 0
    layout.offsetStep = 44
    layout.visibleCount = 5
    layout.loops = true
    layout.dismissalDirections = [.down]
    return layout
  }
}
