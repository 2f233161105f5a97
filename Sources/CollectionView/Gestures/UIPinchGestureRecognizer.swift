#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Follows two fingers that move apart or together. Recognised when their distance has changed by 8 points, which do not
/// count. (Ours: Apple publishes no number.) It ends when both fingers have lifted; one alone changes nothing.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The fingers' distance by the one they had when the gesture began, or when this was set, and then times what was set.
  open var scale: CGFloat = 1

  private static let hysteresis: CGFloat = 8
  /// How much the distance has changed while the gesture was only possible.
  private var spread: CGFloat = 0
  private var fingers = TwoFingers()

  /// How fast the scale changes, per second.
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
#endif
