import Foundation

extension UICollectionView {
  /// Returns `true` if a change involves too many views for one turn to animate them.
  func movesAtOnce(_ count: Int, making new: Int = 0) -> Bool {
    LayoutTurn.current != nil && (count > LayoutTurn.mostMovingViews || new > LayoutTurn.mostNewViews)
  }

  /// Returns `true` if an update is shown without animation.
  ///
  /// - Parameter keys: The elements on screen after the update, sorted.
  func movesAtOnce(from elements: FollowedElements, to keys: [ElementKey]) -> Bool {
    guard LayoutTurn.current != nil else { return false }
    let staying = Set(elements.staying.map(\.now.key))
    return movesAtOnce(max(elements.count, keys.count), making: keys.count { !staying.contains($0) })
  }

  /// Shows an update without animation. ``transition(from:through:updateItems:reconfiguring:completion:)``
  /// shows animated updates.
  ///
  /// Remaining views get their new positions in the next layout pass. That pass and the following ones create
  /// arriving views.
  ///
  /// - Parameter keys: The elements on screen after the update, sorted.
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

  /// Ends a change already on screen.
  ///
  /// If animations are enabled, the completion is called in the next frame, as for any animation without
  /// motion. Repeated changes then leave other pages their frames.
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
