import Foundation
import TestSupport
import Testing

@Suite("gallery: serve") @BackgroundActor struct ServeCommandTests {
  @Test func `serve exits with 69 if the requested port is in use`() throws {
    #if os(Linux)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        #expect(bind(listener, pointer, length) == 0)
        #expect(listen(listener, 1) == 0)
        #expect(getsockname(listener, pointer, &length) == 0)
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    let run = try GalleryProcess("--port", String(port), in: TemporaryFolder())
    #expect(run.status == 69)
    #expect(run.errors == "error: port \(port) is in use\n")
    #expect(run.output.isEmpty)
  }

  @Test func `an invalid host exits with 64`() throws {
    let run = try GalleryProcess("--host", "nowhere", in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
  }
}
