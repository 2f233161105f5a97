import Foundation

extension UICollectionView {
  /// Returns `true` if a change involves too many views for one turn to animate them.
  func movesAtOnce(_ count: Int, making new: Int = 0) -> Bool {
    LayoutTurn.current != nil && (count > LayoutTurn.mostMovingViews || new > LayoutTurn.mostNewViews)
  }

  func movesAtOnce(from elements: FollowedElements, to keys: [ElementKey]) -> Bool {
    guard LayoutTurn.current != nil else { return false }
    let staying = Set(elements.staying.map(\.now.key))
    return movesAtOnce(max(elements.count, keys.count), making: keys.count { !staying.contains($0) })
  }

  /// Shows an update without animation. The next layout passes position the remaining views and create
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

  /// Calls the completion closure or, if animations are enabled, lets the next frame call it, as for any
  /// animation without motion.
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
