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
    // Pending changes are relative to the known counts. An interactively moved item counts at its shown
    // position.
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
    // In the middle of a batch, UIKit ignores the adjustment and queries the offset as a whole.
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
