import CollectionView
import FlyingSocks
import Foundation
import Logging

@testable import LiveHost

/// A server on its own port that runs as long as `body`. By default, it has one scene.
struct TestServer {
  static let token = AccessToken("00112233445566778899aabbccddeeff")!

  let port: UInt16
  let server: LiveServer

  static func run(
    limits: LiveLimits = LiveLimits(), isLoopback: Bool = true, images: ImageStore = ImageStore(),
    log: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    connectionEnds: AsyncStream<Void>.Continuation? = nil,
    scenes: @escaping @MainActor @Sendable () -> [LiveScene] = { [GridScene.scene()] },
    _ body: (TestServer) async throws -> Void
  ) async throws {
    let (socket, port) = try ListenSocket.open(host: "127.0.0.1", port: .exactly(0))
    let router = RequestRouter(
      token: token, isLoopback: isLoopback, assets: PageAssets.replies, images: images)
    let studio = await LiveStudio(title: "Test", scenes: scenes(), images: images, log: log)
    let server = LiveServer(
      socket: socket, router: router, limits: limits, log: log, didEndConnection: { connectionEnds?.yield() }
    ) { link in
      // Tests run in parallel and don't wait for each other's work.
      LiveSession(studio: studio, link: link) { 0 }
    }
    let task = Task { try await server.run() }
    defer { task.cancel() }
    try await body(TestServer(port: port, server: server))
  }

  func connect() async throws -> TestClient { try await TestClient(port: port) }

  /// Opens a client's socket without sending hello.
  func openSocket() async throws -> TestClient {
    let client = try await connect()
    try await client.openSocket()
    return client
  }
}
