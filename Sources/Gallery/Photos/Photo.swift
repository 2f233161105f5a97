import CollectionView

/// A picture file whose header was read.
public nonisolated struct Photo: Equatable, Sendable {
  /// The file's path.
  public var path: String { file.path }
  /// The path relative to the listed folder.
  public var name: String
  /// The upright picture's size, in pixels.
  public var size: CGSize { header.orientedSize }

  let file: ImageFile
  let header: ImageHeader
}
