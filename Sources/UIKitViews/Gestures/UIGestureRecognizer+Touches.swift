import Foundation

extension UIGestureRecognizer {
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, currentState == .possible || isOngoing, pendingStates.isEmpty, shouldReceive(event),
      delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    else { return false }
    touches.append(touch)
    sequence.append(touch)
    return true
  }

  func receive(_ changed: [UITouch], _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      guard currentState == .possible || isOngoing else { return }
      let own = changed.filter { touch in touch.phase == phase && touches.contains { $0 === touch } }
      guard !own.isEmpty else { continue }
      switch phase {
      case .began: touchesBegan(Set(own), with: event)
      case .moved: touchesMoved(Set(own), with: event)
      case .ended: touchesEnded(Set(own), with: event)
      default: touchesCancelled(Set(own), with: event)
      }
    }
  }

  func dropTouchesThatEnded() {
    guard touches.contains(where: { !$0.isDown }) else { return }
    lastCentroid = centroid
    touches = remainingTouches
    GestureUpdates.changed(self)
  }
}
