import CollectionView

/// Stores selections by taps in order.
final class Selections: NSObject, UICollectionViewDelegate {
  var paths: [IndexPath] = []

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    paths.append(indexPath)
  }
}
