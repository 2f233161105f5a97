/// The resources a client may use before rejection.
struct LiveLimits: Sendable {
  /// Bytes of a request line and its headers.
  var requestBytes = 16 * 1024
  /// Bytes of a message from a page. The longest, a greeting, takes less than a tenth.
  var messageBytes = LiveProtocol.limits.messageBytes
  /// Bytes waiting for the main actor.
  var unreadBytes = 1024 * 1024
  /// Simultaneous connections of all kinds.
  var connections = 128
  /// Simultaneous pages, each with its own scene.
  var pages = 24
  /// Averaged over seconds. A page sends one or two per frame.
  var messagesPerSecond = 480.0
  /// Bytes waiting for a page. Only a page that reads nothing reaches this limit.
  var waitingBytes = 16 * 1024 * 1024
  /// The time for a request's headers.
  var requestSeconds = 10.0
  /// The time for reading a reply. The longest are pictures.
  var replySeconds = 60.0
  /// Pages that don't answer pings are then dropped.
  var silenceSeconds = 60.0
}
