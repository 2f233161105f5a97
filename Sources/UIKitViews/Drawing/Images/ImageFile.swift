import Foundation

/// An image's file, found by the given path and opened by the path resolved at that time.
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

  /// The access to folders, which on Linux requires no permission to list them.
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

  /// Opens the file. Accepts only plain files, so a pipe doesn't block. Throws ``ImageError/changed`` if it's
  /// another file by now.
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
