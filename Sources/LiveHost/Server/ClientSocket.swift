#if Live
import FlyingSocks
import Foundation

/// A client's socket. Other tasks can shut it down until it's closed. Afterward, its descriptor may belong to
/// another client.
final class ClientSocket: Sendable {
  private let socket: AsyncSocket
  private let isOpen = Locked(true)

  init(_ socket: AsyncSocket) { self.socket = socket }

  func read(atMost count: Int) async throws -> [UInt8] { try await socket.read(atMost: count) }

  func write(_ data: Data) async throws { try await socket.write(data) }

  func endWriting() { shutDown(Int32(SHUT_WR)) }

  func endReading() { shutDown(Int32(SHUT_RD)) }

  func end() { shutDown(Int32(SHUT_RDWR)) }

  func close() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      try? socket.close()
    }
  }

  private func shutDown(_ how: Int32) {
    isOpen.withLock { isOpen in
      if isOpen { _ = shutdown(socket.socket.file.rawValue, how) }
    }
  }
}

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
