import CollectionView
import LayoutEngine

/// Layouts compute left to right, and UIKit mirrors their results
/// (`flipsHorizontallyInOppositeLayoutDirection`). It doesn't mirror content offsets: a layout that reads or
/// returns one converts it by ``VisibleArea``.
extension UICollectionViewLayout {
  /// `true` if UIKit currently mirrors this layout.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The width in which the contents are mirrored: their own, or the visible area's if they are narrower.
  var mirroringWidth: CGFloat {
    max(collectionViewContentSize.width, CGFloat(visibleSize.width))
  }
}
