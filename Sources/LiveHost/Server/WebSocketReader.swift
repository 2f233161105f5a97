#if Live
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

  mutating func receive(_ frame: WebSocketFrame) throws(CloseReason) -> Event? {
    switch frame.opcode {
    case .text: throw .textNotUnderstood
    case .close:
      try checkClosing(frame.payload)
      return .close
    case .ping: return .ping(frame.payload)
    case .pong: return .pong
    case .binary:
      guard started == nil else { throw .protocolError("a message begins inside another") }
      if frame.isLast { return .message(frame.payload) }
      started = frame.payload
      return nil
    case .continuation:
      guard var message = started else {
        throw .protocolError("a continuation frame without a message")
      }
      guard message.count + frame.payload.count <= limit else { throw .tooBig(limit: limit) }
      message += frame.payload
      started = frame.isLast ? nil : message
      return frame.isLast ? .message(message) : nil
    }
  }

  /// Requires an empty payload, or a valid code with UTF-8 text (RFC 6455, sections 5.5.1 and 7.4).
  private func checkClosing(_ payload: [UInt8]) throws(CloseReason) {
    guard !payload.isEmpty else { return }
    guard payload.count > 1 else { throw .protocolError("a close frame with a one-byte payload") }
    let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: break
    default: throw .protocolError("a close frame with the code \(code)")
    }
    guard String(validating: payload.dropFirst(2), as: UTF8.self) != nil else {
      throw .malformed("a close frame whose reason isn't UTF-8")
    }
  }
}
#endif
