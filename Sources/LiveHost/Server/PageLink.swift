#if Live
import Foundation

/// The outgoing queue of a page. Any task can send messages.
final class PageLink: Sendable {
  private struct State {
    var waitingBytes = 0
    var isOver = false
  }

  private let state = Locked(State())
  private let limit: Int
  private let didClose: @Sendable () -> Void
  let frames: AsyncStream<Data>
  private let continuation: AsyncStream<Data>.Continuation

  init(limit: Int, didClose: @escaping @Sendable () -> Void = {}) {
    (self.limit, self.didClose) = (limit, didClose)
    (frames, continuation) = AsyncStream.makeStream()
  }

  func send(_ message: some Collection<UInt8>) { enqueue(WebSocketFrame.encoded(.binary, message)) }

  func send(_ opcode: WebSocketFrame.Opcode, _ payload: [UInt8]) {
    enqueue(WebSocketFrame.encoded(opcode, payload))
  }

  /// Sends the reason for closing in the last frame. Further calls have no effect.
  func close(_ reason: CloseReason) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    guard isFirst else { return }
    continuation.yield(WebSocketFrame.encoded(.close, reason.payload))
    continuation.finish()
    didClose()
  }

  func write(to socket: ClientSocket) async throws {
    for await frame in frames {
      try await socket.write(frame)
      state.withLock { $0.waitingBytes -= frame.count }
    }
  }

  private func enqueue(_ frame: Data) {
    let isTooMuch = state.withLock { state in
      guard !state.isOver else { return false }
      state.waitingBytes += frame.count
      guard state.waitingBytes <= limit else { return true }
      continuation.yield(frame)
      return false
    }
    if isTooMuch { close(.tooSlow) }
  }
}
#endif
