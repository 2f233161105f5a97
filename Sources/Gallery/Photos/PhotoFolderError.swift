import CollectionView

/// The reason a folder of photos can't be listed.
public nonisolated struct PhotoFolderError: Error, Equatable, Sendable, CustomStringConvertible {
  var path: String
  var error: ImageError

  /// The path and the reason on one line.
  public var description: String { "\(path.onOneLine): \(error)" }
}
