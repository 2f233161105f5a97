#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What a pinch and a rotation have in common: they follow the first two fingers, what these do first only begins the gesture
/// and does not count, and how fast what is measured changes.
///
/// A class: who is told of a new state, from within, looks at the velocity.
final class TwoFingers {
  private var tracker = VelocityTracker()
  private var timestamp: TimeInterval = 0

  /// Of what is measured, per second.
  var velocity: CGFloat { tracker.velocity(at: timestamp).dx }

  /// Leaves fingers from the third on alone.
  static func ignoreOthers(of recognizer: UIGestureRecognizer, _ event: UIEvent) {
    while recognizer.touches.count > 2, let extra = recognizer.touches.last {
      recognizer.ignore(extra, for: event)
    }
  }

  /// Where the two are and were. Nil while there is only one.
  func change(
    of recognizer: UIGestureRecognizer, _ event: UIEvent
  ) -> (from: FingerPair, to: FingerPair)? {
    timestamp = event.timestamp
    return FingerPair.change(of: recognizer.touches)
  }

  /// The gesture goes on, or begins, with a new measure.
  func measured(_ value: CGFloat, by recognizer: UIGestureRecognizer) {
    tracker.add(value, at: timestamp)
    recognizer.state = recognizer.isOngoing ? .changed : .began
  }

  func lifted(from recognizer: UIGestureRecognizer, _ event: UIEvent) {
    timestamp = event.timestamp
    recognizer.endWithLastFinger()
  }

  /// What is left of a way when the first part of it does not count; nil as long as it is no longer than that.
  static func counted(_ way: CGFloat, after hysteresis: CGFloat) -> CGFloat? {
    guard abs(way) >= hysteresis else { return nil }
    return way < 0 ? way + hysteresis : way - hysteresis
  }
}
#endif
