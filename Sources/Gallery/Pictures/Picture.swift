import CollectionView

/// A picture for a cell.
public struct Picture {
  /// Shown on the cell.
  public var caption: String
  /// A size with the aspect ratio of the picture.
  public var size: CGSize
  /// The colour of the cell until there is an image, and around the image.
  public var tint: UIColor
  /// The image. `nil` if its file is gone.
  public var image: UIImage?
}
