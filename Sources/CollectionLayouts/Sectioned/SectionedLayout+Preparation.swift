import CollectionView
import LayoutEngine

// An invalidation is noted (`noteInvalidation`). The next preparation (`bringUpToDate`) asks for what is stale, packs it, and restores
// the anchor. It asks for nothing else.
//
//     invalidateLayout(with:)     prepare()                              next frames
//     note the anchors, ────────▶ ask for ──▶ pack up to ──▶ restore ──▶ pack
//     note what is stale          that        the screen     the anchor  the tail
//
// Say that the first of a million items gets another length while the last one is on screen, and that the app calls
// `invalidateLayout(with:)` with a context that names item 0. In a waterfall,
//
// 1. the visible items are noted, and how far each is from the start of the visible area: the anchors (`noteAnchors`),
// 2. the delegate is asked for item 0, and from there on no item is packed (`ask(forItems:ofSection:in:)`),
// 3. items are packed up to the first anchor and the end of the screen, and the content offset goes where the anchor is
//    (`restoreAnchors`), in about 2 ms,
// 4. the tail, behind the screen, is packed in the next frames (`packTail`).
//
// In a batch of updates, the preparation hears only that counts have changed. So it does nothing until it is told what happened to
// which item (`follow`), or until somebody asks for a single element before that (`packWithoutUpdates`).

extension SectionedLayout {
  /// Whether items move when the view gets these bounds: if its breadth changes, or, in mirrored horizontal contents,
  /// its width.
  func movesItems(_ newBounds: CGRect) -> Bool {
    breadth(of: newBounds) != contents?.breadth
      || scrollDirection == .horizontal && isMirrored && newBounds.width != collectionView?.bounds.width
  }

  // MARK: Settings

  /// For the `didSet` of a property that says nothing of single items.
  func changedMetrics<Value: Equatable>(from oldValue: Value, to value: Value) {
    if value != oldValue { invalidateMetrics() }
  }

  /// Everything but what is known of single items is stale.
  func invalidateMetrics() {
    let context = makeContext()
    context.changesMetrics = true
    invalidateLayout(with: context)
  }

  /// For the `didSet` of a property that moves pinned views only.
  func changedPinning<Value: Equatable>(from oldValue: Value, to value: Value) {
    if value != oldValue { movePinnedViews() }
  }

  /// Nothing but pinned views moves.
  func movePinnedViews() {
    let context = makeContext()
    context.leavesItems = true
    invalidateLayout(with: context)
  }

  // MARK: Noting changes

  /// Notes what a context invalidates. Returns the context for the view.
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
    if staleness.everything || staleness.metrics || staleness.counts { anchoring.anchored = [] }
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

  /// Asks for what is stale, packs it, and restores the anchors.
  func bringUpToDate() {
    guard let collectionView, let packer else {
      packer?.removeContents()
      staleness = SectionedStaleness()
      return
    }
    if packer.isReady, packer.breadth != breadth(of: collectionView.bounds) { staleness.metrics = true }
    // Along another axis, what is known of items is not what is asked for.
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
    // UIKit moves the offset of mirrored contents as soon as their size changes, so the size must be right now.
    if stale.awaitsUpdates, !stale.everything, !stale.metrics, !(isMirrored && scrollDirection == .horizontal)
    {
      return awaitsUpdates = true
    }
    if levels { measurer?.level() }
    ask(for: stale, packer, in: collectionView)
    if stale.asksForItems { recentQuestions.add(stale.everything || stale.counts ? nil : stale.items) }
    // Else the batch is told first.
    if !stale.awaitsUpdates { anchorTracker.noteAwaited(for: self, along: scrollDirection) }
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

  /// The changes of a batch are known now. Lengths that views have said go along with their items and sections.
  func follow(_ paths: PathsAfterUpdate) {
    guard let collectionView, let packer else { return }
    let hasMoved = measurer?.moveMeasured(paths, in: collectionView) ?? false
    let hasOtherBoundaries = boundaries.isActive && !boundaries.follow(paths.shift).isEmpty
    let again = preservesPaths(paths) ? [] : recentQuestions.current
    if awaitsUpdates, let again {
      packer.follow(paths, in: collectionView)
      let stale = Set(paths.reloadedItems).union(again.compactMap { paths[$0] })
      ask(for: stale, packer, in: collectionView)
      recentQuestions.follow(paths, asking: stale)
    } else if awaitsUpdates || hasMoved || hasOtherBoundaries {
      packer.askForEverything(in: collectionView)
      recentQuestions.add(nil)
    } else {
      return
    }
    awaitsUpdates = false
    packer.packTail(behind: visibleRange(of: collectionView.bounds).upperBound)
    // The view has already asked for the content size, before these changes.
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

  /// Somebody asks before the batch is known. It may have been anything, so everything is asked for.
  func packWithoutUpdates() {
    guard awaitsUpdates, let collectionView else { return }
    awaitsUpdates = false
    packer?.askForEverything(in: collectionView)
    recentQuestions.add(nil)
  }
}
