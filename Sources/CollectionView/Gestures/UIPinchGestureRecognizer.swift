#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Follows two fingers that move apart or together. Recognised when their distance has changed by 8 points, which do not
/// count. (Ours: Apple publishes no number.) It ends when both fingers have lifted; one alone changes nothing.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance by the one they had when the gesture began, or when this was set, and then times what was set.
  open var scale: CGFloat = 1

  private static let hysteresis: CGFloat = 8
  /// How much the distance has changed while the gesture was only possible.
  private var spread: CGFloat = 0
  private var tracker = VelocityTracker()
  private var timestamp: TimeInterval = 0

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { tracker.velocity(at: timestamp).dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    while self.touches.count > 2, let extra = self.touches.last { ignore(extra, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    guard let (from, to) = FingerPair.change(of: self.touches), from.distance > 0, to.distance > 0 else {
      return
    }
    if isOngoing {
      scale *= to.distance / from.distance
      tracker.add(scale, at: timestamp)
      state = .changed
      return
    }
    spread += to.distance - from.distance
    guard abs(spread) >= Self.hysteresis else { return }
    let counted = spread - (spread < 0 ? -Self.hysteresis : Self.hysteresis)
    scale = to.distance / max(1, to.distance - counted)
    tracker.add(scale, at: timestamp)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    endWithLastFinger()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    (scale, spread) = (1, 0)
    tracker = VelocityTracker()
  }
}
#endif
