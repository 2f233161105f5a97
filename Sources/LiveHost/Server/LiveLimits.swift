/// The resources a client may use before the server rejects it.
struct LiveLimits: Sendable {
  /// The maximum size of a request line and its headers.
  var requestBytes = 16 * 1024
  /// The maximum size of a message from a page. The longest message, a greeting, is less than a tenth of
  /// this.
  var messageBytes = LiveProtocol.limits.messageBytes
  /// The maximum size of a page's messages that wait for the main actor.
  var unreadBytes = 1024 * 1024
  /// The maximum number of simultaneous connections of all kinds.
  var connections = 128
  /// The maximum number of simultaneous pages, each with its own scene.
  var pages = 24
  /// The maximum rate, averaged over a few seconds. A page sends one or two messages per frame.
  var messagesPerSecond = 480.0
  /// The maximum size of the messages that wait for a page. Only a page that reads nothing reaches this
  /// limit.
  var waitingBytes = 16 * 1024 * 1024
  /// The maximum time for a request's headers to arrive.
  var requestSeconds = 10.0
  /// The maximum time for a client to read a reply. The longest replies are pictures.
  var replySeconds = 60.0
  /// The time after which a silent page that doesn't answer a ping is dropped.
  var silenceSeconds = 60.0
}

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
