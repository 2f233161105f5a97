#if Live
import Foundation

/// A WebSocket frame (RFC 6455, section 5).
struct WebSocketFrame: Equatable {
  enum Opcode: UInt8 {
    case continuation = 0x0
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xA

    var isControl: Bool { rawValue >= 0x8 }
  }

  var isLast: Bool
  var opcode: Opcode
  var payload: [UInt8]

  /// Reads a frame, which must be masked, use no extensions, and have at most `limit` bytes of payload.
  static func read(from source: ByteSource, limit: Int) async throws -> WebSocketFrame {
    let (first, second) = (try await source.next(), try await source.next())
    guard first & 0x70 == 0 else {
      throw CloseReason.protocolError("a frame uses an extension that wasn't negotiated")
    }
    guard let opcode = Opcode(rawValue: first & 0x0F) else {
      throw CloseReason.protocolError("a frame with the unknown opcode \(first & 0x0F)")
    }
    guard second & 0x80 != 0 else { throw CloseReason.protocolError("a frame without a mask") }
    let isLast = first & 0x80 != 0
    let length = try await payloadLength(second & 0x7F, from: source)
    if opcode.isControl, !isLast || length > 125 {
      throw CloseReason.protocolError("a control frame that is fragmented or exceeds 125 bytes")
    }
    guard length <= UInt64(limit) else { throw CloseReason.tooBig(limit: limit) }
    let mask = try await source.next(4)
    var payload = try await source.next(Int(length))
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    return WebSocketFrame(isLast: isLast, opcode: opcode, payload: payload)
  }

  private static func payloadLength(_ short: UInt8, from source: ByteSource) async throws -> UInt64 {
    guard short >= 126 else { return UInt64(short) }
    let bytes = try await source.next(short == 126 ? 2 : 8)
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns a frame with a complete message. Server frames aren't masked.
  static func encoded(_ opcode: Opcode, _ payload: some Collection<UInt8>) -> Data {
    var data = Data(capacity: payload.count + 10)
    data.append(0x80 | opcode.rawValue)
    let count = payload.count
    if count < 126 {
      data.append(UInt8(count))
    } else if count <= 0xFFFF {
      data.append(contentsOf: [126, UInt8(count >> 8), UInt8(count & 0xFF)])
    } else {
      data.append(127)
      for shift in stride(from: 56, through: 0, by: -8) {
        data.append(UInt8(truncatingIfNeeded: count >> shift))
      }
    }
    data.append(contentsOf: payload)
    return data
  }
}
#endif
