@testable import LiveHost

extension TestServer {
  /// Opens a client, sends hello, and returns the client and its page.
  func openPage(_ hello: [UInt8] = MessageBytes.hello()) async throws -> (TestClient, PageModel) {
    let client = try await openSocket()
    try await client.send(hello)
    var page = PageModel()
    try await client.read(into: &page) { $0.frame > 0 }
    return (client, page)
  }
}

extension TestClient {
  /// Reads and acknowledges messages until the page reaches a state.
  func read(into page: inout PageModel, until isReached: (PageModel) -> Bool) async throws {
    while !isReached(page) {
      guard case .message(let bytes) = try await next() else { throw CloseReason.farewell }
      try page.receive(bytes)
      if bytes[0] == LiveProtocol.ServerKind.frame.rawValue {
        try await send(MessageBytes.acknowledge(page.frame))
      }
    }
  }
}
