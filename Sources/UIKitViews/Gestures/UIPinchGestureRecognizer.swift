import Foundation

/// Follows two fingers that move apart or together. It is recognised after a change of their distance by 8
/// points, which do not count. (Ours: Apple publishes no number.) It ends when both fingers have lifted;
/// lifting one changes nothing.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The ratio of the fingers' distance to the one at the start of the gesture. If it is set, the ratio to the
  /// distance at that time, times the value set.
  open var scale: CGFloat = 1

  /// In points.
  package static let hysteresis: CGFloat = 8
  /// How much the distance has changed while the gesture was possible.
  private var spread: CGFloat = 0
  private var fingers = TwoFingers()

  /// The change of the scale, per second.
  open var velocity: CGFloat { fingers.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    TwoFingers.ignoreOthers(of: self, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (from, to) = fingers.change(of: self, event), from.distance > 0, to.distance > 0 else {
      return
    }
    if isOngoing {
      scale *= to.distance / from.distance
    } else {
      spread += to.distance - from.distance
      guard let counted = TwoFingers.counted(spread, after: Self.hysteresis) else { return }
      scale = to.distance / max(1, to.distance - counted)
    }
    fingers.measured(scale, by: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.lifted(from: self, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    (scale, spread, fingers) = (1, 0, TwoFingers())
  }
}
