import CollectionView
import LayoutEngine

struct LaneMetrics {
  let section: SectionMetrics
  let laneSpacing: CGFloat
  let laneBreadth: CGFloat
  let configuration: LanePacking.Configuration
}

extension WaterfallLayout {
  /// Reports invalid values, and records self-sizing headers and footers.
  func askForLaneMetrics(ofSection section: Int, in view: UICollectionView) -> LaneMetrics {
    let delegate = view.delegate as? any WaterfallLayoutDelegate
    let metrics = askForMetrics(ofSection: section, in: view)
    let longest = CGFloat(LanePacking.maximumLength) / 2
    func spacing(_ given: CGFloat, upTo limit: CGFloat, _ property: String, own: CGFloat) -> CGFloat {
      inputCheck.accept(
        given, in: 0...min(limit, longest), orElse: 0, of: property,
        at: reportPath(ofSection: section, isOwn: delegate == nil || given == own), in: self)
    }
    let breadth = breadth(of: view.bounds)
    let given = delegate?.collectionView(view, layout: self, laneSpacingForSectionAt: section) ?? laneSpacing
    let lanes = delegate?.collectionView(view, layout: self, laneCountForSectionAt: section) ?? laneCount
    let laneCount = laneCount(
      lanes, at: reportPath(ofSection: section, isOwn: delegate == nil || lanes == self.laneCount),
      insets: metrics.insets, laneSpacing: Double(given > 0 ? min(given, longest) : 0),
      breadth: breadth)
    let room = breadth - axis.near(of: metrics.insets) - axis.far(of: metrics.insets)
    let laneSpacing = spacing(
      given, upTo: InputCheck.spacingLimit(ofLanes: laneCount, in: room), "laneSpacing", own: laneSpacing)
    let itemSpacing = spacing(
      delegate?.collectionView(view, layout: self, itemSpacingForSectionAt: section) ?? itemSpacing,
      upTo: longest, "itemSpacing", own: itemSpacing)
    return LaneMetrics(
      section: metrics, laneSpacing: laneSpacing,
      laneBreadth: CGFloat(
        LaneSection.laneBreadth(
          axis: axis, breadth: breadth, insets: metrics.insets, laneSpacing: Double(laneSpacing),
          laneCount: laneCount)),
      configuration: LanePacking.Configuration(
        laneCount: laneCount, itemSpacing: Double(itemSpacing),
        placement: LanePlacement(
          delegate?.collectionView(view, layout: self, placementForSectionAt: section) ?? placement)))
  }

  private func laneCount(
    _ given: LaneCount, at path: IndexPath, insets: LayoutInsets, laneSpacing: Double, breadth: Double
  ) -> Int {
    switch given {
    case .fixed(let count):
      return inputCheck.accept(
        count, in: 1...LanePacking.maximumLaneCount, of: "laneCount", at: path, in: self)
    case .fitting(let minimumBreadth):
      let minimum = inputCheck.accept(
        minimumBreadth, in: 1...InputCheck.greatest, orElse: 1, of: "minimumBreadth", at: path, in: self)
      return LaneSection.laneCount(
        axis: axis, breadth: breadth, insets: insets, laneSpacing: laneSpacing,
        minimumLaneBreadth: Double(minimum))
    }
  }
}

extension LanePlacement {
  init(_ placement: WaterfallLayout.Placement) {
    switch placement {
    case .shortestLane: self = .shortestLane
    case .sequential: self = .sequential
    }
  }
}
