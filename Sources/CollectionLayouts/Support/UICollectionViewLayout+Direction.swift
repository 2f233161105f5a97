import CollectionView
import LayoutEngine

/// UIKit mirrors the layouts' results (`flipsHorizontallyInOppositeLayoutDirection`), but not content
/// offsets: a layout converts them by ``VisibleArea``.
extension UICollectionViewLayout {
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The contents' width, or the visible area's if they are narrower.
  var mirroringWidth: CGFloat {
    max(collectionViewContentSize.width, CGFloat(visibleSize.width))
  }
}
