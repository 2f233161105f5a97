import UIKitCollections

/// Runs a closure the next time a cell appears.
final class ArrivalDelegate: NSObject, UICollectionViewDelegate {
  /// The closure, or `nil` after its call.
  var arrive: (() -> Void)?

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    let arrive = arrive
    self.arrive = nil
    arrive?()
  }
}
