import CollectionView

/// The reason a file couldn't be written.
public nonisolated struct OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  var path: String
  var code: Int32

  /// The path and the reason on one line.
  public var description: String { "\(path.onOneLine): \(String(cString: strerror(code)))" }
}
