import CollectionView
import Foundation
import Logging
import Testing

@testable import LiveHost

@Suite("Responses to requests")
struct ServedSiteTests {
  private func status(
    _ method: String = "GET", _ path: String = TestClient.path, headers: [String: String] = [:],
    isLoopback: Bool = true
  ) async throws -> Int {
    var status = 0
    try await TestServer.run(isLoopback: isLoopback) { server in
      status = try await server.connect().request(method, path, headers: headers).status
    }
    return status
  }

  @Test func `the page and its files have a policy that allows no other scripts`() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      for path in ["", "live.js", "live.css", "stage/stage.js", "protocol.js", "icon.png"] {
        let answer = try await client.request("GET", TestClient.path + path)
        #expect(answer.status == 200)
        #expect(answer.body.count > 100)
        let policy = try #require(answer.headers["content-security-policy"])
        #expect(policy.contains("default-src 'none'"))
        #expect(policy.contains("script-src 'self'"))
        #expect(!policy.contains("unsafe"))
        #expect(answer.headers["x-content-type-options"] == "nosniff")
      }
      let head = try await client.request("HEAD")
      #expect(head.status == 200)
      #expect(head.body.isEmpty)
    }
  }

  @Test func `the page contains nothing inline, which its policy forbids`() throws {
    guard case .data(let body) = try #require(PageAssets.replies[""]).body else { throw CloseReason.farewell }
    let page = String(decoding: body, as: UTF8.self)
    #expect(!page.contains("<style"))
    #expect(!page.contains(" style="))
    #expect(!page.contains(" onclick="))
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(!page.contains("http"))
  }

  @Test(
    arguments: [
      "", "/", "/live.js", "/index.html", "/ffeeddccbbaa99887766554433221100/",
      "/00112233445566778899aabbccddeef/",
      "/00112233445566778899aabbccddeeff",
    ])
  func `only the page's own files are served`(path: String) async throws {
    let expected = path.isEmpty ? 400 : path.hasSuffix("eeff") ? 308 : 403
    #expect(try await status("GET", path) == expected)
  }

  @Test(
    arguments: [
      "../../etc/passwd", "image/../../../etc/passwd", "image/%2e%2e/%2e%2e/etc/passwd", "image//etc/passwd",
      "..%2f..%2fetc/passwd", "image/", "image/nothing-1", "Package.swift", "image/..", "\\..\\etc",
    ])
  func `paths can't escape the served folder`(path: String) async throws {
    #expect(try await status("GET", TestClient.path + path) == 404)
  }

  @Test(arguments: ["evil.example", "localhost.evil.example:80", "", "192.168.1.2"])
  func `requests with a foreign host name are rejected`(host: String) async throws {
    #expect(try await status(headers: ["Host": host]) == 403)
  }

  @Test func `requests addressed to the server itself are served on any port`() async throws {
    #expect(try await status(headers: ["Host": "localhost:9000"]) == 200)
    #expect(try await status(headers: ["Host": "[::1]:9000"]) == 200)
    #expect(try await status(headers: ["Host": "192.168.1.2"], isLoopback: false) == 200)
    #expect(try await status(headers: ["Host": "rebound.example"], isLoopback: false) == 403)
  }

  @Test func `cross-origin requests are rejected, but links from other sites are served`() async throws {
    #expect(try await status(headers: ["Origin": "http://evil.example"]) == 403)
    #expect(try await status(headers: ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"]) == 403)
    #expect(try await status(headers: ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]) == 200)
    #expect(try await status(headers: ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors"]) == 200)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"])
  func `methods other than GET and HEAD are rejected`(method: String) async throws {
    #expect(try await status(method) == 405)
  }

  @Test func `a request body is rejected without being read`() async throws {
    #expect(try await status(headers: ["Content-Length": "1000000000"]) == 400)
    #expect(try await status(headers: ["Transfer-Encoding": "chunked"]) == 400)
  }

  @Test func `an endless request is cut off`() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      try? await client.send(Data("GET / HTTP/1.1\r\nX: ".utf8) + Data(repeating: 65, count: 40_000))
      #expect(try await client.answer().status == 413)
    }
  }

  @Test
  func `a late request times out with a message; an idle connection just ends`()
    async throws
  {
    var limits = LiveLimits()
    limits.requestSeconds = 0.05
    try await TestServer.run(limits: limits) { server in
      let client = try await server.connect()
      try await client.send(Data("GET ".utf8))
      let answer = try await client.answer()
      #expect(answer.status == 408)
      #expect(answer.body == "The request took more than 0.05 seconds to arrive.\n")
      #expect(try await client.next() == .ended)
      let answered = try await server.connect()
      #expect(try await answered.request().status == 200)
      #expect(try await answered.next() == .ended)
    }
  }

  @Test func `a picture is found only by its name, and its scripts don't run`() async throws {
    let images = ImageStore()
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><script>alert(1)</script></svg>"
    let image = try #require(UIImage(svg: svg))
    let name = images.name(of: image)
    #expect(images.name(of: image) == name)
    try await TestServer.run(images: images) { server in
      let answer = try await server.connect().request("GET", TestClient.path + "image/" + name)
      #expect(answer.status == 200)
      #expect(answer.body == svg)
      #expect(answer.headers["content-type"] == "image/svg+xml")
      #expect(answer.headers["content-security-policy"]?.contains("sandbox") == true)
    }
  }

  @Test func `an address without its trailing slash redirects to the one with it`() async throws {
    try await TestServer.run { server in
      let answer = try await server.connect().request("GET", String(TestClient.path.dropLast()))
      #expect(answer.status == 308)
      #expect(answer.headers["location"] == TestClient.path)
    }
  }

  @Test func `an HTTP 1.0 connection ends with its reply`() async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      try await client.send(
        Data("GET \(TestClient.path) HTTP/1.0\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8))
      let answer = try await client.answer()
      #expect(answer.status == 200)
      #expect(answer.headers["connection"] == "close")
      #expect(try await client.next() == .ended)
    }
  }

  @Test(arguments: [("HEAD", "1.1"), ("GET", "1.0")])
  func `a socket opens only for GET with HTTP 1.1`(method: String, version: String) async throws {
    try await TestServer.run { server in
      let client = try await server.connect()
      let headers = TestClient.upgrade.merging(["Origin": "http://127.0.0.1:\(server.port)"]) { $1 }
      let path = TestClient.path + LiveProtocol.Path.socket.rawValue
      try await client.ask(method, path, headers: headers, version: version)
      #expect(try await client.answer(hasBody: method != "HEAD").status == 400)
      #expect(try await client.next() == .ended)
    }
  }

  @Test func `the log contains client input without control characters`() async throws {
    let log = LogLines()
    try await TestServer.run(log: Logger(label: "test") { _ in log }) { server in
      for line in [
        "BREW\u{1B}[2J / HTTP/1.1", "BREW\rGET / HTTP/1.1",
        "\(String(repeating: "B", count: 9000)) / HTTP/1.1",
      ] {
        let client = try await server.connect()
        try await client.send(Data("\(line)\r\nHost: 127.0.0.1\r\n\r\n".utf8))
        #expect(try await client.answer().status >= 400)
      }
    }
    let lines = log.lines
    #expect(lines.count >= 3)
    for line in lines {
      #expect(line.utf8.allSatisfy { (0x20..<0x7f).contains($0) })
      #expect(line.count < 100)
    }
  }

  @Test func `the end of a connection is reported once it's fully closed`() async throws {
    let (ends, end) = AsyncStream<Void>.makeStream()
    try await TestServer.run(connectionEnds: end) { server in
      let client = try await server.connect()
      #expect(try await client.request(headers: ["Connection": "close"]).status == 200)
      #expect(try await client.next() == .ended)
      for await _ in ends { break }
      #expect(server.server.openConnections == 0)
    }
  }

  @Test func `connections without the token make way for newer ones, the oldest first`() async throws {
    var limits = LiveLimits()
    limits.connections = 4
    try await TestServer.run(limits: limits) { server in
      let page = try await server.connect()
      #expect(try await page.request().status == 200)
      let stranger = try await server.connect()
      #expect(try await stranger.request("GET", "/nonsense/").status == 403)
      var idle: [TestClient] = []
      for _ in 0..<20 { idle.append(try await server.connect()) }
      let late = try await server.connect()
      #expect(try await late.request().status == 200)
      #expect(try await page.request().status == 200)
      #expect(try await idle[0].next() == .ended)
    }
  }

  @Test func `the number of connections is limited`() async throws {
    var limits = LiveLimits()
    limits.connections = 3
    try await TestServer.run(limits: limits) { server in
      var clients: [TestClient] = []
      for _ in 0..<3 {
        let client = try await server.connect()
        #expect(try await client.request().status == 200)
        clients.append(client)
      }
      let late = try await server.connect()
      let answer = try await late.request()
      #expect(answer.status == 503)
      #expect(answer.body == "The maximum of 3 connections is open. Close other pages.\n")
      #expect(try await late.next() == .ended)
      #expect(try await clients[0].request().status == 200)
    }
  }
}

/// A readable log.
private final class LogLines: LogHandler, Sendable {
  private let stored = Locked<[String]>([])

  var lines: [String] { stored.withLock { $0 } }

  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { .trace }
    set {}
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) {
    stored.withLock { $0.append(event.message.description) }
  }
}
