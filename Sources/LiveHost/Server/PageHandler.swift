@MainActor
protocol PageHandler: AnyObject, Sendable {
  /// Throws if the message is invalid, and the page is then closed.
  func receive(_ message: ClientMessage) throws(CloseReason)
  func pageDidClose()
}
