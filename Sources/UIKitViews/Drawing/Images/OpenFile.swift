import Foundation

package nonisolated final class OpenFile: Sendable {
  let state: FileState
  private let descriptor: Int32

  /// - Parameter descriptor: Closed by the instance, or by this initializer if it throws.
  init(_ descriptor: Int32) throws(ImageError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .unreadable(code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
    self.descriptor = descriptor
    state = FileState(status)
  }

  package var count: Int { state.size }

  deinit { close(descriptor) }

  package func bytes(at offset: Int, count: Int) throws(ImageError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let received = pread(descriptor, base + filled, count - filled, off_t(offset + filled))
        if received < 0, errno == EINTR { continue }
        if received < 0 { failure = errno }
        guard received > 0 else { break }
        filled += received
      }
    }
    guard failure == 0 else { throw .unreadable(failure) }
    return bytes
  }
}
