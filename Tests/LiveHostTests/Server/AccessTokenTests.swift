import Foundation
import Testing

@testable import LiveHost

@Suite("Tokens, ports and arguments")
struct AccessTokenTests {
  @Test func `a token is stored for later use, readable only by its user`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let token = AccessToken.stored(in: folder)
    #expect(AccessToken.stored(in: folder).text == token.text)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.appendingPathComponent("token").path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    try Data("short".utf8).write(to: folder.appendingPathComponent("token"))
    #expect(AccessToken.stored(in: folder).text.count == AccessToken.length)
  }

  @Test func `a token file that was readable by others or replaced by a link is not trusted`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("token")
    let first = AccessToken.stored(in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    let second = AccessToken.stored(in: folder)
    #expect(second.text != first.text)
    let elsewhere = folder.appendingPathComponent("elsewhere")
    try FileManager.default.moveItem(at: file, to: elsewhere)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
    #expect(AccessToken.stored(in: folder).text != second.text)
    #expect(try String(contentsOf: elsewhere, encoding: .utf8) == second.text)
  }

  @Test func `a file in the state folder is private from the moment of its creation`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let mask = umask(0)
    defer { umask(mask) }
    let folder = try #require(PrivateFolder(at: url))
    let file = try #require(folder.create("new"))
    defer { close(file) }
    var status = stat()
    #expect(fstat(file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(folder.create("new") == nil, "an existing file isn't opened")
  }

  @Test func `a state folder open to others is made private`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    let token = AccessToken.stored(in: folder)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    #expect(AccessToken.stored(in: folder).text == token.text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["token"])
  }

  @Test func `a link in place of the state folder is not followed`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let link = folder.appendingPathExtension("link")
    defer { for url in [folder, link] { try? FileManager.default.removeItem(at: url) } }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    #expect(AccessToken.stored(in: link).text != AccessToken.stored(in: link).text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  #if !os(macOS)
  @Test(arguments: [nil, "", "state"])
  func `an empty or relative XDG_STATE_HOME is ignored`(given: String?) {
    let folder = AccessToken.stateFolder(environment: given.map { ["XDG_STATE_HOME": $0] } ?? [:])
    #expect(folder.path.hasSuffix("/.local/state/swift-collection-layouts"))
    let own = AccessToken.stateFolder(environment: ["XDG_STATE_HOME": "/tmp/state"])
    #expect(own.path == "/tmp/state/swift-collection-layouts")
  }
  #endif

  @Test func `if nothing can be stored, a temporary token is used`() {
    #expect(AccessToken.stored(in: URL(fileURLWithPath: "/proc/nowhere")).text.count == AccessToken.length)
  }

  @Test func `tokens are unique and match only themselves`() {
    let token = AccessToken.random()
    #expect(token.matches(token.text))
    #expect(!token.matches(AccessToken.random().text))
    #expect(!token.matches(""))
    #expect(!token.matches(token.text + "0"))
    #expect(AccessToken("00112233445566778899AABBCCDDEEFF") == nil)
  }

  @Test func `a port in use throws portInUse or is replaced by the next free port`() throws {
    let (first, port) = try ListenSocket.open(host: "127.0.0.1", port: .exactly(0))
    defer { try? first.close() }
    #expect(throws: LivePreviewError.portInUse(port)) {
      try ListenSocket.open(host: "127.0.0.1", port: .exactly(port))
    }
    #expect(LivePreviewError.portInUse(port).exitCode == 69)
    let (second, next) = try ListenSocket.open(host: "127.0.0.1", port: .from(port))
    defer { try? second.close() }
    #expect(next > port)
    #expect(throws: LivePreviewError.notAnAddress("nowhere")) {
      try ListenSocket.open(host: "nowhere", port: .exactly(0))
    }
  }

  @Test func `localhost is this machine's loopback address`() throws {
    let (socket, port) = try ListenSocket.open(host: "localhost", port: .exactly(0))
    defer { try? socket.close() }
    #expect(port > 0)
    #expect(try socket.sockname() == .ip4("127.0.0.1", port: port))
    #expect(try LiveOptions(arguments: ["--host", "localhost"]).isLoopback)
  }

  @Test func `a listening socket can be passed on by its descriptor`() throws {
    let (socket, port) = try ListenSocket.open(host: "127.0.0.1", port: .exactly(0))
    defer { try? socket.close() }
    #expect(ListenSocket.adopt(descriptor: socket.file.rawValue)?.port == port)
    #expect(ListenSocket.adopt(descriptor: 9999) == nil)
  }

  @Test func `valid arguments are parsed and invalid ones throw`() throws {
    var options = LiveOptions()
    #expect(try LiveOptions(arguments: []) == options)
    (options.port, options.host, options.opensBrowser, options.reloads) = (81, "::1", true, false)
    #expect(
      try LiveOptions(arguments: ["--port", "81", "--host", "::1", "--open", "--no-reload"]) == options)
    #expect(options.isLoopback)
    #expect(try LiveOptions(arguments: [], options).opensBrowser, "the default of a desktop stays")
    #expect(try !LiveOptions(arguments: ["--no-open"], options).opensBrowser)
    let open = try LiveOptions(arguments: ["--host", "0.0.0.0"])
    #expect(!open.isLoopback)
    for wrong in [["--port"], ["--port", "0"], ["--port", "99999"], ["--host"], ["--what"], ["file"]] {
      #expect(throws: LivePreviewError.self) { try LiveOptions(arguments: wrong) }
    }
  }

  @Test func `a new build is detected once its file stops changing`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    func write(_ text: String) throws {
      try? FileManager.default.removeItem(at: file)
      let isExecutable: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
      #expect(
        FileManager.default.createFile(atPath: file.path, contents: Data(text.utf8), attributes: isExecutable)
      )
    }
    try write("one")
    var watch = ExecutableWatch(path: file.path)
    func finds() -> Bool { watch.findsNewBuild() }
    #expect(!finds())
    try write("half of t")
    #expect(!finds())
    try write("two, as a whole")
    #expect(!finds())
    #expect(finds())
    try FileManager.default.removeItem(at: file)
    #expect(!finds())
  }
}
