#if Live
/// The queue of a page's messages for the main actor. All waiting messages are delivered at once, so that the
/// page can skip outdated ones.
final class PageInbox: Sendable {
  private struct State {
    var messages: [ClientMessage] = []
    var bytes = 0
    var isScheduled = false
    var isClosed = false
    var fault: CloseReason?
  }

  private let state = Locked(State())
  private let page: LiveSession
  private let limit: Int
  private let didFail: @Sendable () -> Void

  /// - Parameters:
  ///   - limit: The maximum number of waiting bytes.
  ///   - didFail: Called when the page rejects a message. ``fault`` is then the reason.
  init(of page: LiveSession, limit: Int, didFail: @escaping @Sendable () -> Void) {
    (self.page, self.limit, self.didFail) = (page, limit, didFail)
  }

  var fault: CloseReason? { state.withLock { $0.fault } }

  func add(_ bytes: [UInt8]) throws(CloseReason) {
    let message = try ClientMessage(bytes)
    let (isFull, isFirst) = state.withLock { state in
      state.bytes += bytes.count
      guard state.bytes <= limit else { return (true, false) }
      state.messages.append(message)
      defer { state.isScheduled = true }
      return (false, !state.isScheduled)
    }
    if isFull { throw .tooMany }
    if isFirst { Task { @MainActor in deliver() } }
  }

  func close() {
    state.withLock { state in
      state.isClosed = true
      state.messages = []
    }
  }

  @MainActor private func deliver() {
    let messages = state.withLock { state in
      (state.bytes, state.isScheduled) = (0, false)
      defer { state.messages = [] }
      return state.isClosed ? [] : state.messages
    }
    do throws(CloseReason) {
      for message in messages { try page.receive(message) }
    } catch {
      state.withLock { $0.fault = error }
      didFail()
    }
  }
}
#endif
