import CollectionLayouts
import UIKit

extension CarouselLayout {
  /// Returns a carousel with one large item at a time and a peek of its neighbors, as in the App Store.
  static func hero() -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .fractional(width: 1, height: 0.8)  // the width is what `peek` leaves
    layout.peek = 16
    layout.itemSpacing = 10
    layout.spacingReference = .shown
    layout.effect = .cosineZoom(reach: .viewport)
    layout.snapping = .page(minimumDrag: 40)
    return layout
  }
}
