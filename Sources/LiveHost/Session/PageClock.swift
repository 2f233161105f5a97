import Foundation

/// Tells the time of what hands did: as far apart as it was on the page, however late and in what bunches the page's messages
/// arrive. That is what velocities are made of.
///
/// The page's clock counts from its opening, the frame clock from the program's start, and the latter falls behind when
/// frames take long. So the difference is measured, anew whenever hands come down, and kept until they are off again.
struct PageClock {
  /// The longest that a message is taken to have been on its way: after that, it is the clocks that have drifted.
  private static let longestDelay: TimeInterval = 0.5
  /// How much of a message's delay is taken for drift.
  private static let drift = 0.05

  /// From the page's clock to the frame clock, by the message that was least late.
  private var difference: TimeInterval?
  private var last = -TimeInterval.infinity

  /// Hands come down at `pageTime`, it is said at `now`. In seconds.
  mutating func adjust(to now: TimeInterval, at pageTime: TimeInterval) {
    last = -.infinity
    let measured = now - pageTime
    guard let difference, (difference...difference + Self.longestDelay).contains(measured) else {
      self.difference = measured
      return
    }
    self.difference = difference + (measured - difference) * Self.drift
  }

  /// When it was on the frame clock; no earlier than what was last asked for. In seconds.
  mutating func time(of pageTime: TimeInterval) -> TimeInterval {
    last = max(last, pageTime + (difference ?? 0))
    return last
  }
}
