import Foundation

/// Detects that the program's executable was rebuilt.
struct ExecutableWatch {
  /// The properties that distinguish one build from another.
  struct Build: Equatable {
    var inode: UInt64
    var size: Int64
    /// The time of the file's last change, in seconds and nanoseconds.
    var time: [Int]

    /// Returns `nil` unless the file is executable. Makes only two system calls, because it runs often.
    init?(path: String) {
      var found = stat()
      guard access(path, X_OK) == 0, stat(path, &found) == 0 else { return nil }
      #if canImport(Darwin)
      let changed = found.st_mtimespec
      #else
      let changed = found.st_mtim
      #endif
      (inode, size) = (UInt64(found.st_ino), Int64(found.st_size))
      time = [Int(changed.tv_sec), Int(changed.tv_nsec)]
    }
  }

  let path: String
  private let running: Build?
  private var candidate: Build?

  /// - Parameter path: The executable's path, determined before the executable is replaced.
  init(path: String) {
    self.path = path
    running = Build(path: path)
  }

  /// Returns `true` if another build is complete.
  ///
  /// Linkers write piece by piece, so a build counts as complete when its file hasn't changed between two
  /// calls.
  mutating func findsNewBuild() -> Bool {
    let build = Build(path: path)
    defer { candidate = build }
    guard let build, let running, build != running else { return false }
    return build == candidate
  }

  static var executablePath: String? {
    #if os(Linux)
    return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
    return Bundle.main.executablePath
    #endif
  }
}
