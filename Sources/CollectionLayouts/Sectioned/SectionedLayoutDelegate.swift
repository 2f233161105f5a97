import CollectionView

/// The methods that configure single sections.
///
/// The layouts' own delegates extend this protocol. Every method is optional; the defaults return the
/// layout's properties.
public protocol SectionedLayoutDelegate: UICollectionViewDelegate {
  /// Returns the insets around a section's items, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the length of a section's header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> LayoutLength

  /// Returns the length of a section's footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> LayoutLength
}

extension SectionedLayoutDelegate {
  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? SectionedLayout)?.sectionInset ?? .zero }

  /// Returns the layout's `headerReferenceLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> LayoutLength { (collectionViewLayout as? SectionedLayout)?.headerReferenceLength ?? 0 }

  /// Returns the layout's `footerReferenceLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> LayoutLength { (collectionViewLayout as? SectionedLayout)?.footerReferenceLength ?? 0 }
}
