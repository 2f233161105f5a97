#if !os(tvOS)
import CollectionView
import LayoutEngine

extension CardStackLayout {
  func followSwipe(of pan: UIPanGestureRecognizer) {
    let offset = LayoutPoint(pan.translation(in: pan.view))
    switch pan.state {
    case .began where topCardContains(pan.location(in: collectionView)): moveSwipe(by: offset)
    case .changed where swipe != nil: moveSwipe(by: offset)
    case .ended: endSwipe(velocity: LayoutPoint(pan.velocity(in: pan.view)))
    case .cancelled, .failed: springBack(velocity: .zero)
    default: break
    }
  }

  private func topCardContains(_ point: CGPoint) -> Bool {
    guard let collectionView, let top = currentIndexPath, !dismissalDirections.isEmpty else { return false }
    return collectionView.layoutAttributesForItem(at: top)?.frame.contains(point) ?? false
  }

  private func moveSwipe(by offset: LayoutPoint) {
    setSwipe(offset)
    tellProgress(of: offset)
    collectionView?.layoutIfNeeded()
  }

  private func endSwipe(velocity: LayoutPoint) {
    guard let swipe, let collectionView else { return }
    let speed = accepted(dismissalVelocity, orElse: 800, of: "dismissalVelocity")
    let direction = Deck.direction(
      of: swipe, velocity: velocity,
      // A set's order varies from run to run.
      among: Direction.allCases.filter(dismissalDirections.contains).map(Deck.Direction.init),
      distance: dismissalLength,
      speed: Double(speed))
    guard let top = currentIndexPath, let direction, onDismiss != nil || loops else {
      return springBack(velocity: velocity)
    }
    flyOff(top, toward: direction, from: swipe, velocity: velocity, in: collectionView)
  }

  func springBack(velocity: LayoutPoint) {
    guard let swipe else { return }
    let squaredDistance = max(1, swipe.x * swipe.x + swipe.y * swipe.y)
    let speed = CGFloat(-(velocity.x * swipe.x + velocity.y * swipe.y) / squaredDistance)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: speed,
      options: .allowUserInteraction
    ) {
      self.setSwipe(nil)
      self.tellProgress(of: .zero)
      self.collectionView?.layoutIfNeeded()
    }
  }
}
#endif
