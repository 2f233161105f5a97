import Foundation

extension UICollectionView {
  func adoptNewData() {
    let overtaken = updates.drainSteps()
    deselectAll()
    unhighlight()
    prefetchState = PrefetchState()
    itemAnchor = nil
    forgetMovement()
    forgetScrollGoal()
    setNeedsReload()
    if pass.hasRun { invalidateForReload() } else { pass.dataIsNew() }
    // Overtaken updates aren't animated. The next layout pass shows their result.
    for completion in overtaken.flatMap(\.completions) { completion(false) }
  }

  func reload() {
    adoptNewData()
    if !pass.hasRun { invalidateForReload() }
  }

  private func setNeedsReload() {
    interactiveMovement = nil
    data.isReplaced()
    setNeedsLayout()
  }

  func invalidateForReload() {
    let context = currentLayout.makeInvalidationContext()
    context.markDataSourceCounts()
    currentLayout.invalidate(with: context)
    pass.dataWasAnnounced()
  }

  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === currentLayout else {
      (currentLayout as? UICollectionViewTransitionLayout)?.endWasInvalidated(layout)
      return
    }
    guard hasFiniteAdjustments(context, from: layout) else { return }
    lookForAbsentElements(in: context)
    // Pending changes are relative to the known counts. During an interactive movement, the counts include
    // the moved item in the section that shows it.
    if context.invalidateDataSourceCounts, !updates.isDataAhead, interactiveMovement == nil {
      data.forgetCounts()
    }
    // `reloadData()` creates new views, which are measured anyway. A view that invalidates the layout while
    // measuring itself needs no second request.
    if context.invalidateEverything, !context.invalidateDataSourceCounts, !making.measuresView {
      visible.askAllForFitting()
    }
    layoutActivity.note(context)
    pass.invalidate(with: context, scrolls: boundsChange.invalidatesByScrolling)
    setNeedsLayout()
    // In the middle of a batch, UIKit ignores the adjustment. It gets the complete offset from
    // `targetContentOffset(forProposedContentOffset:)`.
    let adjustsOffset = context.contentOffsetAdjustment != .zero && !updates.isInvalidatingLayout
    if context.contentSizeAdjustment != .zero {
      let wasPreserving = preservesOffset
      // The offset adjustment already includes the effect of the size.
      preservesOffset = wasPreserving || adjustsOffset
      contentSize = CGSize(
        width: contentSize.width + context.contentSizeAdjustment.width,
        height: contentSize.height + context.contentSizeAdjustment.height)
      preservesOffset = wasPreserving
    }
    if adjustsOffset {
      contentOffset = allowed(
        CGPoint(
          x: contentOffset.x + context.contentOffsetAdjustment.x,
          y: contentOffset.y + context.contentOffsetAdjustment.y))
    }
  }
}

extension UICollectionView {
  func hasFiniteAdjustments(
    _ context: UICollectionViewLayoutInvalidationContext, from layout: UICollectionViewLayout
  ) -> Bool {
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    guard !offset.isFinite || !size.isFinite else { return true }
    let (name, value) =
      offset.isFinite ? ("contentSizeAdjustment", size.message) : ("contentOffsetAdjustment", offset.message)
    UIKitException.raise(
      "\(type(of: context)).\(name) must be finite, not \(value). Layout: \(type(of: layout)).")
    return false
  }

  /// Warns if the context lists elements absent from the data source. Only the first 64 paths of each list
  /// are checked.
  func lookForAbsentElements(in context: UICollectionViewLayoutInvalidationContext) {
    guard !context.invalidateEverything, !context.invalidateDataSourceCounts, let counts = data.counts,
      !updates.isInvalidatingLayout, !updates.isCollecting, !updates.isDataAhead
    else { return }
    if let paths = context.invalidatedItemIndexPaths,
      let absent = paths.prefix(64).first(where: { !counts.contains($0) })
    {
      warnOfAbsent(ElementKey(.cell, nil, absent), in: context)
    }
    lookForAbsentSections(in: context.invalidatedSupplementaryIndexPaths, .supplementaryView, context)
    lookForAbsentSections(in: context.invalidatedDecorationIndexPaths, .decorationView, context)
  }

  private func lookForAbsentSections(
    in lists: [String: [IndexPath]]?, _ category: ElementCategory,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let lists, let counts = data.counts else { return }
    for (kind, paths) in lists {
      let absent = paths.prefix(64).first { $0.count == 2 && !counts.items.indices.contains($0.section) }
      if let absent { warnOfAbsent(ElementKey(category, kind, absent), in: context) }
    }
  }

  private func warnOfAbsent(_ key: ElementKey, in context: UICollectionViewLayoutInvalidationContext) {
    LayoutWarning.absentElements.give(
      about: currentLayout,
      "\(type(of: context)) invalidates the \(key.name), which does not exist and is ignored. "
        + "Layout: \(type(of: currentLayout)).")
  }

  // MARK: Counts

  /// Checks that the data source still has as many items as reported to the layout, once per layout pass.
  ///
  /// The check only runs in frames of the clock. If a program lays out its views itself, the data source gets
  /// the same calls as in UIKit.
  func checkCounts(of section: Int) {
    guard FrameClock.main.isLayingOutWindows, UIKitException.checksDataSourceCounts, making.checksCounts,
      let dataSource, let counts = data.counts, !updates.isCollecting, !updates.isDataAhead,
      interactiveMovement == nil
    else { return }
    making.checksCounts = false
    let sections = dataSource.numberOfSections(in: self)
    guard sections == counts.items.count else {
      return warnOfCounts(
        "\(type(of: dataSource)) has \(sections) sections, but had \(counts.items.count)")
    }
    let items = dataSource.collectionView(self, numberOfItemsInSection: section)
    guard items != counts.items[section] else { return }
    warnOfCounts(
      "\(type(of: dataSource)) has \(items) items in section \(section), but had "
        + "\(counts.items[section])")
  }

  private func warnOfCounts(_ difference: String) {
    guard let dataSource else { return }
    LayoutWarning.changedCounts.give(
      about: dataSource,
      difference
        + " when \(type(of: self)) last asked. When the data changes, call reloadData(), or "
        + "insert and delete items and sections.")
  }
}

extension UICollectionView {
  func showingNewSizes(animated: Bool, _ reconfigure: () -> Void) {
    guard animated, pass.hasRun, !updates.mustWait else { return reconfigure() }
    // Earlier changes take effect without animation.
    layoutIfNeeded()
    reconfigure()
    UIView.animate(
      withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction,
      animations: layoutIfNeeded)
  }

  /// Makes the data source configure the current cells again. Departing cells are included, because later
  /// updates may bring them back.
  func reconfigure(_ indexPaths: [IndexPath]) {
    // The next layout pass requests all cells anyway.
    guard !data.needsReload else { return }
    for indexPath in indexPaths {
      let key = ElementKey(.cell, nil, indexPath)
      guard let shown = (visible[key] ?? departures[key])?.view as? UICollectionViewCell else { continue }
      let path = dataSourcePath(for: indexPath)
      making.reconfigured = (path, shown)
      defer { making.reconfigured = nil }
      guard let cell = cellFromDataSource(at: path) else { continue }
      guard cell === shown else {
        UIKitException.raise(
          "To reconfigure the item at \(indexPath), the data source must return the cell that it "
            + "dequeued for the item, not \(cell).")
        continue
      }
      askForFitting(shown)
    }
  }
}
