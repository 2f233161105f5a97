import CollectionView

/// Why a folder of photos cannot be listed.
public nonisolated struct PhotoFolderError: Error, Equatable, Sendable, CustomStringConvertible {
  var path: String
  var error: ImageError

  /// One line: the path, a colon, the reason.
  public var description: String { "\(path.onOneLine): \(error)" }
}
