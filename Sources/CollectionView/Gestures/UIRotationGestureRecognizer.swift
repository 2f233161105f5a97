#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Follows two fingers that turn about each other. Recognised when they have turned by a tenth of a radian, which does not
/// count. (Ours: Apple publishes no number.) It ends when both fingers have lifted; one alone changes nothing.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// In radians, clockwise, since the gesture began; can be set to count from there. Goes on beyond a full turn.
  open var rotation: CGFloat = 0

  private static let hysteresis: CGFloat = 0.1
  private var fingers = TwoFingers()

  /// In radians per second.
  open var velocity: CGFloat { fingers.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    TwoFingers.ignoreOthers(of: self, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (from, to) = fingers.change(of: self, event) else { return }
    // The short way round, across the jump of the angle from π to −π.
    rotation += remainder(to.angle - from.angle, 2 * .pi)
    if !isOngoing {
      guard heldStates.isEmpty, let counted = TwoFingers.counted(rotation, after: Self.hysteresis) else {
        return
      }
      rotation = counted
    }
    fingers.measured(rotation, by: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.lifted(from: self, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    (rotation, fingers) = (0, TwoFingers())
  }
}
#endif
