import CollectionView
import Foundation
import TestSupport
import Testing

@testable import LiveHost

@Suite("Pictures from files", .serialized, .timeLimit(.minutes(10)))
struct FilePictureTests {
  private static let picture = TemporaryFolder.gif(width: 40, height: 30)
  /// Simulates a regenerated thumbnail with the same size in points and in bytes.
  private static let otherPicture = Data(picture.dropLast(2) + [picture[picture.count - 2] ^ 1, 0x3B])

  private static func path(_ name: String) -> String {
    TestClient.path + LiveProtocol.Path.images.rawValue + name
  }

  /// Serves `a/1.gif` from a folder that also contains `b`.
  private func serve(
    _ picture: Data = Self.picture, _ body: (TestServer, TemporaryFolder, _ path: String) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(picture, to: "a/1.gif")
    let images = ImageStore()
    let image = try #require(UIImage(contentsOfFile: folder.path + "/a/1.gif"))
    let name = images.name(of: image)
    try await TestServer.run(images: images) { server in try await body(server, folder, Self.path(name)) }
  }

  @Test func `a large picture is served unchanged to several clients at once`() async throws {
    var random = SeededGenerator(seed: 3)
    // Not a whole number of pieces, and more than the system's buffer for a connection.
    let picture = Self.picture + (0..<3_000_001).map { _ in UInt8.random(in: 0...255, using: &random) }
    try await serve(picture) { server, _, path in
      var clients: [TestClient] = []
      for _ in 0..<8 {
        let client = try await server.connect()
        try await client.ask("GET", path)
        clients.append(client)
      }
      for client in clients {
        let answer = try await client.answer()
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "image/gif")
        #expect(Data(answer.bytes) == picture)
        // The connection stays open.
        let head = try await client.request("HEAD", path)
        #expect(head.headers["content-length"] == String(picture.count))
        #expect(try await client.request().status == 200)
      }
    }
  }

  enum Replacement: String, CaseIterable, CustomTestStringConvertible {
    case linkElsewhere, linkToPicture, folderThatIsLink, pipe, folder, text, otherSize, otherFormat,
      otherPicture
    case copy, nothing

    var testDescription: String { rawValue }

    func make(in folder: TemporaryFolder) throws {
      let file = folder.path + "/a/1.gif"
      try FileManager.default.moveItem(atPath: file, toPath: folder.path + "/aside.gif")
      switch self {
      case .linkElsewhere: try folder.link("a/1.gif", to: "/etc/passwd")
      case .linkToPicture:
        try folder.write(FilePictureTests.picture, to: "b/1.gif")
        try folder.link("a/1.gif", to: folder.path + "/b/1.gif")
      case .folderThatIsLink:
        try folder.write(FilePictureTests.picture, to: "b/1.gif")
        try FileManager.default.removeItem(atPath: folder.path + "/a")
        try folder.link("a", to: "b")
      case .pipe: mkfifo(file, 0o600)
      case .folder: try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
      case .text: try folder.write(Data("text".utf8), to: "a/1.gif")
      case .otherSize: try folder.write(TemporaryFolder.gif(width: 30, height: 40), to: "a/1.gif")
      case .otherFormat:
        try folder.write(Data(#"<svg width="40" height="30"/>"#.utf8), to: "a/1.gif")
      case .otherPicture: try folder.write(FilePictureTests.otherPicture, to: "a/1.gif")
      case .copy: try folder.write(FilePictureTests.picture, to: "a/1.gif")
      case .nothing: break
      }
    }
  }

  @Test(arguments: Replacement.allCases)
  func `a replaced picture file is not served until the original is back`(
    replacement: Replacement
  ) async throws {
    try await serve { server, folder, path in
      #expect(try await server.connect().request("GET", path).status == 200)
      try replacement.make(in: folder)
      let answer = try await server.connect().request("GET", path)
      #expect(answer.status == 404)
      #expect(answer.body == "There is no page at this address.\n")
      try? FileManager.default.removeItem(atPath: folder.path + "/a/1.gif")
      try FileManager.default.removeItem(atPath: folder.path + "/a")
      try FileManager.default.createDirectory(
        atPath: folder.path + "/a", withIntermediateDirectories: false)
      try FileManager.default.moveItem(
        atPath: folder.path + "/aside.gif", toPath: folder.path + "/a/1.gif")
      #expect(try await server.connect().request("GET", path).bytes == [UInt8](Self.picture))
    }
  }

  @Test func `an overwritten picture is a new picture when loaded again`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.picture, to: "1.gif")
    let file = folder.path + "/1.gif"
    let old = try #require(UIImage(contentsOfFile: file))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try handle.write(contentsOf: Self.otherPicture)
    try handle.close()
    // File system timestamps can be coarse.
    try FileManager.default.setAttributes([.modificationDate: Date() + 5], ofItemAtPath: file)
    let new = try #require(UIImage(contentsOfFile: file))
    let images = ImageStore()
    let (oldPath, newPath) = (Self.path(images.name(of: old)), Self.path(images.name(of: new)))
    try await TestServer.run(images: images) { server in
      let client = try await server.connect()
      #expect(try await client.request("GET", oldPath).status == 404)
      let other = try await server.connect()
      #expect(try await other.request("GET", newPath).bytes == [UInt8](Self.otherPicture))
    }
  }

  @Test func `a picture loaded through a link is still served after the link changes`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.picture, to: "a/1.gif")
    try folder.write(Self.picture + [0], to: "b/1.gif")
    try folder.link("album", to: "a")
    let images = ImageStore()
    let image = try #require(UIImage(contentsOfFile: folder.path + "/album/1.gif"))
    let path = Self.path(images.name(of: image))
    try await TestServer.run(images: images) { server in
      let client = try await server.connect()
      #expect(try await client.request("GET", path).bytes == [UInt8](Self.picture))
      try FileManager.default.removeItem(atPath: folder.path + "/album")
      try folder.link("album", to: "b")
      #expect(try await client.request("GET", path).bytes == [UInt8](Self.picture))
    }
  }

  @Test func `a picture truncated while being sent ends the connection`() async throws {
    try await serve(Self.picture + Data(count: 64 << 20)) { server, folder, path in
      let client = try await server.connect()
      try await client.ask("GET", path)
      #expect(try await client.answerHead().status == 200)
      truncate(folder.path + "/a/1.gif", 1 << 20)
      await #expect(throws: (any Error).self) { try await client.skip(64 << 20) }
      #expect(try await server.connect().request().status == 200)
    }
  }

  #if os(Linux)
  @Test(.enabled(if: !Sanitizer.isInUse))
  func `three clients of a three-gigabyte picture take little memory and block no one`() async throws {
    let folder = try TemporaryFolder()
    // A sparse file takes no disk space.
    let size = 3 << 30
    try folder.write(Self.picture, to: "large.gif")
    truncate(folder.path + "/large.gif", off_t(size - 1))
    let end = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/large.gif"))
    try end.seekToEnd()
    try end.write(contentsOf: [0x3B])
    try end.close()
    let server = try ServedProcess(photos: folder.path)
    let bystander = try await server.openSocket()
    try await bystander.send(MessageBytes.hello(scene: "flow-grid", settings: [("Pictures", 500)]))
    var page = PageModel()
    try await bystander.read(into: &page) { $0.elements.values.contains { $0.image != nil } }
    let name = try #require(page.elements.values.lazy.compactMap(\.image).first)
    let before = try server.mostResidentBytes
    var clients: [TestClient] = []
    for _ in 0..<3 {
      let client = try await server.connect()
      try await client.ask("GET", server.path + LiveProtocol.Path.images.rawValue + name)
      #expect(try await client.answerHead().headers["content-length"] == String(size))
      clients.append(client)
    }
    for turn in 1...32 {
      for client in clients { try await client.skip(2 << 20) }
      let y = Double(turn)
      try await bystander.send(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 1))
      try await bystander.read(into: &page) { $0.offset[1] == y }
    }
    let growth = try server.mostResidentBytes - before
    #expect(growth < 16 << 20, "\(growth >> 10) KB more than the \(before >> 10) KB before")
  }
  #endif
}
