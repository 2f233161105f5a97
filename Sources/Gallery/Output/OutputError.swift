import CollectionView

/// Why a file could not be written.
public nonisolated struct OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  var path: String
  /// The system's `errno`.
  var code: Int32

  /// One line: the path, a colon, the reason.
  public var description: String { "\(path.onOneLine): \(String(cString: strerror(code)))" }
}
