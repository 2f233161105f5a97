import CollectionView
import LayoutEngine

extension WaterfallLayout {
  /// What the next preparation must ask for.
  enum Staleness {
    case nothing
    /// The lengths of these items.
    case items([IndexPath])
    case everything
  }

  func itemLength(forLaneBreadth laneBreadth: CGFloat) -> CGFloat {
    switch itemLength {
    case .fixed(let length): length
    case .ratio(let ratio): ratio * laneBreadth
    }
  }

  var axis: Axis { Axis(scrollDirection) }

  func breadth(of bounds: CGRect) -> Double { axis.breadth(of: Rect(bounds).size) }

  /// Takes note of what a context says is no longer valid.
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? WaterfallInvalidationContext, context.movesPinnedViewsOnly { return }
    let items = context.invalidatedItemIndexPaths ?? []
    let isSpecific =
      !items.isEmpty && !context.invalidateEverything && !context.invalidateDataSourceCounts
      && context.invalidatedSupplementaryIndexPaths == nil
    switch staleness {
    case .nothing where isSpecific: staleness = .items(items)
    case .items(let earlier) where isSpecific: staleness = .items(earlier + items)
    default: staleness = .everything
    }
  }

  func bringUpToDate() {
    guard let collectionView else {
      sections = nil
      staleness = .everything
      return
    }
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    switch staleness {
    case .items(let indexPaths) where sections?.breadth == breadth(of: collectionView.bounds):
      updateItems(at: indexPaths, in: collectionView, delegate)
    case .nothing where sections?.breadth == breadth(of: collectionView.bounds): break
    default:
      var sections = LaneSections(axis: axis, breadth: breadth(of: collectionView.bounds))
      for index in 0..<collectionView.numberOfSections {
        sections.append(section(index, of: collectionView, delegate))
      }
      self.sections = sections
    }
    staleness = .nothing
  }

  private func section(
    _ index: Int, of collectionView: UICollectionView, _ delegate: WaterfallLayoutDelegate?
  ) -> LaneSection {
    let metrics = WaterfallSectionMetrics(section: index, of: collectionView, layout: self, delegate)
    let configuration = LanePacking.Configuration(
      laneCount: metrics.laneCount, itemSpacing: metrics.itemSpacing, placement: placement)
    let count = collectionView.numberOfItems(inSection: index)
    let packing: LanePacking
    if let delegate {
      packing = LanePacking(configuration, count: count) { item in
        let indexPath = IndexPath(item: item, section: index)
        let length = length(of: indexPath, laneBreadth: metrics.laneBreadth, collectionView, delegate)
        let span = delegate.collectionView(collectionView, layout: self, spanForItemAt: indexPath)
        return (Double(length), span)
      }
    } else {
      let length = lengthCheck.accept(
        itemLength(forLaneBreadth: metrics.laneBreadth), of: "item",
        at: IndexPath(item: 0, section: index), in: self)
      packing = LanePacking(configuration, count: count) { _ in length }
    }
    return LaneSection(
      axis: axis, headerExtent: metrics.headerLength, insets: metrics.insets,
      laneSpacing: metrics.laneSpacing,
      footerExtent: metrics.footerLength, packing: packing)
  }

  private func length(
    of indexPath: IndexPath, laneBreadth: CGFloat, _ collectionView: UICollectionView,
    _ delegate: WaterfallLayoutDelegate
  ) -> CGFloat {
    let length = delegate.collectionView(
      collectionView, layout: self, lengthForItemAt: indexPath, laneBreadth: laneBreadth)
    return lengthCheck.accept(length, of: "item", at: indexPath, in: self)
  }

  private func updateItems(
    at indexPaths: [IndexPath], in collectionView: UICollectionView, _ delegate: WaterfallLayoutDelegate?
  ) {
    guard let delegate, var sections = self.sections else { return }
    self.sections = nil
    for (section, indexPaths) in Dictionary(grouping: indexPaths, by: \.section)
      .sorted(by: { $0.key < $1.key })
    where (0..<sections.count).contains(section) {
      let laneBreadth = sections.laneBreadth(ofSection: section)
      sections.updateItems(inSection: section) { packing in
        for indexPath in indexPaths where (0..<packing.count).contains(indexPath.item) {
          let length = length(of: indexPath, laneBreadth: laneBreadth, collectionView, delegate)
          packing.resizeItem(at: indexPath.item, to: length, following: .reflowLater)
        }
        packing.pack(atMost: packing.count)
      }
    }
    self.sections = sections
  }
}

/// What holds for one section: the delegate's answers, or the layout's properties.
private struct WaterfallSectionMetrics {
  let insets: Insets
  let laneSpacing: CGFloat
  let itemSpacing: CGFloat
  let laneCount: Int
  let laneBreadth: CGFloat
  let headerLength: CGFloat
  let footerLength: CGFloat

  init(
    section: Int, of view: UICollectionView, layout: WaterfallLayout, _ delegate: WaterfallLayoutDelegate?
  ) {
    let axis = layout.axis
    let breadth = layout.breadth(of: view.bounds)
    let indexPath = IndexPath(item: 0, section: section)

    let inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    insets = Insets(inset)
    precondition(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite),
      "WaterfallLayout: the inset of section \(section) must be finite, not \(inset)")
    laneSpacing =
      delegate?.collectionView(view, layout: layout, laneSpacingForSectionAt: section) ?? layout.laneSpacing
    WaterfallLayout.check(spacing: laneSpacing, "laneSpacing of section \(section)")
    itemSpacing =
      delegate?.collectionView(view, layout: layout, itemSpacingForSectionAt: section) ?? layout.itemSpacing
    WaterfallLayout.check(spacing: itemSpacing, "itemSpacing of section \(section)")

    let lanes =
      delegate?.collectionView(view, layout: layout, laneCountForSectionAt: section)
      ?? WaterfallLayout.automaticLaneCount
    precondition(
      lanes >= 1, "WaterfallLayout: laneCount of section \(section) must be at least 1, not \(lanes)")
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
  }
}
