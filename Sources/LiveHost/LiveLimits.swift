/// The resources a client may use before it is rejected.
struct LiveLimits: Sendable {
  /// The maximum size of a request line and its headers, in bytes.
  var requestBytes = 16 * 1024
  /// The maximum size of a message from a page, in bytes. The longest, a greeting with all its settings,
  /// takes less than a tenth of this.
  var messageBytes = LiveProtocol.limits.messageBytes
  /// The maximum size of a page's messages that wait for the main actor, in bytes.
  var unreadBytes = 1024 * 1024
  /// The maximum number of simultaneous connections of all kinds.
  var connections = 128
  /// The maximum number of simultaneous pages. Each has its own scene.
  var pages = 24
  /// The maximum number of messages per second from a page, averaged over several seconds. A page sends one
  /// or two per frame.
  var messagesPerSecond = 480.0
  /// The maximum number of bytes waiting to be sent to a page. Frames wait for the page's acknowledgment, so
  /// only a page that reads nothing reaches this limit.
  var waitingBytes = 16 * 1024 * 1024
  /// The seconds in which a request's headers must arrive.
  var requestSeconds = 10.0
  /// The seconds in which a client must read its reply. The longest replies are pictures.
  var replySeconds = 60.0
  /// The seconds after which a page is dropped if it doesn't even answer a ping.
  var silenceSeconds = 60.0
}
