#if !os(tvOS)
import CollectionView

extension CircleLayout {
  /// Lets two fingers on the view turn and pinch the circle, both at once.
  ///
  /// Adds a `UIRotationGestureRecognizer` and a `UIPinchGestureRecognizer` to the view, usually the collection view. A
  /// cancelled gesture takes its change back. Call it once a view.
  public func attachGestures(to view: UIView) {
    let rotation = UIRotationGestureRecognizer()
    rotation.delegate = gesturesTogether
    rotation.addAction { [weak self] recogniser in self?.turn(by: recogniser.rotation, recogniser.state) }
    view.addGestureRecognizer(rotation)

    let pinch = UIPinchGestureRecognizer()
    pinch.delegate = gesturesTogether
    pinch.addAction { [weak self] recogniser in self?.pinch(by: recogniser.scale, recogniser.state) }
    view.addGestureRecognizer(pinch)
  }

  private func turn(by angle: CGFloat, _ state: UIGestureRecognizer.State) {
    // Mirrored, the circle's own clockwise is counterclockwise on screen.
    let angle = isMirrored ? -angle : angle
    switch state {
    case .began, .changed: rotate(by: angle)
    case .ended: endRotation(by: angle)
    default: rotate(by: 0)
    }
  }

  private func pinch(by factor: CGFloat, _ state: UIGestureRecognizer.State) {
    switch state {
    case .began, .changed: pinch(by: factor)
    case .ended: endPinch(by: factor)
    default: pinch(by: 1)
    }
  }
}
#endif
