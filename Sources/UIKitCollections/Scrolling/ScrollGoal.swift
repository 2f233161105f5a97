import Foundation

struct ScrollGoal {
  var indexPath: IndexPath
  let position: UICollectionView.ScrollPosition
  /// The content offset after a scroll without animation, until the visible views have measured themselves.
  /// If the view's offset differs, it has been scrolled since.
  var offset: CGPoint?
  var hasMeasured = false

  func moved(through map: UpdateMap) -> ScrollGoal? {
    map.newPath(of: indexPath).map { ScrollGoal(indexPath: $0, position: position) }
  }
}
