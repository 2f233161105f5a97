import Foundation

/// A recognizer for pinches.
///
/// The gesture begins when the distance has changed by more than 8 points, which don't count. It ends when
/// both fingers have lifted.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The ratio of the fingers' distance to the initial distance. If you set the scale, it continues from the
  /// new value.
  open var scale: CGFloat = 1

  /// The change that doesn't count, in points.
  package static let hysteresis: CGFloat = 8
  private var spread: CGFloat = 0
  private var fingers = TwoFingers()

  /// The change of the scale, per second.
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
