#if !os(tvOS)
import CollectionView

extension CircleLayout {
  /// Lets two fingers on the view turn and pinch the circle, both at once.
  ///
  /// Adds two recognisers to the view, usually the collection view. A cancelled gesture undoes its change.
  ///
  /// - Parameter view: retains the recognisers, which do not retain the layout.
  /// - Returns: the recognisers, whose delegate has them work together with any other. A view that has them already gets no others.
  @discardableResult
  public func attachGestures(to view: UIView) -> (
    rotation: UIRotationGestureRecognizer, pinch: UIPinchGestureRecognizer
  ) {
    let rotation: UIRotationGestureRecognizer = gestures.attach(to: view) {
      let rotation = UIRotationGestureRecognizer()
      rotation.delegate = gesturesTogether
      rotation.addAction { [weak self] recogniser in self?.turn(by: recogniser.rotation, recogniser.state) }
      return rotation
    }
    let pinch: UIPinchGestureRecognizer = gestures.attach(to: view) {
      let pinch = UIPinchGestureRecognizer()
      pinch.delegate = gesturesTogether
      pinch.addAction { [weak self] recogniser in self?.pinch(by: recogniser.scale, recogniser.state) }
      return pinch
    }
    return (rotation, pinch)
  }

  /// Removes the recognisers of ``attachGestures(to:)`` from a view. A gesture in progress undoes its change. Does nothing where
  /// there are none.
  public func detachGestures(from view: UIView) {
    if gestures.detach(UIRotationGestureRecognizer.self, from: view) { rotate(by: 0) }
    if gestures.detach(UIPinchGestureRecognizer.self, from: view) { pinch(by: 1) }
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
