import Foundation

/// A recognizer for rotations.
///
/// The gesture begins after a rotation by more than 5 degrees, which don't count. It ends when both fingers
/// have lifted.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The rotation since the gesture began, in radians, clockwise. It can exceed a full turn, and continues
  /// from a value you set.
  open var rotation: CGFloat = 0

  /// The rotation that doesn't count, in radians.
  package static let hysteresis: CGFloat = 5 * .pi / 180
  private var turn: CGFloat = 0
  private var fingers = TwoFingers()

  /// The angular velocity, in radians per second.
  open var velocity: CGFloat { fingers.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.began(turn, by: self, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (from, to) = fingers.change(of: self, event) else { return }
    // Take the shorter way across the jump from π to −π.
    let step = remainder(to.angle - from.angle, 2 * .pi)
    guard !isOngoing else {
      rotation += step
      return fingers.measured(rotation, by: self)
    }
    turn += step
    fingers.wait(at: turn)
    guard let counted = TwoFingers.counted(turn, after: Self.hysteresis) else { return }
    rotation = counted
    fingers.begin(at: rotation, shift: turn - counted, by: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.lifted(from: self, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    (rotation, turn, fingers) = (0, 0, TwoFingers())
  }
}
