import CollectionView
import Foundation
import TestSupport
import Testing

@testable import LiveHost

/// Slow clients occupy the server only within the limits, and don't cost other clients frames.
@Suite("Slow clients", .serialized, .timeLimit(.minutes(10)))
struct SlowClientTests {
  /// The pause between two bytes, in nanoseconds. Many bytes arrive before any time limit of these tests.
  private static let pause: UInt64 = 5_000_000

  /// Sends bytes one by one while the server reads them.
  private func trickle(_ data: Data, to client: TestClient) async throws {
    for byte in data {
      do { try await client.send(Data([byte])) } catch { return }
      try await Task.sleep(nanoseconds: Self.pause)
    }
  }

  /// Waits until the server has this many connections.
  private func wait(_ server: TestServer, for connections: Int) async throws {
    while server.server.openConnections != connections { try await Task.sleep(nanoseconds: Self.pause) }
  }

  /// Scrolls the page. Each turn of its wheel must result in a frame.
  private func scroll(_ client: TestClient, _ page: inout PageModel, turns: Int = 20) async throws {
    for _ in 0..<turns {
      let y = page.offset[1] + 10
      try await client.send(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 10))
      try await client.read(into: &page) { $0.offset[1] == y }
    }
  }

  @Test
  func `slowly sent headers have the same time limit, with or without the token`()
    async throws
  {
    var limits = LiveLimits()
    limits.requestSeconds = 0.3
    try await TestServer.run(limits: limits) { server in
      var (bystander, page) = try await server.openPage()
      for path in ["/", TestClient.path] {
        let client = try await server.connect()
        // Takes longer than the limit.
        let head = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nX: "
        try await trickle(Data((head + String(repeating: "a", count: 1000)).utf8), to: client)
        #expect(try await client.answer().status == 408)
        #expect(try await client.next() == .ended)
      }
      try await wait(server, for: 1)
      try await scroll(bystander, &page)
    }
  }

  @Test func `a slowly sent message does not count as a sign of life`() async throws {
    var limits = LiveLimits()
    limits.silenceSeconds = 0.3
    try await TestServer.run(limits: limits) { server in
      let client = try await server.openSocket()
      // Sending the whole message takes longer than allowed on any machine. The loop stops at the server's
      // close frame, which has at least three bytes, unlike a ping with two. The server still reads for half
      // a second, and later data would discard the reason for closing.
      var rest = client.frame([UInt8](repeating: 4, count: 60_000))[...]
      while !client.hasReceived(3), let byte = rest.popFirst() {
        try await client.send(Data([byte]))
        try await Task.sleep(nanoseconds: Self.pause)
      }
      #expect(!rest.isEmpty)
      #expect(try await client.close() == .closed(code: 1001, words: "the page doesn't respond"))
    }
  }

  @Test(arguments: [false, true])
  func `a client that requests replies without reading them is dropped`(readsBytes: Bool)
    async throws
  {
    var limits = LiveLimits()
    limits.replySeconds = 0.3
    try await TestServer.run(limits: limits) { server in
      var (bystander, page) = try await server.openPage()
      let client = try await server.connect()
      #expect(try await client.request().status == 200)
      // More than the system's buffer for a connection.
      let request = "GET \(TestClient.path)live.js HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
      try? await client.send(Data(String(repeating: request, count: 2000).utf8))
      #expect(server.server.openConnections == 2)
      while readsBytes, server.server.openConnections > 1 {
        try? await client.readByte()
        try await Task.sleep(nanoseconds: Self.pause)
      }
      try await wait(server, for: 1)
      try await scroll(bystander, &page)
      withExtendedLifetime(client) {}
    }
  }

  @Test func `a page that keeps requesting without reading is closed before memory fills`()
    async throws
  {
    var limits = LiveLimits()
    (limits.waitingBytes, limits.messagesPerSecond) = (1 << 20, 1e6)
    try await TestServer.run(limits: limits) { server in
      var (bystander, page) = try await server.openPage()
      let (client, _) = try await server.openPage()
      // Requests pictures, because frames would wait for an acknowledgment.
      let ask = (0..<20).reduce(into: Data()) { data, _ in data += client.frame(MessageBytes.export(.picture))
      }
      for _ in 0..<500 where server.server.openPages > 1 {
        try? await client.send(ask)
        try await scroll(bystander, &page, turns: 1)
      }
      #expect(server.server.openPages == 1)
      withExtendedLifetime(client) {}
    }
  }

  @Test
  func `two hundred idle connections leave room for others and are closed in time`()
    async throws
  {
    var limits = LiveLimits()
    limits.requestSeconds = 1
    try await TestServer.run(limits: limits) { server in
      var (bystander, page) = try await server.openPage()
      var idle: [TestClient] = []
      for _ in 0..<200 { idle.append(try await server.connect()) }
      try await scroll(bystander, &page)
      let (late, _) = try await server.openPage()
      #expect(server.server.openConnections <= limits.connections + 32)
      try await wait(server, for: 2)
      try await scroll(bystander, &page)
      withExtendedLifetime((late, idle)) {}
    }
  }
}
