/// How much of everything a client gets before it is turned away.
struct LiveLimits: Sendable {
  /// Bytes of a request's line and headers.
  var requestBytes = 16 * 1024
  /// Bytes of a message from a page. The longest, a greeting with all its settings, stays under a tenth of
  /// it.
  var messageBytes = 64 * 1024
  /// Connections at a time, of all kinds.
  var connections = 128
  /// Pages at a time: each has a scene of its own.
  var pages = 24
  /// Messages a second from a page, on average over some seconds. A page sends one or two a frame.
  var messagesPerSecond = 480.0
  /// Bytes that wait to be taken by a page. Frames wait for the page's word, so only a page that takes
  /// nothing gets there.
  var waitingBytes = 16 * 1024 * 1024
  /// Seconds for a request's headers to arrive.
  var requestSeconds = 10.0
  /// Seconds for a client to take what it asked for: the longest is a picture.
  var replySeconds = 60.0
  /// Seconds after which a page that says nothing, not even that it is there, is given up.
  var silenceSeconds = 60.0
}
