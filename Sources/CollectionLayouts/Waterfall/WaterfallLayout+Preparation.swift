import CollectionView
import LayoutEngine

extension WaterfallLayout {
  func itemLength(forLaneBreadth laneBreadth: CGFloat) -> CGFloat {
    switch itemLength {
    case .fixed(let length): length
    case .ratio(let ratio): ratio * laneBreadth
    }
  }

  var axis: Axis { Axis(scrollDirection) }

  func breadth(of bounds: CGRect) -> Double { axis.breadth(of: Rect(bounds).size) }

  func bringUpToDate() {
    defer { staleness = .nothing }
    guard let collectionView else {
      sections = nil
      staleness = .everything
      return
    }
    if sections == nil || sections?.breadth != breadth(of: collectionView.bounds) { staleness = .everything }
    switch staleness {
    case .nothing: break
    case .parts(let parts): update(parts, in: collectionView)
    case .everything: layOutEverything(in: collectionView)
    }
  }

  func layOutEverything(in collectionView: UICollectionView) {
    isAssumingAppendedItems = false
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    var sections = LaneSections(axis: axis, breadth: breadth(of: collectionView.bounds))
    for index in 0..<collectionView.numberOfSections {
      sections.append(section(index, of: collectionView, delegate))
    }
    self.sections = sections
  }

  func section(
    _ index: Int, of collectionView: UICollectionView, _ delegate: WaterfallLayoutDelegate?
  ) -> LaneSection {
    let metrics = WaterfallSectionMetrics(section: index, of: collectionView, layout: self, delegate)
    var packing = LanePacking(metrics.configuration)
    append(
      collectionView.numberOfItems(inSection: index), to: &packing, ofSection: index, metrics, collectionView,
      delegate)
    return LaneSection(
      axis: axis, headerExtent: metrics.headerLength, insets: metrics.insets,
      laneSpacing: metrics.laneSpacing, footerExtent: metrics.footerLength, packing: packing)
  }

  /// Asks for as many items as there are more in a section than in its packing.
  func append(
    _ count: Int, to packing: inout LanePacking, ofSection section: Int, _ metrics: WaterfallSectionMetrics,
    _ collectionView: UICollectionView, _ delegate: WaterfallLayoutDelegate?
  ) {
    guard let delegate else {
      let length = lengthCheck.accept(
        itemLength(forLaneBreadth: metrics.laneBreadth), of: "item",
        at: IndexPath(item: 0, section: section), in: self)
      return packing.append(count: count) { _ in length }
    }
    packing.append(count: count) { item in
      let indexPath = IndexPath(item: item, section: section)
      let length = length(of: indexPath, laneBreadth: metrics.laneBreadth, collectionView, delegate)
      let span = delegate.collectionView(collectionView, layout: self, spanForItemAt: indexPath)
      return (Double(length), span)
    }
  }

  func length(
    of indexPath: IndexPath, laneBreadth: CGFloat, _ collectionView: UICollectionView,
    _ delegate: WaterfallLayoutDelegate
  ) -> CGFloat {
    let length = delegate.collectionView(
      collectionView, layout: self, lengthForItemAt: indexPath, laneBreadth: laneBreadth)
    return lengthCheck.accept(length, of: "item", at: indexPath, in: self)
  }
}
