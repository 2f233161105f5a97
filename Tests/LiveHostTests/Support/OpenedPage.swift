import CollectionView
import Foundation
import Logging

@testable import LiveHost

/// A session without a server, and a model of its page.
@MainActor
final class OpenedPage {
  let session: LiveSession
  private(set) var page = PageModel()
  private let link = PageLink(limit: 1 << 24)
  private var read = 0
  /// The time in seconds. It advances with each frame.
  private var time = 0.0

  init(_ scene: LiveScene, width: Double = 800, height: Double = 600) throws {
    let studio = LiveStudio(
      title: "Test", scenes: [scene], images: ImageStore(),
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    var now: () -> Double = { 0 }
    session = LiveSession(studio: studio, link: link) { now() }
    now = { [unowned self] in time }
    try send(MessageBytes.hello(width: width, height: height))
  }

  func send(_ bytes: [UInt8]) throws { try session.receive(bytes) }

  /// Makes frames and lets the page read its messages.
  func frame(_ count: Int = 1) async throws {
    for _ in 0..<count {
      time += 0.2
      // Pages of other tests can be in use. They don't limit this frame.
      session.frame.layout.begin(for: PageFrame.share)
      _ = session.showFrame()
      try await readAll()
      try send(MessageBytes.acknowledge(session.lastFrame))
    }
  }

  func close() { session.pageDidClose() }

  private func readAll() async throws {
    link.send(.ping, [7])
    for await frame in link.frames {
      let (opcode, payload) = Self.parts(of: frame)
      guard opcode == 2 else { return }
      try page.receive(payload)
    }
  }

  /// Returns the parts of a server's frame, which isn't masked.
  private static func parts(of frame: Data) -> (opcode: UInt8, payload: [UInt8]) {
    let bytes = [UInt8](frame)
    let header = bytes[1] < 126 ? 2 : bytes[1] == 126 ? 4 : 10
    return (bytes[0] & 15, Array(bytes[header...]))
  }
}
