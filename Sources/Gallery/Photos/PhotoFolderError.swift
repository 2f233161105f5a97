import CollectionView

/// The reason a folder of photos can't be listed.
public nonisolated struct PhotoFolderError: Error, Equatable, Sendable, CustomStringConvertible {
  var path: String
  var error: ImageError

  /// A single line: the path, a colon, and the reason.
  public var description: String { "\(path.onOneLine): \(error)" }
}
