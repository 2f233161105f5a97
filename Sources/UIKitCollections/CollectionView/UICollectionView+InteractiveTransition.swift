import Foundation

extension UICollectionView: ClockDependent {
  package func clockDidEnd(_ clock: FrameClock) {
    let completion = transitionCompletion
    transitionCompletion = nil
    completion?(false, false)
  }

  func startTransition(
    to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let ongoing = currentLayout as? UICollectionViewTransitionLayout {
      UIKitException.raise("the collection view is already part of an interactive transition.")
      return ongoing
    }
    guard !updates.isCollecting, !updates.mustWait else {
      UIKitException.raise(
        "startInteractiveTransition(to:completion:) must not be called during a batch update, or "
          + "while cells appear or disappear.")
      return UICollectionViewTransitionLayout(currentLayout: currentLayout, nextLayout: next)
    }
    layoutIfNeeded()
    let old = currentLayout
    let middle = centralItem
    let transition =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    next.owner = self
    change(to: transition, offset: { self.contentOffset }, animated: false, completion: nil)
    // The final offset is computed with the content size of the next layout.
    let size = contentSize
    contentSize = LayoutReader(next, in: self).contentSize
    let target = targetOffset(of: next, centering: middle)
    contentSize = size
    let earlier = transition.offsetChange
    transition.offsetChange = CGVector(dx: target.x - contentOffset.x, dy: target.y - contentOffset.y)
    // The next layout was queried for attributes with the earlier change.
    if transition.offsetChange != earlier { transition.invalidateLayout() }
    if !frameClock.hasEnded {
      transitionCompletion = completion
      frameClock.add(self)
    }
    return transition
  }

  func endTransition(finishing: Bool) {
    guard let transition = currentLayout as? UICollectionViewTransitionLayout else {
      return UIKitException.raise("the collection view is not part of an interactive transition.")
    }
    let completion = transitionCompletion
    transitionCompletion = nil
    let change = finishing ? transition.offsetChange : .zero
    self.change(
      to: finishing ? transition.nextLayout : transition.currentLayout,
      offset: { CGPoint(x: self.contentOffset.x + change.dx, y: self.contentOffset.y + change.dy) },
      animated: true
    ) { completion?($0, finishing) }
  }
}
