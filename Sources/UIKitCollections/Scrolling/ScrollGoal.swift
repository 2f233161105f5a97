import Foundation

/// The item that a scroll goes to.
struct ScrollGoal {
  /// The item's path now: batches move it.
  var indexPath: IndexPath
  /// Where it is to be in the view.
  let position: UICollectionView.ScrollPosition
  /// After a scroll without animation, the offset where the item is, until what is in sight there has measured itself. Another one means
  /// that somebody has scrolled since.
  var offset: CGPoint?
  /// Whether views have measured themselves since then.
  var hasMeasured = false

  /// The goal after a batch. Nil if the item is gone.
  func moved(through map: UpdateMap) -> ScrollGoal? {
    map.newPath(of: indexPath).map { ScrollGoal(indexPath: $0, position: position) }
  }
}
