#if Live
/// Reads a client's bytes from a socket in pieces of at most 4096 bytes.
final class ByteSource {
  private let socket: ClientSocket
  private var buffer: [UInt8] = []
  private var position = 0

  init(_ socket: ClientSocket) { self.socket = socket }

  func next() async throws -> UInt8 {
    if position == buffer.count {
      buffer = try await socket.read(atMost: 4096)
      position = 0
    }
    defer { position += 1 }
    return buffer[position]
  }

  /// Returns `count` bytes. Allocates memory as they arrive, because clients may announce more than they
  /// send.
  func next(_ count: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if position == buffer.count {
        buffer = try await socket.read(atMost: 4096)
        position = 0
      }
      let end = min(buffer.count, position + count - bytes.count)
      bytes += buffer[position..<end]
      position = end
    }
    return bytes
  }
}
#endif
