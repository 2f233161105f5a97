import CollectionView

/// A picture file whose header has been read.
public nonisolated struct Photo: Equatable, Sendable {
  /// Where the file is.
  public var path: String
  /// The path inside the folder that was listed.
  public var name: String
  /// The size in pixels, the right way up.
  public var size: CGSize { header.orientedSize }

  let header: ImageHeader
}
