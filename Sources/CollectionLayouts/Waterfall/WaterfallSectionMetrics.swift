import CollectionView
import LayoutEngine

/// What holds for a section as a whole: the delegate's answers, or the layout's properties.
struct WaterfallSectionMetrics {
  let insets: LayoutInsets
  let laneSpacing: CGFloat
  let laneCount: Int
  let laneBreadth: CGFloat
  let headerLength: CGFloat
  let footerLength: CGFloat
  let configuration: LanePacking.Configuration

  init(
    section: Int, of view: UICollectionView, layout: WaterfallLayout, _ delegate: WaterfallLayoutDelegate?
  ) {
    let axis = layout.axis
    let breadth = layout.breadth(of: view.bounds)
    let indexPath = IndexPath(item: 0, section: section)

    let inset =
      delegate?.collectionView(view, layout: layout, sectionInsetForSectionAt: section) ?? layout.sectionInset
    insets = LayoutInsets(inset)
    precondition(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite),
      "WaterfallLayout: the inset of section \(section) must be finite, not \(inset).")
    laneSpacing = WaterfallLayout.checked(
      spacing: delegate?.collectionView(view, layout: layout, laneSpacingForSectionAt: section)
        ?? layout.laneSpacing, "laneSpacing of section \(section)")
    let itemSpacing = WaterfallLayout.checked(
      spacing: delegate?.collectionView(view, layout: layout, itemSpacingForSectionAt: section)
        ?? layout.itemSpacing, "itemSpacing of section \(section)")

    let lanes =
      delegate?.collectionView(view, layout: layout, laneCountForSectionAt: section)
      ?? WaterfallLayout.automaticLaneCount
    precondition(
      lanes >= 1, "WaterfallLayout: laneCount of section \(section) must be at least 1, not \(lanes).")
    if lanes != WaterfallLayout.automaticLaneCount {
      laneCount = lanes
    } else if let minimum = layout.minimumLaneBreadth {
      laneCount = LaneSection.laneCount(
        axis: axis, breadth: breadth, insets: insets, laneSpacing: laneSpacing, minimumLaneBreadth: minimum)
    } else {
      laneCount = layout.laneCount
    }
    laneBreadth = LaneSection.laneBreadth(
      axis: axis, breadth: breadth, insets: insets, laneSpacing: laneSpacing, laneCount: laneCount)

    let header =
      delegate?.collectionView(view, layout: layout, referenceLengthForHeaderInSection: section)
      ?? layout.headerReferenceLength
    headerLength = layout.lengthCheck.accept(header, of: "header", at: indexPath, in: layout)
    let footer =
      delegate?.collectionView(view, layout: layout, referenceLengthForFooterInSection: section)
      ?? layout.footerReferenceLength
    footerLength = layout.lengthCheck.accept(footer, of: "footer", at: indexPath, in: layout)
    configuration = LanePacking.Configuration(
      laneCount: laneCount, itemSpacing: itemSpacing, placement: layout.placement)
  }
}
