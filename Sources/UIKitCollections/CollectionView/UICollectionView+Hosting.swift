import Foundation

extension UICollectionView: ScrollHost {
  package func boundsWillChange(to newBounds: CGRect) { askAboutBounds(newBounds) }

  package func boundsDidChange(from oldBounds: CGRect) { followBounds(from: oldBounds) }

  package func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    reader.targetOffset(forProposed: offset, velocity: velocity)
  }

  package func offsetWillBeSet(to offset: CGPoint, animated: Bool) {
    announceOffset(offset, animated: animated)
  }

  package func userWillScroll() { swipes?.close(animated: true) }

  package func delegateDidChange(to delegate: (any UIScrollViewDelegate)?) {
    collectionDelegate = delegate as? UICollectionViewDelegate
  }
}

extension UICollectionView: ContentHost {
  package func contentWantsAnotherSize(_ subview: UIView) {
    if let view = subview as? UICollectionReusableView { viewWantsAnotherSize(view) }
  }

  package func hostTraitsDidChange(from previous: UITraitCollection) {
    let traits = traitCollection
    if traits.layoutDirection != previous.layoutDirection { currentLayout.invalidateLayout() }
    currentLayout.traitsDidChange()
    if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory { textSizeDidChange() }
  }
}

extension ViewReference {
  var collectionView: UICollectionView? {
    guard let view else { return nil }
    return unsafeDowncast(view, to: UICollectionView.self)
  }
}

struct BoundsChange {
  fileprivate var context: UICollectionViewLayoutInvalidationContext?
  /// The offset that a method is about to set. The layout has already been queried about this offset.
  fileprivate var announcedOffset: CGPoint?
  /// The number of unanswered layout queries. A layout that sets the offset in its answer is queried again.
  fileprivate var openQuestions = 0
  fileprivate(set) var invalidatesByScrolling = false
  /// The elements on screen before an animated change of size.
  fileprivate var before: UpdateSnapshot?
}

// The order of calls was recorded on UIKit (iOS 26.1, offset probe of Vercantez/openuikit):
// 1. The layout is queried while the view still has the old bounds.
// 2. The layout is invalidated when the view has the new bounds. If `setContentOffset(_:animated:)`, or a
//    method that calls it, sets the offset, the layout is invalidated while the view still has the old
//    bounds.
// 3. The delegate is called.
// A layout that's already invalid isn't queried.

extension UICollectionView {
  func askAboutBounds(_ newBounds: CGRect) {
    if newBounds.size != bounds.size, animatesSize {
      boundsChange.before = UpdateSnapshot(of: self, surroundings: surroundings())
    }
    let isAnnounced = newBounds.size == bounds.size && newBounds.origin == boundsChange.announcedOffset
    boundsChange.announcedOffset = nil
    boundsChange.context = isAnnounced ? nil : contextForBounds(newBounds)
  }

  /// Called before a method sets the offset, with or without an animation. An animation queries the layout
  /// again in every frame.
  func announceOffset(_ offset: CGPoint, animated: Bool) {
    guard offset != contentOffset else { return }
    if let context = contextForBounds(CGRect(origin: offset, size: bounds.size)) {
      boundsChange.invalidatesByScrolling = true
      currentLayout.invalidate(with: context)
      boundsChange.invalidatesByScrolling = false
    }
    boundsChange.announcedOffset = animated ? nil : offset
  }

  /// A size change updates the layout immediately, because the contents may be too short for the offset. A
  /// new offset waits for the next pass.
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
    // A layout may set the offset while it's being invalidated.
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

  /// `true` in an animation, unless views are being replaced or moved anyway.
  private var animatesSize: Bool {
    AnimationRun.current != nil && pass.hasRun && !data.needsReload && !updates.areViewsExchanged
  }

  private func moveElements(from before: UpdateSnapshot) {
    guard let run = AnimationRun.current else { return }
    moveElements(from: before, in: run, asksForAttributes: true)
    for element in visible.elements { element.view.layoutMarkedTree() }
    backgroundView?.frame = bounds
    currentLayout.callFinalizeAnimatedBoundsChange()
    makeWaitingChanges()
  }
}
