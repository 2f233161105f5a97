import CollectionView
import LayoutEngine

extension WaterfallLayout {
  /// Asks for what is stale. Items that a change moves are packed up to the end of the screen. Added items are packed in
  /// full, and so are all items if everything is stale.
  func bringUpToDate() {
    defer { staleness = .nothing }
    guard let collectionView else {
      sections = nil
      return
    }
    if sections == nil || sections?.breadth != breadth(of: collectionView.bounds) { staleness = .everything }
    switch staleness {
    case .nothing: break
    case .place(let source, let target):
      levelLanes()
      selfSizing.moveItem(from: source, to: target)
      sections?.updateItems(inSection: target.section) {
        $0.moveItem(from: source.item, to: target.item, following: .reflowLater)
      }
      packTail()
    case .parts(let parts): update(parts, in: collectionView)
    case .everything: layOutEverything(in: collectionView)
    }
  }

  /// Asks for everything again, and packs all of it.
  func layOutEverything(in collectionView: UICollectionView) {
    batch.countsBefore = nil
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    selfSizing.forgetWhatSizesItself()
    selfSizing.takeCounts(of: collectionView)
    var sections = LaneSections(axis: axis, breadth: breadth(of: collectionView.bounds))
    var old = self.sections
    self.sections = nil
    for index in 0..<collectionView.numberOfSections {
      // Memory for a million items takes long to allocate: it is used again.
      let isKnown = index < (old?.count ?? 0)
      let items = isKnown ? old?.takeItems(ofSection: index) : nil
      sections.append(section(index, of: collectionView, delegate, reusing: consume items))
    }
    self.sections = sections
  }

  func section(
    _ index: Int, of collectionView: UICollectionView, _ delegate: WaterfallLayoutDelegate?,
    reusing items: consuming LanePacking? = nil
  ) -> LaneSection {
    let metrics = WaterfallSectionMetrics(section: index, of: collectionView, layout: self, delegate)
    selfSizing.note(metrics, ofSection: index)
    var packing = LanePacking(metrics.configuration)
    if var items = consume items {
      items.removeAll(metrics.configuration)
      packing = consume items
    }
    append(
      collectionView.numberOfItems(inSection: index), to: &packing, ofSection: index, metrics, collectionView,
      delegate)
    return LaneSection(
      axis: axis, headerExtent: metrics.headerLength, insets: metrics.insets,
      laneSpacing: metrics.laneSpacing, footerExtent: metrics.footerLength, packing: packing,
      hasTrailingLaneFirst: laneOrder == .trailingFirst)
  }

  /// Asks for the next `count` items of a section and packs them.
  func append(
    _ count: Int, to packing: inout LanePacking, ofSection section: Int, _ metrics: WaterfallSectionMetrics,
    _ collectionView: UICollectionView, _ delegate: WaterfallLayoutDelegate?
  ) {
    WaterfallLengths(
      ofSection: section, laneBreadth: metrics.laneBreadth, of: collectionView, layout: self, delegate
    ).append(count, to: &packing)
  }
}
