#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The item that an animated scroll goes to.
struct ScrollGoal {
  /// The item's path now: batches move it.
  var indexPath: IndexPath
  /// Where it is to be in the view.
  let position: UICollectionView.ScrollPosition
}
#endif
