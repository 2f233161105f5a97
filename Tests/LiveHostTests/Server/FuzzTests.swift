import Foundation
import TestSupport
import Testing

@testable import LiveHost

@Suite("Random and damaged messages", .serialized)
struct FuzzTests {
  private static let messages = seeds(100_000).upperBound

  @Test func `thousands of random and damaged messages cause no crash, hang, or memory growth`()
    async throws
  {
    let server = try ServedProcess()
    var random = SeededGenerator(seed: 77)
    try await fire(Self.messages / 5, at: server, &random)
    #if os(Linux)
    let before = Sanitizer.isInUse ? nil : try await server.bytesInUse()
    #endif
    try await fire(Self.messages * 4 / 5, at: server, &random)
    #if os(Linux)
    // The messages take about three thousand connections, so this is less than a kilobyte for each.
    if let before {
      let growth = try await server.bytesInUse() - before
      #expect(growth <= 2 << 20, "\(growth >> 10) KB more than the \(before >> 10) KB after a fifth")
    }
    #endif
    // The server still works.
    let client = try await server.openSocket()
    try await client.send(MessageBytes.hello())
    guard case .message = try await client.next() else { throw CloseReason.farewell }
    #expect(server.isRunning)
  }

  /// Sends messages so that each is read: the first rejected message is the last on its connection. Three of
  /// four connections have a scene for the messages.
  private func fire(_ count: Int, at server: ServedProcess, _ random: inout SeededGenerator) async throws {
    var left = count
    while left > 0 {
      let client = try await server.openSocket()
      var hasScene = Int.random(in: 0..<4, using: &random) > 0
      var data = hasScene ? client.frame(MessageBytes.hello(width: 200, height: 200)) : Data()
      var isRefused = false
      while !isRefused, left > 0 {
        var message = DamagedMessage.make(&random)
        // Mostly chooses messages whose damage isn't detected, because a rejected message ends its connection
        // and doesn't reach the scene.
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
}
