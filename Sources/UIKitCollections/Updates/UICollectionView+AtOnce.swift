import Foundation

extension UICollectionView {
  /// Whether a change of so many views goes without an animation, because there are too many of them for a turn.
  func movesAtOnce(_ count: Int) -> Bool {
    LayoutTurn.current != nil && count > LayoutTurn.mostMovingViews
  }

  /// Shows an update without an animation, as ``transition(from:through:updateItems:reconfiguring:completion:)`` does with one. Views that
  /// stay have their new places in the next layout pass; views that arrive are made in it, and in those that follow.
  ///
  /// - Parameter keys: What is on screen now, sorted.
  func arriveAtOnce(
    _ keys: [ElementKey], from before: UpdateSnapshot, through map: UpdateMap, finalize: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let plan = UpdatePlan(before, keys, map, ElementChanges())
    visible.become(
      keys.compactMap { key in
        plan.staying[key].map { VisibleElement(key: key, view: $0.view, attributes: $0.attributes) }
      })
    for element in plan.leaving + departures.endAll() { recycle(element) }
    updates.exchangeEnds()
    updates.deferNext()
    for element in visible.elements { tellState(to: element.view, element.key) }
    finalize()
    setNeedsLayout()
    layoutIfNeeded()
    completeAtOnce(completion)
  }

  /// Ends a change that is shown already. Where animations are enabled, the completion comes in the next frame, as that of any animation
  /// in which nothing moves: an app that makes one change after another then leaves other pages their frames.
  func completeAtOnce(_ completion: @escaping (Bool) -> Void) {
    updates.releaseNext()
    if UIView.areAnimationsEnabled {
      UIView.animate(withDuration: Self.movementDuration, animations: {}, completion: completion)
    } else {
      completion(true)
    }
    makeWaitingChanges()
  }
}
