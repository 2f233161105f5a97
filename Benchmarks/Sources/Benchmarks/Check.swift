import Foundation

/// The conditions for a valid measurement.
enum Check {
  /// Ends the run, because a figure for work that wasn't done is worse than none.
  static func fail(_ what: String) -> Never {
    FileHandle(fileDescriptor: 2).write(Data("Wrong: \(what)\n".utf8))
    exit(1)
  }
}
