#if !os(tvOS)
import CollectionView
import LayoutEngine

extension CardStackLayout {
  /// Lets a finger swipe the top card away: the card follows, tilted by as much as it is off to the side. Let go beyond
  /// the ``dismissalDistance``, or flicked, it flies off in one of the ``allowedDirections``, and `onDismiss` is called
  /// with its path; otherwise it springs back.
  ///
  /// The closure removes the item from the data and from the collection view, at once: while the card flies, the others
  /// come up. An item that is still there comes back, or goes to the bottom of a deck that ``loops``. Adds a
  /// `UIPanGestureRecognizer` to the view, usually the collection view; call it once a view.
  public func attachSwipe(to view: UIView, onDismiss: @escaping (IndexPath) -> Void) {
    self.onDismiss = onDismiss
    let pan = UIPanGestureRecognizer()
    pan.delegate = gesturesTogether
    pan.addAction { [weak self] pan in
      guard let self else { return }
      let offset = LayoutPoint(pan.translation(in: pan.view))
      switch pan.state {
      case .began where topCardContains(pan.location(in: collectionView)): moveSwipe(by: offset)
      case .changed where swipe != nil: moveSwipe(by: offset)
      case .ended: endSwipe(velocity: LayoutPoint(pan.velocity(in: pan.view)))
      case .cancelled, .failed: springBack(velocity: .zero)
      default: break
      }
    }
    view.addGestureRecognizer(pan)
  }

  private func topCardContains(_ point: CGPoint) -> Bool {
    guard let collectionView, let top = topIndexPath, !allowedDirections.isEmpty else { return false }
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
      // In the order of the declaration: that of a set changes from run to run.
      among: Direction.allCases.filter(allowedDirections.contains).map(Deck.Direction.init),
      distance: dismissalLength,
      speed: Double(speed))
    guard let top = topIndexPath, let direction else { return springBack(velocity: velocity) }
    flyOff(top, toward: direction, from: swipe, velocity: velocity, in: collectionView)
  }

  private func springBack(velocity: LayoutPoint) {
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
