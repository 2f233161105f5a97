/// What a client may use before it is rejected.
struct LiveLimits: Sendable {
  /// Bytes of a request line and its headers.
  var requestBytes = 16 * 1024
  /// Bytes of a message from a page. The longest, a greeting with all its settings, takes less than a tenth of
  /// this.
  var messageBytes = LiveProtocol.limits.messageBytes
  /// Bytes of messages from a page that wait for the main actor.
  var unreadBytes = 1024 * 1024
  /// Simultaneous connections of all kinds.
  var connections = 128
  /// Simultaneous pages. Each has a scene of its own.
  var pages = 24
  /// Messages per second from a page, averaged over some seconds. A page sends one or two per frame.
  var messagesPerSecond = 480.0
  /// Bytes that wait to be sent to a page. Frames wait for the page's acknowledgement, so only a page that
  /// reads nothing reaches this limit.
  var waitingBytes = 16 * 1024 * 1024
  /// The seconds in which a request's headers must arrive.
  var requestSeconds = 10.0
  /// The seconds in which a client must read its reply. The longest replies are pictures.
  var replySeconds = 60.0
  /// The seconds after which a page that does not even answer a ping is dropped.
  var silenceSeconds = 60.0
}
