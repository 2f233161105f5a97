import Foundation
import TestSupport
import Testing

@testable import LiveHost

@Suite("A server under fire", .serialized)
struct FuzzTests {
  /// A tenth of what CI fires: see `.ci/run`.
  private static let messages =
    ProcessInfo.processInfo.environment["LIVE_FUZZ_MESSAGES"].flatMap { Int($0) } ?? 10_000

  @Test("random and damaged messages by the thousand: no crash, no hang, and memory stays flat")
  func messages() async throws {
    var limits = LiveLimits()
    limits.messagesPerSecond = 1e9
    try await TestServer.run(limits: limits) { server in
      var random = SeededGenerator(seed: 77)
      try await fire(Self.messages / 5, at: server, &random)
      let before = try Self.residentBytes()
      try await fire(Self.messages * 4 / 5, at: server, &random)
      let growth = try Self.residentBytes() - before
      #expect(growth < 24 << 20, "\(growth >> 20) MB")
      // And it still serves.
      let client = try await server.openSocket()
      try await client.send(MessageBytes.hello())
      guard case .message = try await client.next() else { throw CloseReason.farewell }
    }
  }

  /// Every message gets to be read: the first that is refused is the last on its connection. Three connections in
  /// four have a scene that the messages may do something to.
  private func fire(_ count: Int, at server: TestServer, _ random: inout SeededGenerator) async throws {
    var left = count
    while left > 0 {
      let client = try await server.openSocket()
      var hasScene = Int.random(in: 0..<4, using: &random) > 0
      var data = hasScene ? client.frame(MessageBytes.hello(width: 200, height: 200)) : Data()
      var isRefused = false
      while !isRefused, left > 0 {
        var message = DamagedMessage.make(&random)
        // Most are damaged in ways that do not show: what is refused costs a connection, and does nothing to
        // a scene.
        while hasScene, Int.random(in: 0..<20, using: &random) > 0, (try? ClientMessage(message)) == nil {
          message = DamagedMessage.make(&random)
        }
        let isBadFrame = Int.random(in: 0..<50, using: &random) == 0
        data += client.frame(message, opcode: isBadFrame ? 15 : 2)
        left -= 1
        switch try? ClientMessage(message) {
        case nil: isRefused = true
        case .hello: (isRefused, hasScene) = (isBadFrame || hasScene, true)
        default: isRefused = isBadFrame || !hasScene
        }
      }
      try? await client.send(data)
      guard isRefused else { continue }
      guard case .closed = try await client.close() else { throw CloseReason.farewell }
    }
  }

  private static func residentBytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }
}
