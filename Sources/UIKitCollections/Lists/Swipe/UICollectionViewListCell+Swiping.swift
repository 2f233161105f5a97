import Foundation

extension UICollectionViewListCell {
  /// The default behavior of the delete button.
  func showDeletion() {
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
    collectionView.swipes?.reveal(path, trailing: true)
  }
}
