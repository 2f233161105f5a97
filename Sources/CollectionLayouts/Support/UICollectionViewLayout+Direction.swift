import CollectionView
import LayoutEngine

/// UIKit mirrors the layouts' results (`flipsHorizontallyInOppositeLayoutDirection`), but not content
/// offsets. A layout converts these with ``VisibleArea``.
extension UICollectionViewLayout {
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The contents' width, or the visible area's width if the contents are narrower.
  var mirroringWidth: CGFloat {
    max(collectionViewContentSize.width, CGFloat(visibleSize.width))
  }
}
