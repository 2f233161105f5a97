import CollectionView
import LayoutEngine

extension WaterfallLayout {
  /// Takes in what has changed since the last time.
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
    case .place(let source, let target):
      sections?.updateItems(inSection: target.section) {
        $0.moveItem(from: source.item, to: target.item, following: .reflowLater)
      }
      packTail()
    case .parts(let parts): update(parts, in: collectionView)
    case .everything: layOutEverything(in: collectionView)
    }
  }

  /// Asks for everything anew, and packs it.
  func layOutEverything(in collectionView: UICollectionView) {
    batch.countsBefore = nil
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    var sections = LaneSections(axis: axis, breadth: breadth(of: collectionView.bounds))
    var old = self.sections
    self.sections = nil
    for index in 0..<collectionView.numberOfSections {
      // What the memory of a million items is worth: it need not be asked for again.
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
    var indexPath = IndexPath(item: 0, section: section)
    packing.append(count: count) { item in
      indexPath.item = item
      let path = pathInData(indexPath)
      let length = length(of: path, laneBreadth: metrics.laneBreadth, collectionView, delegate)
      let span = delegate.collectionView(collectionView, layout: self, spanForItemAt: path)
      return (Double(length), span)
    }
  }

  /// What the data calls the item that the layout has at a path.
  func pathInData(_ path: IndexPath) -> IndexPath { carried?.pathInData(path) ?? path }

  func length(
    of indexPath: IndexPath, laneBreadth: CGFloat, _ collectionView: UICollectionView,
    _ delegate: WaterfallLayoutDelegate
  ) -> CGFloat {
    let length = delegate.collectionView(
      collectionView, layout: self, lengthForItemAt: indexPath, laneBreadth: laneBreadth)
    // Almost every time nothing is wrong, and there is no need to look at what was reported.
    if length >= 0, length < .infinity { return length }
    return lengthCheck.accept(length, of: "item", at: indexPath, in: self)
  }
}
