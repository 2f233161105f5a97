import Foundation

/// Detects that the program's executable was rebuilt.
struct ExecutableWatch {
  /// Distinguishes one build from another.
  struct Build: Equatable {
    var inode: UInt64
    var size: Int64
    /// When the file was changed last, in seconds and nanoseconds.
    var time: [Int]

    /// Nil if there is no such executable. It is asked for all the time: this takes two calls of the system.
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

  /// - Parameter path: The path of the existing executable. After it was replaced, its path could no longer be
  ///   determined.
  init(path: String) {
    self.path = path
    running = Build(path: path)
  }

  /// Whether there is a complete build other than the running one. Call it from time to time: because linkers
  /// write piece by piece, a build counts as complete when its file has not changed between two calls.
  mutating func findsNewBuild() -> Bool {
    let build = Build(path: path)
    defer { candidate = build }
    guard let build, let running, build != running else { return false }
    return build == candidate
  }

  /// The path of the running executable.
  static var executablePath: String? {
    #if os(Linux)
    return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
    return Bundle.main.executablePath
    #endif
  }
}
