/// Lets a number of events per second pass on average, and several seconds' worth at once.
struct RateLimit {
  static let burstSeconds = 4.0

  private let perSecond: Double
  private var credit: Double
  private var last: Double

  init(perSecond: Double, now: Double) {
    self.perSecond = perSecond
    credit = perSecond * Self.burstSeconds
    last = now
  }

  /// - Parameter now: The seconds of a monotonic clock.
  mutating func passes(now: Double) -> Bool {
    credit = min(perSecond * Self.burstSeconds, credit + (now - last) * perSecond)
    last = now
    guard credit >= 1 else { return false }
    credit -= 1
    return true
  }
}
