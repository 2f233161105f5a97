import Foundation

/// A recognizer for pinches.
///
/// The gesture begins when the distance has changed by more than 8 points. The first 8 points don't change
/// the scale. The gesture ends when both fingers have lifted.
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

/// A recognizer for rotations.
///
/// The gesture begins after a rotation by more than 5 degrees. The ``rotation`` excludes the first 5 degrees.
/// The gesture ends when both fingers have lifted.
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

/// The movement of two fingers. The first part of the movement begins the gesture and doesn't count. This is
/// a class, because actions called by its methods read the velocity.
final class TwoFingers {
  private struct Measure {
    var time: TimeInterval
    var value: CGFloat
  }

  private var tracker = VelocityTracker()
  private var timestamp: TimeInterval = 0
  private var latest: Measure?
  private var earlier: Measure?
  private var beginning: (from: Measure, to: Measure)?

  /// The velocity, per second. When the gesture begins, this is the average since the previous event.
  var velocity: CGFloat {
    if let (from, to) = beginning, to.time == timestamp {
      return (to.value - from.value) / (to.time - from.time)
    }
    return tracker.velocity(at: timestamp).dx
  }

  /// Ignores all but the first two fingers. `value` includes the movement that doesn't count.
  func began(_ value: CGFloat, by recognizer: UIGestureRecognizer, _ event: UIEvent) {
    while recognizer.touches.count > 2, let extra = recognizer.touches.last {
      recognizer.ignore(extra, for: event)
    }
    timestamp = event.timestamp
    wait(at: value)
  }

  func change(
    of recognizer: UIGestureRecognizer, _ event: UIEvent
  ) -> (from: FingerPair, to: FingerPair)? {
    timestamp = event.timestamp
    return FingerPair.change(of: recognizer.touches)
  }

  /// Records a value before the gesture begins. Values with the same timestamp count as one.
  func wait(at value: CGFloat) {
    if let latest, latest.time < timestamp { earlier = latest }
    latest = Measure(time: timestamp, value: value)
  }

  func begin(at value: CGFloat, shift: CGFloat, by recognizer: UIGestureRecognizer) {
    tracker = VelocityTracker()
    beginning = nil
    if let earlier {
      let start = Measure(time: earlier.time, value: earlier.value - shift)
      tracker.add(start.value, at: start.time)
      beginning = (start, Measure(time: timestamp, value: value))
    }
    tracker.add(value, at: timestamp)
    recognizer.state = .began
  }

  func measured(_ value: CGFloat, by recognizer: UIGestureRecognizer) {
    if beginning?.to.time == timestamp { beginning?.to.value = value }
    tracker.add(value, at: timestamp)
    recognizer.state = .changed
  }

  func lifted(from recognizer: UIGestureRecognizer, _ event: UIEvent) {
    timestamp = event.timestamp
    recognizer.endWithLastFinger()
  }

  /// Returns the part that counts, or `nil` if it's at most a rounding error.
  static func counted(_ way: CGFloat, after hysteresis: CGFloat) -> CGFloat? {
    guard abs(way) > hysteresis * (1 + 1e-10) else { return nil }
    return way < 0 ? way + hysteresis : way - hysteresis
  }
}

struct FingerPair {
  private let first: CGPoint
  private let second: CGPoint

  private init(_ first: CGPoint, _ second: CGPoint) { (self.first, self.second) = (first, second) }

  var distance: CGFloat { hypot(second.x - first.x, second.y - first.y) }

  /// The direction in radians, clockwise on screen.
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }

  static func change(of touches: [UITouch]) -> (from: FingerPair, to: FingerPair)? {
    guard touches.count >= 2 else { return nil }
    return (
      FingerPair(touches[0].previousPoint, touches[1].previousPoint),
      FingerPair(touches[0].point, touches[1].point)
    )
  }
}
