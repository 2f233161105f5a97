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

  /// The content offset as the layout computes it for one on screen, and the other way round: mirroring twice is none.
  func mirrored(_ offset: CGPoint) -> CGPoint {
    guard isMirrored, let collectionView else { return offset }
    let end = max(0, collectionViewContentSize.width - collectionView.bounds.width)
    return CGPoint(x: end - offset.x, y: offset.y)
  }
}
