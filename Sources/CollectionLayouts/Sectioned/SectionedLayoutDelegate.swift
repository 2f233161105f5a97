import CollectionView

/// Says what differs from section to section in layouts that are made of sections, as ``WaterfallLayout`` and
/// ``JustifiedLayout`` are. Their own delegates extend it, so that one object can be the delegate of several.
///
/// Every method is optional; the defaults return the layout's properties. As with every Swift protocol, a subclass can
/// override a method only if the class that conforms implements it.
public protocol SectionedLayoutDelegate: UICollectionViewDelegate {
  /// The insets around the items of a section, between header and footer, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The length of a section's header, in points; 0 for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> CGFloat

  /// The length of a section's footer, in points; 0 for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> CGFloat
}

extension SectionedLayoutDelegate {
  /// The layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? SectionedLayout)?.sectionInset ?? .zero }

  /// The layout's `headerReferenceLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> CGFloat { (collectionViewLayout as? SectionedLayout)?.headerReferenceLength ?? 0 }

  /// The layout's `footerReferenceLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> CGFloat { (collectionViewLayout as? SectionedLayout)?.footerReferenceLength ?? 0 }
}
