import CollectionView

/// How a display list becomes SVG.
public nonisolated struct SVGOptions: Sendable {
  /// Where the SVG has its images from.
  public enum Images: Sendable {
    /// The encoded bytes are part of the SVG, once for each image: it needs no other file.
    case embedded
    /// Images made from files are referred to by `file:` URLs, the others embedded. Small, but only good where the files
    /// are, and browsers show it only when it is opened as a document.
    case linked
  }

  /// Shown behind everything. Default: nothing.
  public var background: UIColor?
  /// The picture's name, for readers that cannot see it. Default: none.
  public var title: String?
  /// Default: embedded.
  public var images: Images

  /// The defaults of the properties, unless given.
  public init(background: UIColor? = nil, title: String? = nil, images: Images = .embedded) {
    self.background = background
    self.title = title
    self.images = images
  }
}
