import Foundation

/// An image's file. The given path is resolved once, and the file is opened by its resolved path.
///
/// If a part of the path becomes a link later, the link isn't followed. A file that is later replaced or
/// modified counts as another file, even with the same bytes.
///
/// ```
/// album/1.jpg  ──realpath──▶  /photos/2024/1.jpg  ──▶  open: / photos / 2024 / 1.jpg, none of which may be a link
/// ```
package nonisolated struct ImageFile: Hashable, Sendable {
  package let path: String
  private let realPath: String
  private let state: FileState

  /// The mode for opening folders. On Linux, it doesn't require permission to list them.
  #if os(Linux)
  // `O_PATH`, which is missing in Swift's `Glibc`.
  private static let folderAccess: Int32 = 0o10000000
  #else
  private static let folderAccess = O_RDONLY
  #endif

  /// Finds the file at a path, following its links. Throws ``ImageError/unreadable(_:)`` if there is no file.
  package init(path: String) throws(ImageError) {
    guard let real = realpath(path, nil) else { throw .unreadable(errno) }
    defer { free(real) }
    var status = stat()
    guard lstat(real, &status) == 0 else { throw .unreadable(errno) }
    self.path = path
    realPath = String(cString: real)
    state = FileState(status)
  }

  /// Opens the file. Accepts only plain files, so a pipe doesn't block. Throws ``ImageError/changed`` if the
  /// file has been replaced or modified.
  package func open() throws(ImageError) -> OpenFile {
    var folder = try Self.open("/", in: AT_FDCWD, Self.folderAccess | O_DIRECTORY)
    defer { close(folder) }
    let names = realPath.split(separator: "/")
    for name in names.dropLast() {
      let inner = try Self.open(String(name), in: folder, Self.folderAccess | O_DIRECTORY)
      close(folder)
      folder = inner
    }
    let file = try OpenFile(Self.open(String(names.last ?? "."), in: folder, O_RDONLY | O_NONBLOCK))
    guard file.state == state else { throw .changed }
    return file
  }

  private static func open(_ name: String, in folder: Int32, _ flags: Int32) throws(ImageError) -> Int32 {
    let descriptor = openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(errno) }
    return descriptor
  }
}

nonisolated struct FileState: Hashable, Sendable {
  let size: Int
  private let device: Int
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    device = Int(status.st_dev)
    number = UInt64(status.st_ino)
    #if os(Linux)
    let written = status.st_mtim
    #else
    let written = status.st_mtimespec
    #endif
    (seconds, nanoseconds) = (Int(written.tv_sec), Int(written.tv_nsec))
  }
}

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
