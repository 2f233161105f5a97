import CollectionView

/// A picture file whose header was read.
public nonisolated struct Photo: Equatable, Sendable {
  /// The path of the file.
  public var path: String { file.path }
  /// The path relative to the listed folder.
  public var name: String
  /// The size of the upright picture, in pixels.
  public var size: CGSize { header.orientedSize }

  let file: ImageFile
  let header: ImageHeader
}
