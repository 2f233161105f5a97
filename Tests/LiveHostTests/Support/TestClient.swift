import FlyingSocks
import Foundation

@testable import LiveHost

/// A simulated browser.
final class TestClient {
  struct Answer {
    var status: Int
    var headers: [String: String] = [:]
    var bytes: [UInt8] = []

    var body: String { String(decoding: bytes, as: UTF8.self) }
  }

  enum Event: Equatable {
    case message([UInt8])
    case closed(code: Int, words: String)
    /// The server closed the connection.
    case ended
  }

  private let socket: ClientSocket
  private let descriptor: Int32
  private let source: ByteSource
  private let port: UInt16
  private let token: AccessToken

  init(port: UInt16, token: AccessToken = TestServer.token) async throws {
    (self.port, self.token) = (port, token)
    let pool = try await SocketPool<Poll>.client
    let socket = try Socket(domain: Int32(AF_INET), type: .stream)
    // Connects synchronously. A suspended task may continue only after all other tests, and the server waits
    // only ten seconds for the request.
    try socket.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    descriptor = socket.file.rawValue
    self.socket = ClientSocket(try AsyncSocket(socket: socket, pool: pool))
    source = ByteSource(self.socket)
  }

  deinit { socket.close() }

  static var path: String { "/\(TestServer.token.text)/" }

  // MARK: HTTP

  func request(
    _ method: String = "GET", _ path: String = TestClient.path, headers: [String: String] = [:]
  ) async throws -> Answer {
    try await ask(method, path, headers: headers)
    return try await answer(hasBody: method != "HEAD")
  }

  /// Sends a request. The answer is read later.
  func ask(
    _ method: String = "GET", _ path: String = TestClient.path, headers: [String: String] = [:],
    version: String = "1.1"
  ) async throws {
    var lines = ["\(method) \(path) HTTP/\(version)"]
    let all = ["Host": "127.0.0.1:\(port)"].merging(headers) { $1 }
    lines += all.map { "\($0.key): \($0.value)" }
    try await send(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  /// Reads and discards bytes of an answer.
  func skip(_ count: Int) async throws {
    var left = count
    while left > 0 { left -= try await source.next(min(left, 1 << 20)).count }
  }

  func answer(hasBody: Bool = true) async throws -> Answer {
    var answer = try await answerHead()
    if hasBody { answer.bytes = try await source.next(Int(answer.headers["content-length"] ?? "0") ?? 0) }
    return answer
  }

  /// Reads an answer's head. The bytes of the body come next.
  func answerHead() async throws -> Answer {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) { head.append(try await source.next()) }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n").filter { !$0.isEmpty }
    var answer = Answer(status: Int(lines[0].split(separator: " ")[1]) ?? 0)
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      answer.headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return answer
  }

  func send(_ data: Data) async throws { try await socket.write(data) }

  /// Reads one byte and leaves the rest.
  func readByte() async throws { _ = try await socket.read(atMost: 1) }

  /// Returns `true` if the server has sent at least this many unread bytes.
  func hasReceived(_ count: Int) -> Bool {
    var bytes = [UInt8](repeating: 0, count: count)
    return recv(descriptor, &bytes, count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == count
  }

  // MARK: WebSocket

  static let upgrade = [
    "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
  ]

  func openSocket() async throws {
    let headers = Self.upgrade.merging(["Origin": "http://127.0.0.1:\(port)"]) { $1 }
    let answer = try await request(
      "GET", "/\(token.text)/\(LiveProtocol.Path.socket.rawValue)", headers: headers)
    guard answer.status == 101 else { throw CloseReason.protocolError("no handshake: \(answer)") }
  }

  func send(_ message: [UInt8]) async throws { try await send(frame(message)) }

  /// Returns a frame like a browser's, with optional mistakes.
  func frame(
    _ payload: [UInt8], opcode: UInt8 = 2, isLast: Bool = true, isMasked: Bool = true
  ) -> Data {
    var data = Data([(isLast ? 0x80 : 0) | opcode])
    let flag: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: data.append(flag | UInt8(payload.count))
    case ..<65536:
      data.append(contentsOf: [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)])
    default:
      data.append(flag | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        data.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    guard isMasked else { return data + payload }
    let mask: [UInt8] = [1, 2, 3, 4]
    return data + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  /// Returns the next message except the server's pings.
  func next() async throws -> Event {
    while true {
      do {
        let (first, second) = (try await source.next(), try await source.next())
        var length = Int(second)
        if second >= 126 {
          length = try await source.next(second == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
        }
        let payload = try await source.next(length)
        switch first & 0x0F {
        case 2: return .message(payload)
        case 8:
          return .closed(
            code: Int(payload[0]) << 8 | Int(payload[1]),
            words: String(decoding: payload.dropFirst(2), as: UTF8.self))
        default: continue
        }
      } catch is SocketError {
        return .ended
      }
    }
  }

  /// Returns the server's last event, skipping messages.
  func close() async throws -> Event {
    while true {
      let event = try await next()
      if case .message = event { continue }
      return event
    }
  }
}
