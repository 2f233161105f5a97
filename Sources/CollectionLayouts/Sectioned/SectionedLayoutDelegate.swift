import CollectionView

/// The method that configures single sections of a ``SectionedLayout``.
///
/// The layouts' own delegates extend this protocol. The method is optional; the default returns the layout's
/// property.
public protocol SectionedLayoutDelegate: UICollectionViewDelegate {
  /// Returns the insets around a section's items, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets
}

extension SectionedLayoutDelegate {
  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? SectionedLayout)?.sectionInset ?? .zero }
}
