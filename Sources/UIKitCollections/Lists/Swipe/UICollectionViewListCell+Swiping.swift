import Foundation

extension UICollectionViewListCell {
  /// Reveals the trailing swipe actions, as the delete button's default action.
  func showDeletion() {
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
    collectionView.swipes?.reveal(path, trailing: true)
  }
}
