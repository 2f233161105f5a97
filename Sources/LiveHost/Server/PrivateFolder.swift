import Foundation

/// A folder with files readable only by the user.
///
/// The folder stays open, and files are opened relative to its descriptor. If another folder replaces it at
/// its path, that folder is never used.
final class PrivateFolder {
  private let descriptor: Int32

  /// Opens the folder, creating it if necessary, and removes other users' access.
  ///
  /// - Returns: `nil` if the path is a symbolic link or another user's folder, or if the folder can't be
  ///   created or protected.
  init?(at url: URL) {
    let ownOnly: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: ownOnly)
    let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0 || fchmod(descriptor, 0o700) == 0
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns at most `limit` bytes of a file, or `nil` if the file is missing or isn't a regular file. Also
  /// returns `nil` if the file belongs to another user or other users have access to it.
  func contents(of name: String, limit: Int) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = read(file, &bytes, limit)
    return count >= 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Creates a file accessible only to the user, regardless of the umask. Returns the file's descriptor, or
  /// `nil` if the file exists or can't be created.
  func create(_ name: String) -> Int32? {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    return file >= 0 ? file : nil
  }

  /// Stores a file atomically, and returns `true` if it succeeds.
  @discardableResult
  func store(_ bytes: [UInt8], as name: String) -> Bool {
    let draft = "\(name).\(UInt64.random(in: 0 ... .max))"
    guard let file = create(draft) else { return false }
    let isWritten = write(file, bytes, bytes.count) == bytes.count
    close(file)
    if isWritten, renameat(descriptor, draft, descriptor, name) == 0 { return true }
    unlinkat(descriptor, draft, 0)
    return false
  }
}
