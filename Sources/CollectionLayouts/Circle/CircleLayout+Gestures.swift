#if !os(tvOS)
import CollectionView

extension CircleLayout {
  func turn(by rotation: UIRotationGestureRecognizer) {
    let angle = isMirrored ? -rotation.rotation : rotation.rotation
    if rotation.state == .began { endDrag() }
    switch rotation.state {
    case .began, .changed: rotate(by: angle)
    case .ended: endRotation(by: angle)
    default: rotate(by: 0)
    }
  }

  func pinch(by pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began, .changed: self.pinch(by: pinch.scale)
    case .ended: endPinch(by: pinch.scale)
    default: self.pinch(by: 1)
    }
  }
}
#endif
