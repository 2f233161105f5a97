#if !os(tvOS)
import CollectionView

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
      let translation = pan.translation(in: pan.view)
      let offset = CGVector(dx: translation.x, dy: translation.y)
      switch pan.state {
      case .began where topCardContains(pan.location(in: collectionView)): moveSwipe(by: offset)
      case .changed where swipe != nil: moveSwipe(by: offset)
      case .ended: endSwipe(velocity: pan.velocity(in: pan.view))
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

  private func moveSwipe(by offset: CGVector) {
    holdTopCard(at: offset)
    tellProgress(of: offset)
    collectionView?.layoutIfNeeded()
  }

  private func endSwipe(velocity: CGPoint) {
    guard let swipe, let collectionView else { return }
    let velocity = CGVector(dx: velocity.x, dy: velocity.y)
    guard let top = topIndexPath, let direction = dismissalDirection(of: swipe, velocity: velocity) else {
      return springBack(velocity: velocity)
    }
    flyOff(top, toward: direction, from: swipe, velocity: velocity, in: collectionView)
  }

  /// The direction of the flick; else that in which the card is far enough from its place.
  private func dismissalDirection(of swipe: CGVector, velocity: CGVector) -> Direction? {
    func fastest(_ directions: [Direction], _ vector: CGVector) -> Direction? {
      directions.max { vector.part(toward: $0) < vector.part(toward: $1) }
    }
    // In the order of the declaration: that of a set changes from run to run.
    let directions = Direction.allCases.filter(allowedDirections.contains)
    let enough = accepted(dismissalVelocity, orElse: 800, of: "dismissalVelocity")
    let flicked = directions.filter { swipe.part(toward: $0) > 0 && velocity.part(toward: $0) > enough }
    if let flick = fastest(flicked, velocity) { return flick }
    return fastest(directions.filter { swipe.part(toward: $0) > dismissalLength }, swipe)
  }

  private func springBack(velocity: CGVector) {
    guard let swipe else { return }
    let distance = max(1, hypot(swipe.dx, swipe.dy))
    let speed = -(velocity.dx * swipe.dx + velocity.dy * swipe.dy) / (distance * distance)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: speed,
      options: .allowUserInteraction
    ) {
      self.holdTopCard(at: nil)
      self.tellProgress(of: .zero)
      self.collectionView?.layoutIfNeeded()
    }
  }
}
#endif
