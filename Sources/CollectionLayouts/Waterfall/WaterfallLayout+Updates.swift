import CollectionView
import LayoutEngine

// What a change does not concern is neither asked for nor packed again, and items far behind it are packed in the frames
// that follow.

extension WaterfallLayout {
  /// Takes note of what a context says is no longer valid, and answers what the view is to hear.
  ///
  /// New lengths of items and new gaps are taken in at once, so that the context can make up for what they move.
  func takeIn(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    if context.invalidateDataSourceCounts { batch.anchors = visibleAnchors() }
    let seen = context.movesItemsAsListed ? visibleAnchors() : VisibleAnchors()
    note(context)
    keepInPlace(seen, adjusting: context)
    return contextForView(context)
  }

  private func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? WaterfallInvalidationContext, context.leavesItems { return }
    let place = carried?.current
    if context.invalidateDataSourceCounts { carried = (context as? WaterfallInvalidationContext)?.carried }
    if let carried, context.invalidateDataSourceCounts, case .nothing = staleness {
      let place = place ?? carried.original
      if place.section == carried.current.section {
        staleness = .place(of: place, to: carried.current)
        return
      }
    }
    staleness.add(.init(context))
  }

  func makeContext() -> WaterfallInvalidationContext {
    let type = Self.invalidationContextClass as? WaterfallInvalidationContext.Type
    return type?.init() ?? WaterfallInvalidationContext()
  }

  /// The view asks again for no more than a context lists. But where an item has another length, those behind it move,
  /// and others come into view: so the view gets a context that lists nothing, and asks for all it shows.
  private func contextForView(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let parts = WaterfallStaleness.Parts(context), !parts.counts,
      (context as? WaterfallInvalidationContext)?.leavesItems != true
    else { return context }
    let whole = makeContext()
    whole.contentOffsetAdjustment = context.contentOffsetAdjustment
    whole.contentSizeAdjustment = context.contentSizeAdjustment
    return whole
  }

  func update(_ parts: WaterfallStaleness.Parts, in collectionView: UICollectionView) {
    if parts.counts { return appendItems(in: collectionView) }
    if parts.metrics, !rearrange(in: collectionView) { return layOutEverything(in: collectionView) }
    let sectionCount = sections?.count ?? 0
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    for section in parts.sections.sorted() where (0..<sectionCount).contains(section) {
      refresh(section, in: collectionView, delegate)
    }
    updateItems(at: parts.items, in: collectionView)
    packTail()
  }

  // MARK: Between and around all items

  /// Puts all items where they belong between what is around them now, those far off later. Answers false where an item may
  /// have another length then.
  private func rearrange(in collectionView: UICollectionView) -> Bool {
    guard var sections else { return false }
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    let metrics = (0..<sections.count).map {
      WaterfallSectionMetrics(section: $0, of: collectionView, layout: self, delegate)
    }
    let keepsLengths = metrics.enumerated().allSatisfy { section, metrics in
      metrics.laneCount == sections[section].packing.configuration.laneCount
        && Double(metrics.laneBreadth) == sections.laneBreadth(ofSection: section)
    }
    guard keepsLengths else { return false }
    self.sections = nil
    for (section, metrics) in metrics.enumerated() {
      sections.surroundItems(ofSection: section, metrics)
      if metrics.configuration != sections[section].packing.configuration {
        sections.updateItems(inSection: section) { $0.repackLater(with: metrics.configuration) }
      }
    }
    self.sections = consume sections
    return true
  }

  // MARK: Items at the end

  /// A layout hears of a batch of updates first that counts have changed, and only after it has been prepared what became
  /// of which item. Where nothing got less, the new items are taken to be at the end until ``settle(_:)`` knows. Not
  /// where contents are mirrored: there the offset follows their size at once.
  private func appendItems(in collectionView: UICollectionView) {
    let before = (0..<(sections?.count ?? 0)).map { sections?[$0].packing.count ?? 0 }
    let after = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    guard after.count >= before.count, zip(before, after).allSatisfy(<=),
      !isMirrored || scrollDirection == .vertical
    else {
      return layOutEverything(in: collectionView)
    }
    batch.countsBefore = before
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    for section in before.indices { refresh(section, in: collectionView, delegate) }
    for section in before.count..<after.count {
      sections?.append(self.section(section, of: collectionView, delegate))
    }
  }

  /// Brings the layout in line with what a batch of updates was, as it is told.
  func settle(_ updateItems: [UICollectionViewUpdateItem]) {
    guard let countsBefore = batch.countsBefore, let collectionView else { return }
    batch.countsBefore = nil
    if let reloaded = itemsReloaded(by: updateItems, appendingTo: countsBefore) {
      self.updateItems(at: reloaded, in: collectionView)
      packTail()
    } else {
      layOutEverything(in: collectionView)
    }
    // The view has asked for the size before.
    if collectionView.contentSize != collectionViewContentSize {
      collectionView.contentSize = collectionViewContentSize
    }
  }

  /// Nobody said what the batch was: so it may have been anything.
  func settleWithoutUpdates() {
    guard batch.countsBefore != nil, let collectionView else { return }
    layOutEverything(in: collectionView)
  }

  /// The items that got new contents; nil where something else happened than that and items added at the end.
  private func itemsReloaded(
    by updateItems: [UICollectionViewUpdateItem], appendingTo countsBefore: [Int]
  ) -> [IndexPath]? {
    var reloaded: [IndexPath] = []
    for update in updateItems {
      let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      switch (update.updateAction, before, after) {
      case (.insert, _, let path?):
        let isNewSection = path.section >= countsBefore.count
        guard isNewSection || path.item != NSNotFound && path.item >= countsBefore[path.section] else {
          return nil
        }
      case (.reload, let path?, _) where path.item != NSNotFound: reloaded.append(path)
      default: return nil
      }
    }
    return reloaded
  }

  // MARK: Sections and items

  /// Asks what holds for a section as a whole, and for the items it has more than before.
  private func refresh(
    _ index: Int, in collectionView: UICollectionView, _ delegate: WaterfallLayoutDelegate?
  ) {
    guard var sections else { return }
    self.sections = nil
    let metrics = WaterfallSectionMetrics(section: index, of: collectionView, layout: self, delegate)
    let old = sections[index].packing.configuration
    if metrics.configuration == old, Double(metrics.laneBreadth) == sections.laneBreadth(ofSection: index) {
      sections.surroundItems(ofSection: index, metrics)
      let added = collectionView.numberOfItems(inSection: index) - sections[index].packing.count
      if added > 0 {
        sections.updateItems(inSection: index) { packing in
          append(added, to: &packing, ofSection: index, metrics, collectionView, delegate)
        }
      }
    } else {
      sections.replaceSection(index, with: section(index, of: collectionView, delegate))
    }
    self.sections = consume sections
  }

  private func updateItems(at indexPaths: [IndexPath], in collectionView: UICollectionView) {
    guard let delegate = collectionView.delegate as? WaterfallLayoutDelegate, var sections else { return }
    self.sections = nil
    let known = indexPaths.filter { $0.count == 2 && (0..<sections.count).contains($0.section) }
    for (section, indexPaths) in Dictionary(grouping: known, by: \.section).sorted(by: { $0.key < $1.key }) {
      let laneBreadth = sections.laneBreadth(ofSection: section)
      sections.updateItems(inSection: section) { packing in
        for indexPath in indexPaths where (0..<packing.count).contains(indexPath.item) {
          let path = pathInData(indexPath)
          let length = length(of: path, laneBreadth: laneBreadth, collectionView, delegate)
          let span = delegate.collectionView(collectionView, layout: self, spanForItemAt: path)
          packing.resizeItem(at: indexPath.item, to: length, span: span, following: .reflowLater)
        }
      }
    }
    self.sections = consume sections
  }
}

extension LaneSections {
  fileprivate mutating func surroundItems(ofSection section: Int, _ metrics: WaterfallSectionMetrics) {
    surroundItems(
      ofSection: section, headerExtent: metrics.headerLength, insets: metrics.insets,
      laneSpacing: metrics.laneSpacing, footerExtent: metrics.footerLength)
  }
}
