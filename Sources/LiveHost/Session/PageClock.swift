import Foundation

/// Converts a page's input times to the frame clock, and keeps their intervals, on which velocities depend.
/// The frame clock falls behind when frames take long, so the clocks' difference is measured whenever fingers
/// come down, and used until they lift.
struct PageClock {
  /// The longest flight time of a message, in seconds. A longer difference means the clocks have drifted.
  private static let longestDelay: TimeInterval = 0.5
  /// The fraction of a message's delay counted as drift.
  private static let drift = 0.05

  /// The difference of the clocks, from the message with the smallest delay.
  private var difference: TimeInterval?
  private var last = -TimeInterval.infinity

  /// Called when fingers come down. Both times are in seconds.
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
