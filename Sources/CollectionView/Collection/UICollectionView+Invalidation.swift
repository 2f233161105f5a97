#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  func takeNewData() {
    _ = waitingChanges.takeCalls()
    selection = []
    prefetchState = PrefetchState()
    setNeedsReload()
    if pass.hasRun { invalidateForReload() }
  }

  private func setNeedsReload() {
    interactiveMovement = nil
    needsReload = true
    knownCounts = nil
    setNeedsLayout()
  }

  func invalidateForReload() {
    let context = currentLayout.makeInvalidationContext()
    context.markDataSourceCounts()
    currentLayout.invalidate(with: context)
  }

  /// The layout was invalidated: by itself, by its author or by a change of bounds.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === currentLayout else {
      (currentLayout as? UICollectionViewTransitionLayout)?.endWasInvalidated(layout)
      return
    }
    guard hasFiniteAdjustments(context, from: layout) else { return }
    lookForAbsentElements(in: context)
    if context.invalidateDataSourceCounts { knownCounts = nil }
    pass.invalidate(with: context)
    setNeedsLayout()
    // UIKit ignores it in the middle of a batch: the offset is asked for as a whole then.
    let adjustsOffset = context.contentOffsetAdjustment != .zero && !runningUpdate.isInvalidating
    if context.contentSizeAdjustment != .zero {
      let wasHolding = holdsOffset
      // What moves with the size is in the adjustment of the offset already.
      holdsOffset = wasHolding || adjustsOffset
      contentSize = CGSize(
        width: contentSize.width + context.contentSizeAdjustment.width,
        height: contentSize.height + context.contentSizeAdjustment.height)
      holdsOffset = wasHolding
    }
    if adjustsOffset {
      contentOffset = allowed(
        CGPoint(
          x: contentOffset.x + context.contentOffsetAdjustment.x,
          y: contentOffset.y + context.contentOffsetAdjustment.y))
    }
  }
}
#endif
