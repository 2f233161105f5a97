import UIKitCollections

/// Does something the next time that a cell comes.
final class ArrivalDelegate: NSObject, UICollectionViewDelegate {
  /// Nil once it is done.
  var arrive: (() -> Void)?

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    let arrive = arrive
    self.arrive = nil
    arrive?()
  }
}
