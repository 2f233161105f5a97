@testable import LiveHost

extension TestServer {
  /// A client that has said hello, and the page that it was shown.
  func openPage(_ hello: [UInt8] = MessageBytes.hello()) async throws -> (TestClient, PageModel) {
    let client = try await openSocket()
    try await client.send(hello)
    var page = PageModel()
    try await client.read(into: &page) { $0.frame > 0 }
    return (client, page)
  }
}

extension TestClient {
  /// Reads messages, and acknowledges them, until the page looks as it should.
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
