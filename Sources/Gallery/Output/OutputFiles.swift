import CollectionView

/// Writes files that are either complete or absent.
///
/// The bytes first go to hidden files, which ``commit()`` renames.
public nonisolated final class OutputFiles {
  private struct Staged {
    var temporaryPath: String
    var path: String
  }

  private var staged: [Staged] = []
  private var createdFolders: [String] = []

  /// Creates an object without files.
  public init() {}

  deinit {
    for file in staged { unlink(file.temporaryPath) }
    for folder in createdFolders.reversed() { rmdir(folder) }
  }

  /// Creates a folder, and its parents if they're missing.
  public func createFolder(_ path: String) throws(OutputError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw OutputError(path: path, code: ENOTDIR) }
      return
    }
    let parent = Self.parts(of: path).folder
    if !parent.isEmpty, parent != path { try createFolder(parent) }
    guard mkdir(path, 0o777) == 0 else { throw OutputError(path: path, code: errno) }
    createdFolders.append(path)
  }

  /// Writes a file, for ``commit()`` to move into place.
  ///
  /// Pipes and `/dev/stdout` receive the bytes immediately. Links are followed.
  public func add(_ data: Data, to path: String) throws(OutputError) {
    var status = stat()
    var destination = path
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        destination = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      case S_IFDIR:
        throw OutputError(path: path, code: EISDIR)
      default:
        return try store(data, at: path, flags: O_WRONLY)
      }
    }
    let (folder, name) = Self.parts(of: destination)
    let temporaryName = ".\(name).\(getpid()).tmp"
    let temporaryPath = folder.isEmpty ? temporaryName : folder + "/" + temporaryName
    staged.append(Staged(temporaryPath: temporaryPath, path: destination))
    do throws(OutputError) {
      try store(data, at: temporaryPath, flags: O_WRONLY | O_CREAT | O_TRUNC)
    } catch {
      throw OutputError(path: path, code: error.code)
    }
  }

  /// Moves all files into place.
  public func commit() throws(OutputError) {
    while let file = staged.first {
      guard rename(file.temporaryPath, file.path) == 0 else {
        throw OutputError(path: file.path, code: errno)
      }
      staged.removeFirst()
    }
    createdFolders = []
  }

  /// Returns a path's folder, which is empty for the current folder, and its last component.
  ///
  /// Foundation's `deletingLastPathComponent` traps on Linux if the path is a single character.
  private static func parts(of path: String) -> (folder: String, name: String) {
    let slash = UInt8(ascii: "/")
    var bytes = path.utf8[...]
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    guard let last = bytes.lastIndex(of: slash) else { return ("", String(bytes) ?? path) }
    let folder = bytes[..<last]
    return (folder.isEmpty ? "/" : String(folder) ?? path, String(bytes[bytes.index(after: last)...]) ?? path)
  }

  private func store(_ data: Data, at path: String, flags: Int32) throws(OutputError) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
    var failure: Int32 = 0
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while failure == 0, !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          failure = errno
        }
      }
    }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw OutputError(path: path, code: failure) }
  }
}

/// The reason a file couldn't be written.
public nonisolated struct OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  var path: String
  var code: Int32

  /// The path and the reason on one line.
  public var description: String { "\(path.onOneLine): \(String(cString: strerror(code)))" }
}
