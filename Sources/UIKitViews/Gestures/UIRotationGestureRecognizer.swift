import Foundation

/// Follows two fingers that rotate about each other. It is recognised after a tenth of a radian, which does not
/// count. (Ours: Apple publishes no number.) It ends when both fingers have lifted; lifting one changes
/// nothing.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The rotation since the gesture began, in radians, clockwise; more than a full turn is possible. If it is
  /// set, it continues from there.
  open var rotation: CGFloat = 0

  /// In radians.
  package static let hysteresis: CGFloat = 0.1
  private var fingers = TwoFingers()

  /// In radians per second.
  open var velocity: CGFloat { fingers.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    TwoFingers.ignoreOthers(of: self, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (from, to) = fingers.change(of: self, event) else { return }
    // The shorter way, across the jump of the angle from π to −π.
    rotation += remainder(to.angle - from.angle, 2 * .pi)
    if !isOngoing {
      guard pendingStates.isEmpty, let counted = TwoFingers.counted(rotation, after: Self.hysteresis) else {
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
