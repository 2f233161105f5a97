/// Handles the messages of a page.
@MainActor
protocol PageHandler: AnyObject, Sendable {
  /// Handles a message. Throws if the message is invalid, and the page is then closed.
  func receive(_ message: ClientMessage) throws(CloseReason)
  /// Called when the page is gone, for any reason. No message follows.
  func pageDidClose()
}
