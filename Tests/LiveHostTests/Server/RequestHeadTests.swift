import Testing

@testable import LiveHost

@Suite("Requests")
struct RequestHeadTests {
  private func head(_ text: String) throws -> RequestHead {
    try RequestHead(Array(text.replacing("\n", with: "\r\n").utf8))
  }

  @Test func `the request line and headers are parsed, and the query is ignored`() throws {
    let head = try head("GET /abc/live.js?x=1 HTTP/1.1\nHost: localhost:8080\nX-Empty:\nAccept:  a, b \n\n")
    #expect(
      head
        == RequestHead(
          method: "GET", path: "/abc/live.js",
          headers: ["host": "localhost:8080", "x-empty": "", "accept": "a, b"]))
  }

  @Test(
    arguments: [
      "", "\n\n", "GET\n\n", "GET / HTTP/2\n\n", "GET  / HTTP/1.1\n\n", "GET http://elsewhere/ HTTP/1.1\n\n",
      "GET / HTTP/1.1\nHost: a\nhost: b\n\n", "GET / HTTP/1.1\nHost : a\n\n", "GET / HTTP/1.1\n folded\n\n",
      "GET / HTTP/1.1\nno colon\n\n", "GET / HTTP/1.1\n: nameless\n\n", "GET / HTTP/1.1\nA: b\u{0}c\n\n",
      "GET / HTTP/1.1\nA: b\nc\r: d\n\n", "\u{1B}[31mGET / HTTP/1.1\n\n", "GET\rHEAD / HTTP/1.1\n\n",
      "GÉT / HTTP/1.1\n\n", "GET, / HTTP/1.1\n\n", " / HTTP/1.1\n\n", "GET /\u{1B}]0;x\u{7} HTTP/1.1\n\n",
      "GET /\u{9B}2J HTTP/1.1\n\n",
    ])
  func `malformed request heads are rejected`(text: String) {
    #expect(throws: RequestHead.Fault.self) { try head(text) }
  }

  @Test(
    arguments: [
      ("HTTP/1.1", nil, false), ("HTTP/1.1", "close", true), ("HTTP/1.1", "close, TE", true),
      ("HTTP/1.1", "TE ,\tClose", true), ("HTTP/1.1", "keep-alive", false), ("HTTP/1.1", "closed", false),
      ("HTTP/1.1", "Upgrade, TE", false), ("HTTP/1.0", "keep-alive", true),
    ] as [(String, String?, Bool)])
  func `a connection ends with its reply if its options include close`(
    version: String, options: String?, closes: Bool
  ) throws {
    let header = options.map { "Connection: \($0)\n" } ?? ""
    #expect(try head("GET / \(version)\n\(header)\n").closes == closes)
  }

  @Test func `bytes other than UTF-8 text are rejected as a request`() {
    #expect(throws: RequestHead.Fault.self) { try RequestHead([71, 69, 84, 32, 0xFF, 0xFE, 13, 10, 13, 10]) }
  }

  @Test(
    arguments: [
      ("localhost", "localhost", true), ("LOCALHOST:8080", "localhost", true),
      ("127.0.0.1:80", "127.0.0.1", true),
      ("127.8.8.8", "127.8.8.8", true), ("[::1]:8080", "::1", true),
      ("evil.example:8080", "evil.example", false),
      ("localhost.evil.example", "localhost.evil.example", false), ("192.168.0.7:8080", "192.168.0.7", false),
      ("127.evil.example", "127.evil.example", false),
    ])
  func `a host is a name or an address with an optional port`(header: String, name: String, isLoopback: Bool)
    throws
  {
    let host = try #require(HostName(header))
    #expect(host.name == name)
    #expect(host.isLoopback == isLoopback)
  }

  @Test(arguments: ["", ":80", "[::1", "[evil]:80", "localhost:port", "localhost:80:80", "[::1]x"])
  func `malformed hosts are rejected`(header: String) {
    #expect(HostName(header) == nil)
  }
}
