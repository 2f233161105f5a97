import CollectionLayouts
import CollectionView

/// The same items, with all lengths returned in one array.
final class LengthsAtOnce: Source {
  private lazy var all = lengths.map { CGFloat($0) }

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]? { all }
}
