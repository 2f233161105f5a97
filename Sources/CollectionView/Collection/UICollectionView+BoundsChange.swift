#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What a change of bounds that is under way has led to so far.
struct BoundsChange {
  /// The layout's context for it, if it wants to be invalidated.
  var context: UICollectionViewLayoutInvalidationContext?
  /// The offset that the layout has been asked about already, because somebody is setting it by method.
  var announcedOffset: CGPoint?
  /// What is on screen before a change of size that is animated.
  var before: UpdateSnapshot?
}

// The order of calls is the one recorded on UIKit (iOS 26.1, offset probe of Vercantez/openuikit): the layout is asked on
// the old bounds; it is invalidated on the new ones, or, where the offset is set by `setContentOffset(_:animated:)` and what
// calls it, on the old ones; and only then does the delegate hear of it. A layout that is invalid already is not asked.

extension UICollectionView {
  /// The bounds are still the old ones.
  func askAboutBounds(_ newBounds: CGRect) {
    if newBounds.size != bounds.size, animatesSize {
      prepareLayoutIfNeeded()
      boundsChange.before = UpdateSnapshot(of: self)
    }
    let isAnnounced = newBounds.size == bounds.size && newBounds.origin == boundsChange.announcedOffset
    boundsChange.announcedOffset = nil
    boundsChange.context = isAnnounced ? nil : contextForBounds(newBounds)
  }

  /// The offset is about to be set, or to be animated to.
  func announceOffset(_ offset: CGPoint) {
    guard offset != contentOffset else { return }
    if let context = contextForBounds(CGRect(origin: offset, size: bounds.size)) {
      currentLayout.invalidate(with: context)
    }
    boundsChange.announcedOffset = offset
  }

  /// The bounds are the new ones. A new size is laid out at once, since the contents may no longer reach the offset; a new
  /// offset at the next layout.
  func followBounds(from oldBounds: CGRect) {
    if let context = boundsChange.context {
      boundsChange.context = nil
      currentLayout.invalidate(with: context)
    }
    guard bounds.size != oldBounds.size, pass.hasRun else { return }
    let before = boundsChange.before
    boundsChange.before = nil
    if before != nil { currentLayout.prepare(forAnimatedBoundsChange: oldBounds) }
    prepareLayoutIfNeeded()
    contentOffset = reader.targetOffset(forProposed: contentOffset)
    bringOffsetIntoRange()
    if let before { moveElements(from: before) }
  }

  private func contextForBounds(_ newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard pass.isPrepared, currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return nil
    }
    return currentLayout.invalidationContext(forBoundsChange: newBounds)
  }

  /// Whether the elements go along with a change of size. Not while their views are being replaced or moved anyway.
  private var animatesSize: Bool {
    AnimationBlock.current != nil && pass.hasRun && !needsReload && !isUpdatingElements
  }

  /// Within the animation block that changes the size: elements that stay go to their new places, others come from where
  /// they were or the layout says, or go where it says.
  private func moveElements(from before: UpdateSnapshot) {
    guard let block = AnimationBlock.current else { return }
    prepareLayoutIfNeeded()
    isUpdatingElements = true
    queryLayout()
    let reader = reader
    let movement = movement(from: visible.elements, final: reader.finalAttributes)
    let number = departures.nextMovement()
    departures.runs[number] = block.run
    arrange(movement, as: number) { key, attributes in
      reader.initialAttributes(for: key) ?? before.attributes(for: key) ?? attributes.faded
    }
    takePlaces(movement)
    isUpdatingElements = false
    // Cells with a new size lay out their contents along, and views may want another size than the layout gave them.
    updateVisibleElements()
    for element in visible.elements { element.view.layoutMarkedTree() }
    backgroundView?.frame = bounds
    currentLayout.callFinalizeAnimatedBoundsChange()
    block.run.addCompletion { [weak self] _ in self?.endMovement(number) }
    makeWaitingChanges()
  }
}
#endif
