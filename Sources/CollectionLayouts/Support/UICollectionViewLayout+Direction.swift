import CollectionView

/// Layouts compute left to right and let UIKit mirror what they hand out
/// (`flipsHorizontallyInOppositeLayoutDirection`). Content offsets it does not mirror: a layout that reads one, or
/// returns one, converts it here.
extension UICollectionViewLayout {
  /// Whether UIKit mirrors this layout now.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Converts between a content offset on screen and the layout's own. Mirroring twice changes nothing.
  func mirrored(_ offset: CGPoint) -> CGPoint {
    guard isMirrored, let collectionView else { return offset }
    let end = max(0, collectionViewContentSize.width - collectionView.bounds.width)
    return CGPoint(x: end - offset.x, y: offset.y)
  }
}
