#if !os(tvOS)
import CollectionView
import LayoutEngine

extension CardStackLayout {
  /// Lets a finger swipe the top card away: the card follows, tilted by as much as it is off to the side. Let go beyond
  /// the ``dismissalDistance``, or flicked, it flies off in one of the ``allowedDirections``, and ``onDismiss`` is called
  /// with its path; otherwise it springs back. Without ``onDismiss`` it springs back from everywhere, unless the deck ``loops``.
  ///
  /// - Parameter view: usually the collection view. It retains the recogniser, which does not retain the layout.
  /// - Returns: the recogniser, whose delegate has it work together with any other. A view that has it already gets no other.
  @discardableResult
  public func attachSwipe(to view: UIView) -> UIPanGestureRecognizer {
    gestures.attach(to: view) {
      let pan = UIPanGestureRecognizer()
      pan.delegate = gesturesTogether
      pan.addAction { [weak self] in self?.followSwipe(of: $0) }
      return pan
    }
  }

  /// Removes the recogniser of ``attachSwipe(to:)`` from a view. A card under the finger springs back. Does nothing where there is no
  /// recogniser.
  public func detachSwipe(from view: UIView) {
    if gestures.detach(UIPanGestureRecognizer.self, from: view) { springBack(velocity: .zero) }
  }

  private func followSwipe(of pan: UIPanGestureRecognizer) {
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
    guard let top = topIndexPath, let direction, onDismiss != nil || loops else {
      return springBack(velocity: velocity)
    }
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
