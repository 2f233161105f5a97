import CollectionView

/// The reason a file couldn't be written.
public nonisolated struct OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  var path: String
  /// The system's `errno`.
  var code: Int32

  /// A single line: the path, a colon, and the reason.
  public var description: String { "\(path.onOneLine): \(String(cString: strerror(code)))" }
}
