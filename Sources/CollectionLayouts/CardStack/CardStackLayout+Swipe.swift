#if !os(tvOS)
import CollectionView

extension CardStackLayout {
  /// How far a card must be away from its place when it is let go, as a part of the view's width, and how fast a flick
  /// must be, in points per second, for the card to fly off.
  private static let dismissal: (distance: CGFloat, velocity: CGFloat) = (1 / 3, 800)

  /// Lets a finger swipe the top card away: the card follows, tilted by as much as it is off to the side. Let go beyond a
  /// third of the view's width, or flicked to the side, it flies off, and `onDismiss` is called with its path; otherwise it
  /// springs back.
  ///
  /// The closure removes the item from the data and from the collection view, at once: while the card flies, the others
  /// come up. An item that is still there comes back. Adds a `UIPanGestureRecognizer` to the view, usually the collection
  /// view; call it once a view.
  public func attachSwipe(to view: UIView, onDismiss: @escaping (IndexPath) -> Void) {
    let pan = UIPanGestureRecognizer()
    pan.delegate = gesturesTogether
    pan.addAction { [weak self] pan in
      guard let self else { return }
      let translation = pan.translation(in: pan.view)
      let offset = CGVector(dx: translation.x, dy: translation.y)
      switch pan.state {
      case .began where topCardContains(pan.location(in: collectionView)): beginSwipe(by: offset)
      case .changed: moveSwipe(by: offset)
      case .ended: endSwipe(velocity: pan.velocity(in: pan.view), onDismiss)
      case .cancelled, .failed: springBack(velocity: .zero)
      default: break
      }
    }
    view.addGestureRecognizer(pan)
  }

  private func topCardContains(_ point: CGPoint) -> Bool {
    guard let collectionView, let top = topCard else { return false }
    return collectionView.layoutAttributesForItem(at: top)?.frame.contains(point) ?? false
  }

  private func beginSwipe(by offset: CGVector) {
    holdTopCard(at: offset)
    collectionView?.layoutIfNeeded()
  }

  private func moveSwipe(by offset: CGVector) {
    guard swipe != nil else { return }
    holdTopCard(at: offset)
    collectionView?.layoutIfNeeded()
  }

  private func endSwipe(velocity: CGPoint, _ onDismiss: @escaping (IndexPath) -> Void) {
    guard let swipe, let collectionView, let top = topCard else { return }
    let isFlick = abs(velocity.x) > Self.dismissal.velocity && velocity.x * swipe.dx > 0
    guard isFlick || abs(swipe.dx) > collectionView.bounds.width * Self.dismissal.distance else {
      return springBack(velocity: velocity)
    }
    flyOff(top, from: swipe, velocity: velocity, in: collectionView, onDismiss)
  }

  private func flyOff(
    _ card: IndexPath, from swipe: CGVector, velocity: CGPoint, in collectionView: UICollectionView,
    _ onDismiss: @escaping (IndexPath) -> Void
  ) {
    // Out of sight, corners included, in the direction that the finger gave it.
    let reach = (collectionView.bounds.width + hypot(cardSize.width, cardSize.height)) / 2
    let end = CGVector(dx: swipe.dx < 0 ? -reach : reach, dy: swipe.dy * reach / max(1, abs(swipe.dx)))
    let distance = max(1, abs(end.dx - swipe.dx))
    let speed = max(0, velocity.x * (swipe.dx < 0 ? -1 : 1)) / distance
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: speed,
      options: .allowUserInteraction
    ) {
      self.flight = CardFlight(card: card, offset: end)
      self.holdTopCard(at: nil)
      onDismiss(card)
      self.flight = nil
      self.invalidateLayout()
      collectionView.layoutIfNeeded()
    }
  }

  private func springBack(velocity: CGPoint) {
    guard let swipe else { return }
    let distance = max(1, hypot(swipe.dx, swipe.dy))
    let speed = -(velocity.x * swipe.dx + velocity.y * swipe.dy) / (distance * distance)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: speed,
      options: .allowUserInteraction
    ) {
      self.holdTopCard(at: nil)
      self.collectionView?.layoutIfNeeded()
    }
  }
}
#endif
