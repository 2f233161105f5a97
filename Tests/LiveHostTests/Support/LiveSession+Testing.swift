import CollectionView
import Logging

@testable import LiveHost

@MainActor extension LiveSession {
  /// Opens a session of a studio with one scene. The page has sent its hello.
  static func open(
    _ hello: [UInt8] = MessageBytes.hello(), _ make: @escaping @MainActor () -> any LivePreviewable
  ) throws -> LiveSession {
    let studio = LiveStudio(
      title: "Test", scenes: [LiveScene(id: "view", title: "View", make: make)], images: ImageStore(),
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    // This session's work takes no time, so no message waits.
    let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 24)) { 0 }
    try session.receive(hello)
    return session
  }

  func showFrames(_ count: Int) {
    for _ in 0..<count { _ = showFrame() }
  }

  /// Shows a frame and acknowledges it. News is sent with frames, and the amount of unacknowledged news is
  /// limited.
  func showAndAcknowledge() throws {
    showFrames(1)
    try receive(MessageBytes.acknowledge(lastFrame))
  }

  /// Returns the page's state after it has read all messages. The page sets the given values right after it
  /// has read the scene's message.
  func page(havingSet values: [Int: Double] = [:]) async throws -> PageModel {
    link.close(.protocolError("the end"))
    var page = PageModel()
    for await frame in link.frames where frame[0] & 0x0F == WebSocketFrame.Opcode.binary.rawValue {
      let headerLength = [126: 4, 127: 10][frame[1]] ?? 2
      let hadNone = page.settings.isEmpty
      try page.receive(Array(frame.dropFirst(headerLength)))
      guard hadNone, !page.settings.isEmpty else { continue }
      for (index, value) in values { page.settings[index].value = value }
    }
    return page
  }
}

extension LiveSession {
  /// Runs the clock's frames until nothing moves, for at most a minute.
  func rest() {
    for _ in 0..<3600 where isMoving { advance(by: 1.0 / 60) }
  }
}
