import Testing

@testable import LiveHost

@Suite("Messages from frames")
struct WebSocketReaderTests {
  @Test func `fragments are reassembled, with control frames in between`() throws {
    var reader = WebSocketReader(limit: 10)
    #expect(try reader.receive(WebSocketFrame(isLast: false, opcode: .binary, payload: [1, 2])) == nil)
    #expect(try reader.receive(WebSocketFrame(isLast: true, opcode: .ping, payload: [9])) == .ping([9]))
    #expect(try reader.receive(WebSocketFrame(isLast: false, opcode: .continuation, payload: [3])) == nil)
    #expect(
      try reader.receive(WebSocketFrame(isLast: true, opcode: .continuation, payload: [4]))
        == .message([1, 2, 3, 4]))
    #expect(try reader.receive(WebSocketFrame(isLast: true, opcode: .binary, payload: [5])) == .message([5]))
  }

  @Test func `many small fragments can't exceed the limit`() throws {
    var reader = WebSocketReader(limit: 10)
    _ = try reader.receive(
      WebSocketFrame(isLast: false, opcode: .binary, payload: [UInt8](repeating: 0, count: 6)))
    #expect(throws: CloseReason.tooBig(limit: 10)) {
      try reader.receive(
        WebSocketFrame(isLast: false, opcode: .continuation, payload: [UInt8](repeating: 0, count: 5)))
    }
  }

  @Test func `frames out of sequence close the connection`() throws {
    var reader = WebSocketReader(limit: 10)
    #expect(throws: CloseReason.self) {
      try reader.receive(WebSocketFrame(isLast: true, opcode: .continuation, payload: []))
    }
    _ = try reader.receive(WebSocketFrame(isLast: false, opcode: .binary, payload: []))
    #expect(throws: CloseReason.self) {
      try reader.receive(WebSocketFrame(isLast: true, opcode: .binary, payload: []))
    }
    #expect(throws: CloseReason.textNotUnderstood) {
      try reader.receive(WebSocketFrame(isLast: true, opcode: .text, payload: []))
    }
  }

  @Test(
    arguments: [
      [], [0x03, 0xE8], [0x03, 0xE9, 0x62, 0x79, 0x65], [0x03, 0xEF], [0x0B, 0xB8], [0x13, 0x87],
      [0x03, 0xE8, 0xC3, 0xA4],
    ] as [[UInt8]])
  func `a close frame has no payload or a code and a text`(payload: [UInt8]) throws {
    var reader = WebSocketReader(limit: 10)
    #expect(try reader.receive(WebSocketFrame(isLast: true, opcode: .close, payload: payload)) == .close)
  }

  // RFC 6455, sections 5.5.1, 7.4.1, 7.4.2 and 8.1.
  @Test(
    arguments: [
      ([0x03], .protocolError), ([0x00, 0x00], .protocolError), ([0x03, 0xE7], .protocolError),
      ([0x03, 0xEC], .protocolError), ([0x03, 0xED], .protocolError), ([0x03, 0xEE], .protocolError),
      ([0x03, 0xF7], .protocolError), ([0x0B, 0xB7], .protocolError), ([0x13, 0x88], .protocolError),
      ([0x03, 0xE8, 0xFF], .malformed), ([0x03, 0xE8, 0x62, 0xC3], .malformed),
    ] as [([UInt8], LiveProtocol.CloseCode)])
  func `an invalid close frame is an error`(payload: [UInt8], code: LiveProtocol.CloseCode) {
    var reader = WebSocketReader(limit: 10)
    let reason = #expect(throws: CloseReason.self) {
      try reader.receive(WebSocketFrame(isLast: true, opcode: .close, payload: payload))
    }
    #expect(reason?.code == code)
  }

  @Test func `a close reason is cut between two characters to fit a frame`() {
    let payload = CloseReason(code: .protocolError, words: String(repeating: "ä", count: 100)).payload
    #expect(payload.count <= 125)
    #expect(String(validating: payload.dropFirst(2), as: UTF8.self) != nil)
  }

  @Test func `the average number of messages per second is limited, but a burst passes`() {
    var limit = RateLimit(perSecond: 10, now: 0)
    #expect((0..<100).filter { _ in limit.passes(now: 0) }.count == 40)
    #expect((0..<100).filter { _ in limit.passes(now: 1) }.count == 10)
    #expect((0..<100).filter { _ in limit.passes(now: 100) }.count == 40)
  }
}
