import CollectionView
import LayoutEngine

// What a change does not concern is neither asked for nor packed again.
//
// Take a change far from the screen. The first of a million items gets another length while the last one is on screen, and
// the app calls `invalidateLayout(with:)` with a context that names item 0:
//
// 1. The layout remembers the visible items, and how far each is from the start of the visible area: the anchors.
//    (`takeIn`, `visibleAnchors`)
// 2. It notes that item 0 is stale, and is brought up to date at once. The delegate is asked for its length and span. From
//    item 0 on, no item has a place now: `LanePacking.packedCount` is 0. (`note`, `keepInPlace`, `updateItems`)
// 3. Items are packed up to where the screen ended. Here these are nearly all, in about 2 ms; up to 16,384 behind them are
//    packed along. Further up in the contents, more would be left for the next frames, and the content size would be at
//    least the old one until then. (`packTail`)
// 4. The context is told how far the first anchor has moved along the axis; its lane may be another. (`visibleStart`,
//    `adjust`)
// 5. The view gets a context that lists nothing, and moves the content offset at once. (`contextForView`)
// 6. In the view's next layout, `prepare()` finds nothing stale, and the view asks for all elements on screen.
//
// Without anchors, 2 and 3 happen in `prepare()`. Where no item can change its lane (one lane, or lanes in turn, and no
// spans), `resizeItem` moves the items behind, and 3 packs nothing.
//
// If the app reloads item 0 in a batch of updates instead, `takeIn` does 1, and `prepare()` asks for metrics only
// (`takeInCounts`). `prepare(forCollectionViewUpdates:)` does 2 and 3 (`settle`) and finds the first anchor's new place,
// which `targetContentOffset` makes an offset.

extension WaterfallLayout {
  /// Takes in an invalidation: remembers anchors, notes what is stale, keeps the anchors in place. Returns the context for
  /// the view.
  func takeIn(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    if let measurement = (context as? SectionedInvalidationContext)?.measurement {
      take(measurement, adjusting: context)
      return contextListingNothing(adjustedAs: context)
    }
    // What is shown from now on is what the view is turned back to.
    let leavesItems = (context as? SectionedInvalidationContext)?.leavesItems == true
    if !leavesItems, !kept.isNoted { kept = KeptAnchors() }
    if context.invalidateDataSourceCounts {
      batch.anchors = visibleAnchors()
      noteCounts(context)
    }
    let seen = context.movesItemsAsListed ? visibleAnchors() : VisibleAnchors()
    note(context)
    keepInPlace(seen, adjusting: context)
    return contextForView(context)
  }

  /// Notes what a context invalidates: only the item's move, while an item is moved by hand within its section.
  private func note(_ context: UICollectionViewLayoutInvalidationContext) {
    let own = context as? SectionedInvalidationContext
    if own?.leavesItems == true { return }
    if context.invalidateDataSourceCounts {
      let placeBefore = carried?.current
      if let own { selfSizing.follow(own, carried: carried) }
      carried = own?.carried
      if let carried, case .nothing = staleness {
        let place = placeBefore ?? carried.original
        if place.section == carried.current.section {
          staleness = .place(of: place, to: carried.current)
          return
        }
      }
    }
    staleness.add(.init(context))
  }

  private func contextForView(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let parts = WaterfallStaleness.Parts(context), !parts.counts,
      (context as? SectionedInvalidationContext)?.leavesItems != true
    else { return context }
    return contextListingNothing(adjustedAs: context)
  }

  func update(_ parts: WaterfallStaleness.Parts, in collectionView: UICollectionView) {
    levelLanes()
    if parts.counts { return takeInCounts(in: collectionView) }
    if parts.metrics, !rearrange(in: collectionView) { return layOutEverything(in: collectionView) }
    let known = 0..<(sections?.count ?? 0)
    refresh(parts.sections.filter(known.contains).sorted(), in: collectionView)
    updateItems(at: parts.items, in: collectionView)
    packTail()
  }

  // MARK: Metrics of all sections

  /// Takes in the metrics of all sections; items whose places depend on them are left to be packed. Returns false, and
  /// changes nothing, where lanes get another breadth: items may have other lengths then.
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
    sections.update { sections in
      for (section, metrics) in metrics.enumerated() {
        selfSizing.note(metrics, ofSection: section)
        sections.surroundItems(ofSection: section, metrics, hasTrailingLaneFirst: laneOrder == .trailingFirst)
        if metrics.configuration != sections[section].packing.configuration {
          sections.updateItems(inSection: section) { $0.repackLater(with: metrics.configuration) }
        }
      }
    }
    self.sections = consume sections
    return true
  }

  // MARK: Counts

  /// `prepare()` hears only that counts have changed; what happened to which item comes later, in
  /// `prepare(forCollectionViewUpdates:)`. Until then the layout assumes that new items are at the end and asks for those
  /// alone. ``settle(_:)`` checks the assumption. Where there are fewer items or sections, everything is laid out at
  /// once. So are mirrored contents, because there the content offset follows the content size at once.
  private func takeInCounts(in collectionView: UICollectionView) {
    let before = (0..<(sections?.count ?? 0)).map { sections?[$0].packing.count ?? 0 }
    let after = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
    guard after.count >= before.count, zip(before, after).allSatisfy(<=),
      !isMirrored || scrollDirection == .vertical
    else {
      return layOutEverything(in: collectionView)
    }
    batch.countsBefore = before
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    refresh(Array(before.indices), in: collectionView)
    for section in before.count..<after.count {
      // First: the delegate may read the layout, which is not allowed while its sections are being changed.
      let added = self.section(section, of: collectionView, delegate)
      sections?.append(added)
    }
  }

  /// The batch is known now. If it did only what was assumed, asks for the reloaded items; else for everything.
  func settle(_ updateItems: [UICollectionViewUpdateItem]) {
    guard let countsBefore = batch.countsBefore, let collectionView else { return }
    batch.countsBefore = nil
    if let reloaded = itemsReloaded(by: updateItems, appendingTo: countsBefore) {
      self.updateItems(at: reloaded, in: collectionView)
      packTail()
    } else {
      layOutEverything(in: collectionView)
    }
    // The view has already taken the content size from before these changes.
    showContentSize()
  }

  /// Somebody asks before the batch is known. It may have been anything, so everything is asked for.
  func settleWithoutUpdates() {
    guard batch.countsBefore != nil, let collectionView else { return }
    layOutEverything(in: collectionView)
  }

  /// The reloaded items; nil where the batch did anything but reload items and add some at the end.
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

  /// Asks for the metrics of sections, and for the items that they have more than before; for all items of those whose lanes, item
  /// spacing or placement differ.
  private func refresh(_ indices: [Int], in collectionView: UICollectionView) {
    guard var sections else { return }
    self.sections = nil
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    sections.update { sections in
      for index in indices { refresh(index, of: &sections, in: collectionView, delegate) }
    }
    self.sections = consume sections
  }

  private func refresh(
    _ index: Int, of sections: inout LaneSections, in collectionView: UICollectionView,
    _ delegate: WaterfallLayoutDelegate?
  ) {
    let metrics = WaterfallSectionMetrics(section: index, of: collectionView, layout: self, delegate)
    let old = sections[index].packing.configuration
    if metrics.configuration == old, Double(metrics.laneBreadth) == sections.laneBreadth(ofSection: index) {
      selfSizing.note(metrics, ofSection: index)
      sections.surroundItems(ofSection: index, metrics, hasTrailingLaneFirst: laneOrder == .trailingFirst)
      let added = collectionView.numberOfItems(inSection: index) - sections[index].packing.count
      if added > 0 {
        sections.updateItems(inSection: index) { packing in
          append(added, to: &packing, ofSection: index, metrics, collectionView, delegate)
        }
      }
    } else {
      sections.replaceSection(index, with: section(index, of: collectionView, delegate))
    }
  }

  private func updateItems(at indexPaths: [IndexPath], in collectionView: UICollectionView) {
    guard let delegate = collectionView.delegate as? WaterfallLayoutDelegate, var sections else { return }
    self.sections = nil
    let known = indexPaths.filter { $0.count == 2 && (0..<sections.count).contains($0.section) }
    sections.update { sections in
      for (section, indexPaths) in Dictionary(grouping: known, by: \.section).sorted(by: { $0.key < $1.key })
      {
        let lengths = WaterfallLengths(
          ofSection: section, laneBreadth: CGFloat(sections.laneBreadth(ofSection: section)),
          of: collectionView, layout: self, delegate)
        sections.updateItems(inSection: section) { packing in
          for indexPath in indexPaths where (0..<packing.count).contains(indexPath.item) {
            let (length, span) = lengths.ask(for: indexPath.item)
            packing.resizeItem(at: indexPath.item, to: length, span: span, following: .reflowLater)
          }
        }
      }
    }
    self.sections = consume sections
  }
}

extension LaneSections {
  fileprivate mutating func surroundItems(
    ofSection section: Int, _ metrics: WaterfallSectionMetrics, hasTrailingLaneFirst: Bool
  ) {
    surroundItems(
      ofSection: section, headerExtent: metrics.headerLength, insets: metrics.insets,
      laneSpacing: metrics.laneSpacing, footerExtent: metrics.footerLength,
      hasTrailingLaneFirst: hasTrailingLaneFirst)
  }
}
