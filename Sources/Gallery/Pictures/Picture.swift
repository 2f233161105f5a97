import CollectionView

/// Something a cell shows.
public struct Picture {
  /// Stands on the cell.
  public var caption: String
  /// The size whose aspect ratio the picture has.
  public var size: CGSize
  /// What the cell shows until there is an image, and around it.
  public var tint: UIColor
  /// The image; `nil` where its file has gone.
  public var image: UIImage?
}
