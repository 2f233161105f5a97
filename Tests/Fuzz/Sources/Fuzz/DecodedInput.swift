@testable import LiveHost

/// Decodes messages, and also reads their bytes as WebSocket frames until the first invalid one.
enum DecodedInput {
  private static let limit = LiveProtocol.limits.messageBytes

  static func run(_ bytes: [UInt8]) {
    var reader = WebSocketReader(limit: limit)
    var isOpen = true
    MessageInput.read(bytes) { _ in
    } message: { message in
      decode(message)
      if isOpen { isOpen = receive(message, with: &reader) }
      return true
    } frames: { _ in
    }
  }

  private static func decode(_ bytes: [UInt8]) { _ = try? ClientMessage(bytes) }

  /// The first byte is the kind of the frame. The rest is its payload.
  private static func receive(_ bytes: [UInt8], with reader: inout WebSocketReader) -> Bool {
    guard let head = bytes.first, let opcode = WebSocketFrame.Opcode(rawValue: head & 0x0F) else {
      return true
    }
    let frame = WebSocketFrame(isLast: head & 0x80 != 0, opcode: opcode, payload: Array(bytes.dropFirst()))
    do throws(CloseReason) {
      if case .message(let whole) = try reader.receive(frame) {
        precondition(whole.count <= limit, "a message of \(whole.count) bytes")
        decode(whole)
      }
      return true
    } catch {
      precondition(error.payload.count <= 125, "a reason of \(error.payload.count) bytes")
      return false
    }
  }
}
