import Foundation

/// Converts the page's times of input to the frame clock. The intervals stay as they were on the page, however
/// late and bunched its messages arrive. Velocities depend on these intervals.
///
/// The page's clock starts when the page opens, the frame clock when the program starts. The frame clock falls
/// behind when frames take long. So the difference is measured anew whenever hands come down, and used until
/// they lift.
struct PageClock {
  /// The longest time that a message may have been in flight. A longer difference means that the clocks have
  /// drifted.
  private static let longestDelay: TimeInterval = 0.5
  /// The part of a message's delay that counts as drift.
  private static let drift = 0.05

  /// The difference of the clocks, from the message that was least late.
  private var difference: TimeInterval?
  private var last = -TimeInterval.infinity

  /// Called when hands come down at `pageTime`, which is reported at `now`. In seconds.
  mutating func adjust(to now: TimeInterval, at pageTime: TimeInterval) {
    last = -.infinity
    let measured = now - pageTime
    guard let difference, (difference...difference + Self.longestDelay).contains(measured) else {
      self.difference = measured
      return
    }
    self.difference = difference + (measured - difference) * Self.drift
  }

  /// The time on the frame clock, never earlier than the last result. In seconds.
  mutating func time(of pageTime: TimeInterval) -> TimeInterval {
    last = max(last, pageTime + (difference ?? 0))
    return last
  }
}
