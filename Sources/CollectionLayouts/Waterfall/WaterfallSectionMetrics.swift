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
  /// Whether its header says itself how long it is.
  let sizesHeader: Bool
  let sizesFooter: Bool
  let configuration: LanePacking.Configuration

  init(
    section: Int, of view: UICollectionView, layout: WaterfallLayout, _ delegate: WaterfallLayoutDelegate?
  ) {
    let axis = layout.axis
    let breadth = layout.breadth(of: view.bounds)
    let indexPath = IndexPath(item: 0, section: section)

    func name(_ property: String, isLayoutsOwn: Bool) -> String {
      delegate == nil || isLayoutsOwn ? property : "\(property) of section \(section)"
    }
    let answers = SectionAnswers(section: section, of: view, layout: layout, delegate)
    insets = layout.accepted(
      inset: answers.inset,
      of: name("sectionInset", isLayoutsOwn: answers.inset == layout.sectionInset))
    let given =
      delegate?.collectionView(view, layout: layout, laneSpacingForSectionAt: section) ?? layout.laneSpacing
    laneSpacing = layout.accepted(
      spacing: given, of: name("laneSpacing", isLayoutsOwn: given == layout.laneSpacing))
    let between =
      delegate?.collectionView(view, layout: layout, itemSpacingForSectionAt: section) ?? layout.itemSpacing
    let itemSpacing = layout.accepted(
      spacing: between, of: name("itemSpacing", isLayoutsOwn: between == layout.itemSpacing))
    let placement =
      delegate?.collectionView(view, layout: layout, placementForSectionAt: section) ?? layout.placement

    let lanes =
      delegate?.collectionView(view, layout: layout, laneCountForSectionAt: section)
      ?? WaterfallLayout.automaticLaneCount
    let possible = 1...LanePacking.maximumLaneCount
    if lanes != WaterfallLayout.automaticLaneCount {
      laneCount = layout.lengthCheck.accept(
        lanes, in: possible, of: "laneCount of section \(section)", in: layout)
    } else if let minimum = layout.minimumLaneBreadth {
      let breadthOfLane = layout.lengthCheck.accept(
        minimum, in: 1...LengthCheck.greatest, orElse: 1, of: "minimumLaneBreadth", in: layout)
      laneCount = LaneSection.laneCount(
        axis: axis, breadth: breadth, insets: insets, laneSpacing: laneSpacing,
        minimumLaneBreadth: breadthOfLane)
    } else {
      laneCount = layout.lengthCheck.accept(layout.laneCount, in: possible, of: "laneCount", in: layout)
    }
    laneBreadth = LaneSection.laneBreadth(
      axis: axis, breadth: breadth, insets: insets, laneSpacing: laneSpacing, laneCount: laneCount)

    let sizes = layout.selfSizing
    sizesHeader = answers.headerLength == WaterfallLayout.automaticLength
    headerLength =
      sizesHeader
      ? CGFloat(sizes.boundaries.length(of: .header(section: section)))
      : layout.lengthCheck.accept(answers.headerLength, of: "header", at: indexPath, in: layout)
    sizesFooter = answers.footerLength == WaterfallLayout.automaticLength
    footerLength =
      sizesFooter
      ? CGFloat(sizes.boundaries.length(of: .footer(section: section)))
      : layout.lengthCheck.accept(answers.footerLength, of: "footer", at: indexPath, in: layout)
    configuration = LanePacking.Configuration(
      laneCount: laneCount, itemSpacing: itemSpacing, placement: placement)
  }
}
