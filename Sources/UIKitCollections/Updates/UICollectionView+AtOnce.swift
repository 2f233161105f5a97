import Foundation

extension UICollectionView {
  /// Whether a change of so many views, of which some are to be made, goes without an animation, because they are too many for a turn.
  func movesAtOnce(_ count: Int, making new: Int = 0) -> Bool {
    LayoutTurn.current != nil && (count > LayoutTurn.mostMovingViews || new > LayoutTurn.mostNewViews)
  }

  /// Whether an update goes without an animation.
  ///
  /// - Parameter keys: The elements on screen after it, sorted.
  func movesAtOnce(from elements: FollowedElements, to keys: [ElementKey]) -> Bool {
    guard LayoutTurn.current != nil else { return false }
    let staying = Set(elements.staying.map(\.now.key))
    return movesAtOnce(max(elements.count, keys.count), making: keys.count { !staying.contains($0) })
  }

  /// Shows an update without an animation, as ``transition(from:through:updateItems:reconfiguring:completion:)`` does with one. Views that
  /// stay have their new places in the next layout pass; views that arrive are made in it, and in those that follow.
  ///
  /// - Parameter keys: The elements on screen now, sorted.
  func arriveAtOnce(
    _ elements: FollowedElements, to keys: [ElementKey], finalize: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let arriving = Set(keys)
    visible.become(elements.staying.map(\.now).filter { arriving.contains($0.key) })
    sortViews()
    let leaving = elements.staying.filter { !arriving.contains($0.now.key) }.map(\.before)
    for element in leaving + elements.gone + departures.endAll() { recycle(element) }
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
