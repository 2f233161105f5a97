import Foundation

/// The state of a change of bounds that is in progress.
struct BoundsChange {
  /// The invalidation context that the layout returned for it, if it wants to be invalidated.
  fileprivate var context: UICollectionViewLayoutInvalidationContext?
  /// The offset that the layout was asked about before the bounds change, because a method call sets it.
  fileprivate var announcedOffset: CGPoint?
  /// The number of questions to the layout that have not been answered. A layout that sets the offset in its answer is asked again.
  fileprivate var openQuestions = 0
  /// `true` while scrolling invalidates the layout.
  fileprivate(set) var invalidatesByScrolling = false
  /// The elements on screen before an animated change of size.
  fileprivate var before: UpdateSnapshot?
}

// The order of calls was recorded on UIKit (iOS 26.1, offset probe of Vercantez/openuikit):
// 1. The layout is asked while the view still has the old bounds.
// 2. It is invalidated when the view has the new bounds; where `setContentOffset(_:animated:)` or a method that
// calls it sets the offset, while the view still has the old ones.
// 3. The delegate is told.
// A layout that is invalid already is not asked.

extension UICollectionView {
  /// Called while the view still has the old bounds.
  func askAboutBounds(_ newBounds: CGRect) {
    if newBounds.size != bounds.size, animatesSize {
      boundsChange.before = UpdateSnapshot(of: self, surroundings: surroundings())
    }
    let isAnnounced = newBounds.size == bounds.size && newBounds.origin == boundsChange.announcedOffset
    boundsChange.announcedOffset = nil
    boundsChange.context = isAnnounced ? nil : contextForBounds(newBounds)
  }

  /// Called before the offset is set or animated to. Of an animated offset, the layout is asked again in every frame, also in one that
  /// goes to the end at once: much may have happened until then.
  func announceOffset(_ offset: CGPoint, animated: Bool) {
    guard offset != contentOffset else { return }
    if let context = contextForBounds(CGRect(origin: offset, size: bounds.size)) {
      boundsChange.invalidatesByScrolling = true
      currentLayout.invalidate(with: context)
      boundsChange.invalidatesByScrolling = false
    }
    boundsChange.announcedOffset = animated ? nil : offset
  }

  /// Called when the view has the new bounds. After a change of size, the layout is brought up to date at once,
  /// because the contents may no longer reach the offset. A new offset waits for the next layout pass.
  func followBounds(from oldBounds: CGRect) {
    if let context = boundsChange.context {
      boundsChange.context = nil
      let onlyScrolls = bounds.size == oldBounds.size
      boundsChange.invalidatesByScrolling = onlyScrolls
      currentLayout.invalidate(with: context)
      boundsChange.invalidatesByScrolling = false
    }
    guard bounds.size != oldBounds.size, pass.hasRun, !updates.isDataAhead else { return }
    let before = boundsChange.before
    boundsChange.before = nil
    if before != nil { currentLayout.prepare(forAnimatedBoundsChange: oldBounds) }
    prepareLayoutIfNeeded()
    contentOffset = reader.targetOffset(forProposed: contentOffset)
    bringOffsetIntoRange()
    if let before { moveElements(from: before) }
  }

  private func contextForBounds(_ newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard pass.isPrepared else {
      pass.boundsChangeUnasked(changesSize: newBounds.size != bounds.size)
      return nil
    }
    // A layout may set the offset while it is being invalidated.
    guard !currentLayout.isBeingInvalidated else { return nil }
    guard boundsChange.openQuestions < Self.maximumPasses else {
      raiseStuck()
      return nil
    }
    boundsChange.openQuestions += 1
    defer { boundsChange.openQuestions -= 1 }
    guard currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
    return currentLayout.invalidationContext(forBoundsChange: newBounds)
  }

  /// Whether the elements animate along with a change of size. They do not while their views are being replaced
  /// or moved anyway.
  private var animatesSize: Bool {
    AnimationRun.current != nil && pass.hasRun && !data.needsReload && !updates.areViewsExchanged
  }

  /// Called inside the animation block that changes the size.
  private func moveElements(from before: UpdateSnapshot) {
    guard let run = AnimationRun.current else { return }
    moveElements(from: before, in: run, asksForAttributes: true)
    for element in visible.elements { element.view.layoutMarkedTree() }
    backgroundView?.frame = bounds
    currentLayout.callFinalizeAnimatedBoundsChange()
    makeWaitingChanges()
  }
}
