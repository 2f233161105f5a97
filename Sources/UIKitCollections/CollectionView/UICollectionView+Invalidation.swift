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
    // Nothing of them is shown as a change: the next layout pass shows what they have led to.
    for completion in overtaken.flatMap(\.completions) { completion(false) }
  }

  /// Tells the layout at once. Before the first pass that replaces what the pass would tell it.
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

  /// Called after a layout was invalidated: by itself, by the app or by a change of bounds.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === currentLayout else {
      (currentLayout as? UICollectionViewTransitionLayout)?.endWasInvalidated(layout)
      return
    }
    guard hasFiniteAdjustments(context, from: layout) else { return }
    lookForAbsentElements(in: context)
    // Changes that wait count from those that are known. An item that is moved by hand counts where it is shown.
    if context.invalidateDataSourceCounts, !updates.isDataAhead, interactiveMovement == nil {
      data.forgetCounts()
    }
    // `reloadData()` brings new views, which are asked anyway. A view that invalidates the layout as it measures itself speaks for itself.
    if context.invalidateEverything, !context.invalidateDataSourceCounts, !making.measuresView {
      visible.askAllForFitting()
    }
    layoutActivity.note(context)
    pass.invalidate(with: context, scrolls: boundsChange.invalidatesByScrolling)
    setNeedsLayout()
    // In the middle of a batch, UIKit ignores the adjustment: the offset as a whole is asked for then.
    let adjustsOffset = context.contentOffsetAdjustment != .zero && !updates.isInvalidatingLayout
    if context.contentSizeAdjustment != .zero {
      let wasPreserving = preservesOffset
      // The adjustment of the offset already contains what moves with the size.
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
