import Foundation

struct ScrollGoal {
  var indexPath: IndexPath
  let position: UICollectionView.ScrollPosition
  /// The offset of the item after a scroll without animation, until the visible views have measured
  /// themselves. A different content offset means later scrolling.
  var offset: CGPoint?
  var hasMeasured = false

  func moved(through map: UpdateMap) -> ScrollGoal? {
    map.newPath(of: indexPath).map { ScrollGoal(indexPath: $0, position: position) }
  }
}
