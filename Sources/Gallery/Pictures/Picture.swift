import CollectionView

/// A picture for a cell.
public struct Picture {
  /// The cell's text.
  public var caption: String
  /// A size with the picture's aspect ratio.
  public var size: CGSize
  /// The cell's color until the image is available.
  public var tint: UIColor
  /// The image, or `nil` if its file is gone.
  public var image: UIImage?
}
