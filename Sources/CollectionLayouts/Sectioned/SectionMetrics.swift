import CollectionView
import LayoutEngine

/// What holds for a section as a whole: the delegate's answers, or the layout's properties.
struct SectionMetrics {
  let insets: LayoutInsets
  let headerLength: Double
  let footerLength: Double

  init(
    section: Int, of view: UICollectionView, layout: SectionedLayout,
    _ delegate: (any SectionedLayoutDelegate)?
  ) {
    let path = IndexPath(item: 0, section: section)
    let inset =
      delegate?.collectionView(view, layout: layout, sectionInsetForSectionAt: section) ?? layout.sectionInset
    // Negative insets are fine: items reach outward.
    func side(_ length: CGFloat) -> Double {
      Double(layout.lengthCheck.acceptSigned(length, of: "sectionInset", in: layout))
    }
    insets = LayoutInsets(
      top: side(inset.top), left: side(inset.left), bottom: side(inset.bottom), right: side(inset.right))
    let header =
      delegate?.collectionView(view, layout: layout, referenceLengthForHeaderInSection: section)
      ?? layout.headerReferenceLength
    headerLength = Double(layout.lengthCheck.accept(header, of: "header", at: path, in: layout))
    let footer =
      delegate?.collectionView(view, layout: layout, referenceLengthForFooterInSection: section)
      ?? layout.footerReferenceLength
    footerLength = Double(layout.lengthCheck.accept(footer, of: "footer", at: path, in: layout))
  }
}
