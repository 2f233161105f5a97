import CollectionView

/// Stores what was selected by taps, in their order.
final class Selections: NSObject, UICollectionViewDelegate {
  var paths: [IndexPath] = []

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    paths.append(indexPath)
  }
}
