import Foundation

extension UICollectionViewListCell {
  /// What the delete button does by itself: it shows the trailing actions.
  func showDeletion() {
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
    collectionView.swipes?.reveal(path, trailing: true)
  }
}
