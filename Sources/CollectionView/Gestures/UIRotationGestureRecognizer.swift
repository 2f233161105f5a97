#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Follows two fingers that turn about each other. Recognised when they have turned by a tenth of a radian, which does not
/// count. (Ours: Apple publishes no number.) It ends when both fingers have lifted; one alone changes nothing.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, clockwise, since the gesture began; can be set to count from there. Goes on beyond a full turn.
  open var rotation: CGFloat = 0

  private static let hysteresis: CGFloat = 0.1
  private var tracker = VelocityTracker()
  private var timestamp: TimeInterval = 0

  /// In radians per second.
  open var velocity: CGFloat { tracker.velocity(at: timestamp).dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    while self.touches.count > 2, let extra = self.touches.last { ignore(extra, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    guard let (from, to) = FingerPair.change(of: self.touches) else { return }
    // The short way round, across the jump of the angle from π to −π.
    rotation += remainder(to.angle - from.angle, 2 * .pi)
    if isOngoing {
      tracker.add(rotation, at: timestamp)
      state = .changed
      return
    }
    guard abs(rotation) >= Self.hysteresis, heldStates.isEmpty else { return }
    rotation -= rotation < 0 ? -Self.hysteresis : Self.hysteresis
    tracker.add(rotation, at: timestamp)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timestamp = event.timestamp
    endWithLastFinger()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    rotation = 0
    tracker = VelocityTracker()
  }
}
#endif
