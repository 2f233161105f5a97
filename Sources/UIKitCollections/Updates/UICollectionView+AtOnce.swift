import Foundation

extension UICollectionView {
  /// Whether a change of so many views, of which some are to be made, goes without an animation, because they are too many for a turn.
  func movesAtOnce(_ count: Int, making new: Int = 0) -> Bool {
    LayoutTurn.current != nil && (count > LayoutTurn.mostMovingViews || new > LayoutTurn.mostNewViews)
  }

  /// The plan of an update that goes without an animation. Nil: it is animated.
  ///
  /// - Parameter keys: What is on screen after it.
  func planAtOnce(_ before: UpdateSnapshot, _ keys: [ElementKey], _ map: UpdateMap) -> UpdatePlan? {
    guard LayoutTurn.current != nil else { return nil }
    let plan = UpdatePlan(
      before, keys, map, ElementChanges(), attachedKinds: currentLayout.attachedKinds)
    let count = max(before.elements.count, keys.count)
    return movesAtOnce(count, making: keys.count - plan.staying.count) ? plan : nil
  }

  /// Shows an update without an animation, as ``transition(from:through:updateItems:reconfiguring:completion:)`` does with one. Views that
  /// stay have their new places in the next layout pass; views that arrive are made in it, and in those that follow.
  ///
  /// - Parameter keys: What is on screen now, sorted.
  func arriveAtOnce(
    _ keys: [ElementKey], by plan: UpdatePlan, finalize: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    visible.become(
      keys.compactMap { key in
        plan.staying[key].map { VisibleElement(key: key, view: $0.view, attributes: $0.attributes) }
      })
    sortViews()
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
