import Foundation

/// A recognizer for two fingers moving apart or together.
///
/// The gesture is recognized when the distance has changed by more than 8 points, which don't count. It ends
/// when both fingers have lifted. Lifting one finger changes nothing.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The ratio of the fingers' distance to their distance at the start of the gesture.
  ///
  /// After you set this property, it's the ratio to the fingers' current distance at the time of setting,
  /// multiplied by the new value.
  open var scale: CGFloat = 1

  /// The change of distance at which the gesture begins, in points.
  package static let hysteresis: CGFloat = 8
  /// The change of distance while the gesture is possible.
  private var spread: CGFloat = 0
  private var fingers = TwoFingers()

  /// The change of the scale, per second.
  ///
  /// When the gesture begins, this is the change beyond the first 8 points, divided by the time since the
  /// previous event.
  open var velocity: CGFloat { fingers.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.began(1, by: self, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (from, to) = fingers.change(of: self, event), from.distance > 0, to.distance > 0 else {
      return
    }
    guard !isOngoing else {
      scale *= to.distance / from.distance
      return fingers.measured(scale, by: self)
    }
    spread += to.distance - from.distance
    fingers.wait(at: 1)
    guard let counted = TwoFingers.counted(spread, after: Self.hysteresis) else { return }
    scale = to.distance / max(1, to.distance - counted)
    fingers.begin(at: scale, shift: 0, by: self)
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
