import CollectionView
import LayoutEngine

/// Layouts compute left to right and let UIKit mirror what they hand out
/// (`flipsHorizontallyInOppositeLayoutDirection`). Content offsets it does not mirror: a layout that reads one, or
/// returns one, converts it by ``VisibleArea``.
extension UICollectionViewLayout {
  /// Whether UIKit mirrors this layout now.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The width in which the contents are mirrored: their own, or that of the visible area where they are narrower.
  var mirroringWidth: CGFloat {
    max(collectionViewContentSize.width, CGFloat(visibleSize.width))
  }
}
