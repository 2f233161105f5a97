import Foundation

/// The destination item of a scroll.
struct ScrollGoal {
  /// The item's current path. Batches change it.
  var indexPath: IndexPath
  /// The position of the item in the view.
  let position: UICollectionView.ScrollPosition
  /// The offset of the item after a scroll without animation, until the visible views there have measured
  /// themselves. A different content offset means later scrolling.
  var offset: CGPoint?
  /// `true` if views have measured themselves since then.
  var hasMeasured = false

  /// Returns the goal after a batch, or `nil` if the item is gone.
  func moved(through map: UpdateMap) -> ScrollGoal? {
    map.newPath(of: indexPath).map { ScrollGoal(indexPath: $0, position: position) }
  }
}
