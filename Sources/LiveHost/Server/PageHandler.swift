/// The server's side of a page: what becomes of its messages.
@MainActor
protocol PageHandler: AnyObject, Sendable {
  /// Throws where the message is not understood; the page is closed then.
  func receive(_ message: [UInt8]) throws(CloseReason)
  /// The page is gone, for whatever reason. Nothing is received after that.
  func pageDidClose()
}
