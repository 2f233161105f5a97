/// Limits the average number of events per second. A burst may contain the events of several seconds.
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

  /// Returns `true` if another event may pass. `now` is the time of a monotonic clock, in seconds.
  mutating func passes(now: Double) -> Bool {
    credit = min(perSecond * Self.burstSeconds, credit + (now - last) * perSecond)
    last = now
    guard credit >= 1 else { return false }
    credit -= 1
    return true
  }
}
