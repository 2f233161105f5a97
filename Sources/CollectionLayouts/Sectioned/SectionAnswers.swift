import CollectionView

/// What is known of a section as a whole, as it was given: the delegate's answers, or the layout's properties.
struct SectionAnswers {
  let inset: UIEdgeInsets
  let headerLength: CGFloat
  let footerLength: CGFloat

  init(
    section: Int, of view: UICollectionView, layout: any SectionProperties,
    _ delegate: (any SectionedLayoutDelegate)?
  ) {
    inset =
      delegate?.collectionView(view, layout: layout, sectionInsetForSectionAt: section) ?? layout.sectionInset
    headerLength =
      delegate?.collectionView(view, layout: layout, referenceLengthForHeaderInSection: section)
      ?? layout.headerReferenceLength
    footerLength =
      delegate?.collectionView(view, layout: layout, referenceLengthForFooterInSection: section)
      ?? layout.footerReferenceLength
  }
}
