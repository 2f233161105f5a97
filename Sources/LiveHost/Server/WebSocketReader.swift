/// Assembles a client's frames into messages of a limited length.
struct WebSocketReader {
  enum Event: Equatable {
    case message([UInt8])
    case ping([UInt8])
    case pong
    case close
  }

  let limit: Int
  private var started: [UInt8]?

  init(limit: Int) { self.limit = limit }

  /// The message that the frame completes. Nil if the message continues.
  mutating func receive(_ frame: WebSocketFrame) throws(CloseReason) -> Event? {
    switch frame.opcode {
    case .text: throw .textNotUnderstood
    case .close: return .close
    case .ping: return .ping(frame.payload)
    case .pong: return .pong
    case .binary:
      guard started == nil else { throw .protocolError("a message begins inside another") }
      if frame.isLast { return .message(frame.payload) }
      started = frame.payload
      return nil
    case .continuation:
      guard var message = started else { throw .protocolError("a message continues that never began") }
      guard message.count + frame.payload.count <= limit else { throw .tooBig(limit: limit) }
      message += frame.payload
      started = frame.isLast ? nil : message
      return frame.isLast ? .message(message) : nil
    }
  }
}
