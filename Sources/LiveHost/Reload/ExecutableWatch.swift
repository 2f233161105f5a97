import Foundation

/// Detects that the program's executable was rebuilt.
struct ExecutableWatch {
  /// Distinguishes one build from another.
  struct Build: Equatable {
    var inode: UInt64
    var size: UInt64
    var time: Date

    init?(path: String) {
      let manager = FileManager.default
      guard manager.isExecutableFile(atPath: path),
        let attributes = try? manager.attributesOfItem(atPath: path),
        let time = attributes[.modificationDate] as? Date, let size = attributes[.size] as? NSNumber,
        let inode = attributes[.systemFileNumber] as? NSNumber
      else { return nil }
      (self.inode, self.size, self.time) = (inode.uint64Value, size.uint64Value, time)
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
