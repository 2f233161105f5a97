import Foundation

/// The item that an animated scroll goes to.
struct ScrollGoal {
  /// The item's path now: batches move it.
  var indexPath: IndexPath
  /// Where it is to be in the view.
  let position: UICollectionView.ScrollPosition

  /// The goal after a batch. Nil if the item is gone.
  func moved(through map: UpdateMap) -> ScrollGoal? {
    map.newPath(of: indexPath).map { ScrollGoal(indexPath: $0, position: position) }
  }
}
