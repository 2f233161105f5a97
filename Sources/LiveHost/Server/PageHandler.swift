@MainActor
protocol PageHandler: AnyObject, Sendable {
  /// Handles a message. Throws the reason for closing the page if the message is invalid.
  func receive(_ message: ClientMessage) throws(CloseReason)
  func pageDidClose()
}
