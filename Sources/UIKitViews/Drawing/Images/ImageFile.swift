import Foundation

/// Where an image's file is. It is found by the path that it was given, and opened by the one that this led to then: what has become a
/// link since, the file or a folder on the way to it, is not followed. What is there in its stead later, or was written to since, is
/// another file, even if it has the same bytes.
///
/// ```
/// album/1.jpg  ──realpath──▶  /photos/2024/1.jpg  ──▶  open: / photos / 2024 / 1.jpg, none of which may be a link
/// ```
package nonisolated struct ImageFile: Hashable, Sendable {
  /// As it was given.
  package let path: String
  private let realPath: String
  private let state: FileState

  /// To look up names in a folder asks for no right to list it.
  #if os(Linux)
  // `O_PATH`, which Swift's `Glibc` does not have.
  private static let folderAccess: Int32 = 0o10000000
  #else
  private static let folderAccess = O_RDONLY
  #endif

  /// Follows the links in the path. Throws ``ImageError/unreadable(_:)`` if there is nothing.
  package init(path: String) throws(ImageError) {
    guard let real = realpath(path, nil) else { throw .unreadable(errno) }
    defer { free(real) }
    var status = stat()
    guard lstat(real, &status) == 0 else { throw .unreadable(errno) }
    self.path = path
    realPath = String(cString: real)
    state = FileState(status)
  }

  /// Opens it. A pipe does not block: only plain files are accepted. Throws ``ImageError/changed`` if it is not the one that was found.
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
