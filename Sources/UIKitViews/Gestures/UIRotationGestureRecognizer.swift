import Foundation

/// Follows two fingers that rotate about each other. It is recognised after more than 5 degrees, which do not
/// count. It ends when both fingers have lifted; lifting one changes nothing.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  /// The rotation since the gesture began, in radians, clockwise; more than a full turn is possible. If it is
  /// set, it continues from there.
  open var rotation: CGFloat = 0

  /// In radians.
  package static let hysteresis: CGFloat = 5 * .pi / 180
  /// How far the fingers have turned while the gesture was possible, in radians.
  private var turn: CGFloat = 0
  private var fingers = TwoFingers()

  /// In radians per second. When the gesture begins, it is the whole turn since the event before, with what does not count.
  open var velocity: CGFloat { fingers.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.began(turn, by: self, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (from, to) = fingers.change(of: self, event) else { return }
    // The shorter way, across the jump of the angle from π to −π.
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
