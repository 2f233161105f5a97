import Foundation

/// The movement of two fingers. Its first part begins the gesture and doesn't count. This is a class, because
/// actions called by its methods read the velocity.
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

  /// The velocity, per second. At the beginning, it's measured since the previous event.
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

  /// Records a value before the beginning. Values with the same timestamp count as one.
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
