import Foundation

/// The common part of pinches and rotations. They follow the first two fingers. A first part of the movement
/// begins the gesture and does not count. The measured value has a velocity.
///
/// A class: actions that are called from within read the velocity.
final class TwoFingers {
  private var tracker = VelocityTracker()
  private var timestamp: TimeInterval = 0

  /// The velocity of the measured value, per second.
  var velocity: CGFloat { tracker.velocity(at: timestamp).dx }

  /// Ignores fingers from the third on.
  static func ignoreOthers(of recognizer: UIGestureRecognizer, _ event: UIEvent) {
    while recognizer.touches.count > 2, let extra = recognizer.touches.last {
      recognizer.ignore(extra, for: event)
    }
  }

  /// The two fingers now and before. Nil if there is only one.
  func change(
    of recognizer: UIGestureRecognizer, _ event: UIEvent
  ) -> (from: FingerPair, to: FingerPair)? {
    timestamp = event.timestamp
    return FingerPair.change(of: recognizer.touches)
  }

  /// Begins or continues the gesture with a new measure.
  func measured(_ value: CGFloat, by recognizer: UIGestureRecognizer) {
    tracker.add(value, at: timestamp)
    recognizer.state = recognizer.isOngoing ? .changed : .began
  }

  func lifted(from recognizer: UIGestureRecognizer, _ event: UIEvent) {
    timestamp = event.timestamp
    recognizer.endWithLastFinger()
  }

  /// The rest of a movement after its first part, which does not count. Nil if the movement is no longer than
  /// that.
  static func counted(_ way: CGFloat, after hysteresis: CGFloat) -> CGFloat? {
    guard abs(way) >= hysteresis else { return nil }
    return way < 0 ? way + hysteresis : way - hysteresis
  }
}
