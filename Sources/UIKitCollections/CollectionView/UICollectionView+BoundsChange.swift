import Foundation

/// The state of a change of bounds that is in progress.
struct BoundsChange {
  /// The invalidation context that the layout returned for it, if it wants to be invalidated.
  fileprivate var context: UICollectionViewLayoutInvalidationContext?
  /// The offset that the layout was asked about before the bounds change, because a method call sets it.
  fileprivate var announcedOffset: CGPoint?
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
      boundsChange.before = UpdateSnapshot(of: self, asksLayout: pass.isPrepared)
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
      currentLayout.invalidate(with: context)
    }
    boundsChange.announcedOffset = animated ? nil : offset
  }

  /// Called when the view has the new bounds. After a change of size, the layout is brought up to date at once,
  /// because the contents may no longer reach the offset. A new offset waits for the next layout pass.
  func followBounds(from oldBounds: CGRect) {
    if let context = boundsChange.context {
      boundsChange.context = nil
      currentLayout.invalidate(with: context)
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
    guard !currentLayout.isBeingInvalidated,
      currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return nil }
    return currentLayout.invalidationContext(forBoundsChange: newBounds)
  }

  /// Whether the elements animate along with a change of size. They do not while their views are being replaced
  /// or moved anyway.
  private var animatesSize: Bool {
    AnimationRun.current != nil && pass.hasRun && !data.needsReload && !updates.areViewsExchanged
  }

  /// Called inside the animation block that changes the size. Elements that stay move to their new positions.
  /// Elements that appear come from where they were, or from where the layout says; elements that disappear go
  /// where the layout says.
  private func moveElements(from before: UpdateSnapshot) {
    guard let run = AnimationRun.current else { return }
    prepareLayoutIfNeeded()
    updates.exchangeBegins()
    queryLayout()
    let reader = reader
    let movement = movement(
      from: visible.elements, to: elements(meeting: bounds), final: reader.finalAttributes)
    let number = departures.nextMovement()
    departures.animate(number, in: run)
    arrange(movement, as: number) { key, attributes in
      reader.initialAttributes(for: key) ?? before.attributes(for: key) ?? attributes.faded
    }
    moveToDestinations(movement)
    updates.exchangeEnds()
    // Cells with a new size lay out their contents in the same animation. Views may also prefer another size
    // than the layout gave them.
    updateVisibleElements()
    for element in visible.elements { element.view.layoutMarkedTree() }
    backgroundView?.frame = bounds
    currentLayout.callFinalizeAnimatedBoundsChange()
    run.addCompletion { [reference] _ in reference.collectionView?.endMovement(number) }
    makeWaitingChanges()
  }
}
