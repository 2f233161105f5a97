import Foundation

/// The common part of pinches and rotations, which follow the first two fingers.
///
/// The first part of the movement begins the gesture and doesn't count. The measured value has a velocity.
///
/// This is a class, because actions called by its methods read the velocity.
final class TwoFingers {
  private struct Measure {
    var time: TimeInterval
    var value: CGFloat
  }

  private var tracker = VelocityTracker()
  private var timestamp: TimeInterval = 0
  /// The current value while the gesture is possible, and the last value with an earlier time.
  private var latest: Measure?
  private var earlier: Measure?
  /// The value at the last event with an earlier time than the gesture's beginning, and the first counted
  /// value.
  private var beginning: (from: Measure, to: Measure)?

  /// The velocity of the measured value, per second. At the beginning of the gesture, it's measured since the
  /// previous event.
  var velocity: CGFloat {
    if let (from, to) = beginning, to.time == timestamp {
      return (to.value - from.value) / (to.time - from.time)
    }
    return tracker.velocity(at: timestamp).dx
  }

  /// Handles new fingers. Ignores all but the first two.
  ///
  /// - Parameter value: The uncounted value.
  func began(_ value: CGFloat, by recognizer: UIGestureRecognizer, _ event: UIEvent) {
    while recognizer.touches.count > 2, let extra = recognizer.touches.last {
      recognizer.ignore(extra, for: event)
    }
    timestamp = event.timestamp
    wait(at: value)
  }

  /// Returns the two fingers before and after this event, or `nil` if there is only one.
  func change(
    of recognizer: UIGestureRecognizer, _ event: UIEvent
  ) -> (from: FingerPair, to: FingerPair)? {
    timestamp = event.timestamp
    return FingerPair.change(of: recognizer.touches)
  }

  /// Records a value before the gesture begins. Finger movements with the same timestamp count as one.
  func wait(at value: CGFloat) {
    if let latest, latest.time < timestamp { earlier = latest }
    latest = Measure(time: timestamp, value: value)
  }

  /// Begins the gesture.
  ///
  /// - Parameters:
  ///   - value: The first counted value.
  ///   - shift: The difference between the values recorded before the beginning and the counted ones.
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

  /// Continues the gesture with a new value.
  func measured(_ value: CGFloat, by recognizer: UIGestureRecognizer) {
    if beginning?.to.time == timestamp { beginning?.to.value = value }
    tracker.add(value, at: timestamp)
    recognizer.state = .changed
  }

  func lifted(from recognizer: UIGestureRecognizer, _ event: UIEvent) {
    timestamp = event.timestamp
    recognizer.endWithLastFinger()
  }

  /// Returns the rest of a movement after its uncounted first part, or `nil` unless the movement is longer by
  /// more than a rounding error.
  static func counted(_ way: CGFloat, after hysteresis: CGFloat) -> CGFloat? {
    guard abs(way) > hysteresis * (1 + 1e-10) else { return nil }
    return way < 0 ? way + hysteresis : way - hysteresis
  }
}
