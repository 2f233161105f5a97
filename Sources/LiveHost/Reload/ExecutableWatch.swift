import Foundation

/// Notices that the program's file has been written anew.
struct ExecutableWatch {
  /// What tells one build from another.
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

  /// - Parameter path: Of a file that is there: once it has been replaced, nobody can tell where it was.
  init(path: String) {
    self.path = path
    running = Build(path: path)
  }

  /// Whether there is a finished build that is not the running one. Call from time to time: a build counts as
  /// finished when its file has not changed from one call to the next, as linkers write piece by piece.
  mutating func findsNewBuild() -> Bool {
    let build = Build(path: path)
    defer { candidate = build }
    guard let build, let running, build != running else { return false }
    return build == candidate
  }

  /// Of the program that runs.
  static var executablePath: String? {
    #if os(Linux)
    return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
    return Bundle.main.executablePath
    #endif
  }
}
