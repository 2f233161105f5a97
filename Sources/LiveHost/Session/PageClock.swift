import Foundation

/// Converts the times of a page's input to the frame clock.
///
/// The intervals between input times stay the same, because velocities depend on them. The frame clock falls
/// behind when frames take long. Therefore, the difference between the clocks is measured when fingers come
/// down, and stays the same until they lift.
struct PageClock {
  /// The longest plausible delay of a message, in seconds. A longer delay means that the clocks have drifted.
  private static let longestDelay: TimeInterval = 0.5
  /// The fraction of a message's delay counted as drift.
  private static let drift = 0.05

  /// The frame clock's time minus the page's, in seconds, according to the message with the smallest delay.
  private var difference: TimeInterval?
  private var last = -TimeInterval.infinity

  /// Measures the difference between the clocks. Called when fingers come down. Both times are in seconds.
  mutating func adjust(to now: TimeInterval, at pageTime: TimeInterval) {
    last = -.infinity
    let measured = now - pageTime
    guard let difference, (difference...difference + Self.longestDelay).contains(measured) else {
      self.difference = measured
      return
    }
    self.difference = difference + (measured - difference) * Self.drift
  }

  /// Returns seconds on the frame clock, never earlier than the last result.
  mutating func time(of pageTime: TimeInterval) -> TimeInterval {
    last = max(last, pageTime + (difference ?? 0))
    return last
  }
}
