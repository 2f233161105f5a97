#if !os(tvOS)
import CollectionView

extension PhotoStackLayout {
  /// Lets a tap open the stack into another layout, and the next one close it again: the gesture of the photo albums. The
  /// photos travel between their places in both; a tap while they do turns them round.
  ///
  /// Adds a `UITapGestureRecognizer` to the collection view, which keeps both layouts. Call it once.
  public func attachOpening(to collectionView: UICollectionView, layout: UICollectionViewLayout) {
    let tap = UITapGestureRecognizer()
    tap.addAction { [self, weak collectionView] _ in
      guard let collectionView else { return }
      let isOpen = collectionView.collectionViewLayout === layout
      collectionView.setCollectionViewLayout(isOpen ? self : layout, animated: true)
    }
    collectionView.addGestureRecognizer(tap)
  }
}
#endif
