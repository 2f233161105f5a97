import CollectionView
import LayoutEngine

// `noteInvalidation` records an invalidation. The next preparation (`bringUpToDate`) asks only for stale
// information, packs it, and restores the anchor.
//
//     invalidateLayout(with:)     prepare()                               next frames
//     record anchors ───────────▶ ask for ──▶ pack to the ──▶ restore ──▶ pack
//     and stale values            values      screen's end    anchors     the tail
//
// For example, the first of a million waterfall items changes its length while the last one is on screen:
//
// 1. `noteAnchors` records the visible items and their distances from the start of the visible area.
// 2. `ask(forItems:ofSection:in:)` asks the delegate for item 0.
// 3. `restoreAnchors` packs items up to the end of the screen, and moves the content offset to the anchor, in
//    about 2 ms.
// 4. `packTail` packs the rest in the next frames.
//
// In a batch of updates, the preparation does nothing. The layout packs once the changes of each item are
// known (`follow`), or at the first query, if that comes earlier (`packWithoutUpdates`).

extension SectionedLayout {
  /// Returns `true` if new bounds move the items.
  ///
  /// A new breadth moves all items. In mirrored horizontal contents, a new width moves them, too.
  func movesItems(_ newBounds: CGRect) -> Bool {
    breadth(of: newBounds) != contents?.breadth
      || !axis.isVertical && isMirrored && newBounds.width != collectionView?.bounds.width
  }

  // MARK: Settings

  /// Invalidates the metrics if the values differ. Call this for a property that doesn't affect the values of
  /// items.
  func changedMetrics<Value: Equatable>(from oldValue: Value, to value: Value) {
    if value != oldValue { invalidateMetrics() }
  }

  /// Invalidates everything except the known values of items.
  func invalidateMetrics() {
    let context = makeContext()
    context.changesMetrics = true
    invalidateLayout(with: context)
  }

  /// Moves the pinned views if the values differ. Call this for a property that affects nothing else.
  func changedPinning<Value: Equatable>(from oldValue: Value, to value: Value) {
    if value != oldValue { movePinnedViews() }
  }

  func movePinnedViews() {
    let context = makeContext()
    context.leavesItems = true
    invalidateLayout(with: context)
  }

  // MARK: Noting changes

  /// Records an invalidation, and returns the context to pass on to the view.
  func noteInvalidation(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let own = context as? SectionedInvalidationContext
    if own?.leavesItems == true { return context }
    if let measurement = own?.measurement {
      apply(measurement, adjusting: context)
      return contextListingNothing(adjustedAs: context)
    }
    let targets = context.targetIndexPathsForInteractivelyMovingItems
    if let own, !own.endsMovement, let targets,
      let sources = context.previousIndexPathsForInteractivelyMovingItems
    {
      own.movingItem = MovingItem(from: sources, to: targets, before: movingItem)
    }
    let isMoving = targets != nil
    if context.invalidateEverything, context.invalidateDataSourceCounts, !isMoving {
      boundaries.expectOtherCounts()
    }
    measurer?.note(context, movingItem: movingItem)
    let wasNothing = staleness.isNothing
    staleness.add(context)
    if staleness.everything || staleness.metrics || staleness.counts { anchoring.anchored.elements = [] }
    guard context.invalidateDataSourceCounts else {
      return context.invalidateEverything ? context : contextListingNothing(adjustedAs: context)
    }
    let before = movingItem?.current ?? own?.movingItem?.original
    movingItem = own?.movingItem
    if wasNothing, let before, let target = movingItem?.current, before.section == target.section {
      staleness = .nothing
      (staleness.counts, staleness.move) = (true, (before, target))
    }
    return context
  }

  func bringUpToDate() {
    guard let collectionView, let packer else {
      packer?.removeContents()
      staleness = SectionedStaleness()
      return
    }
    if packer.isReady, packer.breadth != breadth(of: collectionView.bounds) { staleness.metrics = true }
    // Values for one axis don't apply to the other.
    if !packer.isReady || packer.axis != axis { staleness.everything = true }
    let levels = anchoring.awaitsLevel && measurer?.isLevel == false
    defer { anchoring.awaitsLevel = false }
    guard levels || !staleness.isNothing || anchorTracker.awaited != nil else { return }
    if staleness.counts {
      anchorTracker.noteBeforeUpdates(visibleAnchors(beforeBatch: true))
    } else {
      noteAnchors(showingFirst: levels)
    }
    let stale = staleness
    staleness = .nothing
    // UIKit moves the offset of mirrored contents as soon as their size changes, so the size must be correct.
    if stale.isBatch, !stale.everything, !stale.metrics, !(isMirrored && !axis.isVertical) {
      return updateEnds.awaitsUpdates = true
    }
    if levels { measurer?.level() }
    ask(for: stale, packer, in: collectionView)
    if stale.asksForItems { recentQuestions.add(stale.everything || stale.counts ? nil : stale.items) }
    // During a batch, an awaited anchor waits for a later preparation.
    if !stale.isBatch { anchorTracker.noteAwaited(for: self, along: direction) }
    restoreAnchors()
    packer.packTail(behind: visibleRange(of: collectionView.bounds).upperBound)
  }

  private func ask(
    for stale: SectionedStaleness, _ packer: any SectionPacker, in collectionView: UICollectionView
  ) {
    if let move = stale.move, !stale.everything, !stale.metrics,
      packer.moveItem(from: move.source, to: move.target)
    {
      return
    }
    if stale.everything || stale.counts { return packer.askForEverything(in: collectionView) }
    if stale.metrics {
      packer.packAgain(in: collectionView)
    } else if !stale.sections.isEmpty {
      packer.ask(forSections: stale.sections.filter((0..<packer.count).contains).sorted(), in: collectionView)
    }
    ask(for: stale.items, packer, in: collectionView)
  }

  private func ask(
    for paths: some Sequence<IndexPath>, _ packer: any SectionPacker, in collectionView: UICollectionView
  ) {
    let known = paths.filter(packer.hasItem(at:)).map { ItemPath(section: $0.section, item: $0.item) }
      .sorted()
    var rest = known[...]
    while let section = rest.first?.section {
      let items = rest.prefix { $0.section == section }
      packer.ask(forItems: items.map(\.item), ofSection: section, in: collectionView)
      rest = rest.dropFirst(items.count)
    }
  }

  // MARK: Batches of updates

  /// Packs the contents when the changes of a batch are known. Lengths reported by views move with their
  /// items and sections.
  func follow(_ paths: PathsAfterUpdate) {
    guard let collectionView, let packer else { return }
    let hasMoved = measurer?.moveMeasured(paths, in: collectionView) ?? false
    let hasOtherBoundaries = boundaries.isActive && !boundaries.follow(paths.shift).isEmpty
    let again = preservesPaths(paths) ? [] : recentQuestions.items
    if updateEnds.awaitsUpdates, let again {
      packer.follow(paths, in: collectionView)
      let stale = Set(paths.reloadedItems).union(again.compactMap { paths[$0] })
      ask(for: stale, packer, in: collectionView)
      recentQuestions.follow(paths, asking: stale)
    } else if updateEnds.awaitsUpdates || hasMoved || hasOtherBoundaries {
      packer.askForEverything(in: collectionView)
      recentQuestions.add(nil)
    } else {
      return
    }
    updateEnds.awaitsUpdates = false
    packer.packTail(behind: visibleRange(of: collectionView.bounds).upperBound)
    // The view asked for the content size before these changes.
    showContentSize()
  }

  private func preservesPaths(_ paths: PathsAfterUpdate) -> Bool {
    guard let packer else { return false }
    return (0..<packer.count).allSatisfy { section in
      let known = paths.knownItems(ofSection: section)
      guard known.source == section, let shift = known.changes else { return known.source == section }
      return shift.removed.isEmpty && (shift.inserted.first ?? .max) >= packer.itemCount(ofSection: section)
    }
  }

  /// Asks for everything if a query comes before the changes of a batch. Any item may have changed.
  func packWithoutUpdates() {
    guard updateEnds.awaitsUpdates, let collectionView else { return }
    updateEnds.awaitsUpdates = false
    packer?.askForEverything(in: collectionView)
    recentQuestions.add(nil)
  }
}
