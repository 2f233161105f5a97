import UIKitViews

/// Options for turning a display list into SVG.
public nonisolated struct SVGOptions: Sendable {
  /// How the SVG refers to its images.
  public enum Images: Sendable {
    /// The encoded bytes are part of the SVG, once per image. It needs no other file.
    case embedded
    /// Images from files are referred to by `file:` URLs, others are embedded. The document is small, but it
    /// needs the files, and browsers only show the images if it is opened as a document.
    case linked
  }

  /// The colour behind everything. Default: none.
  public var background: UIColor?
  /// The picture's name, for people who cannot see it. Default: none.
  public var title: String?
  /// Default: embedded.
  public var images: Images
  /// Whether a view's picture shows, over everything else, how constraints arrange the views inside: alignment rectangles in
  /// blue, orange where a constraint gives way to others, and in red the edges that could lie elsewhere. Default false.
  public var showsConstraints = false

  /// Refers to images by names of its own, which whoever shows the document puts in.
  package var imageReference: (@Sendable (UIImage) -> String)?

  /// The defaults of the properties, unless given.
  public init(background: UIColor? = nil, title: String? = nil, images: Images = .embedded) {
    self.background = background
    self.title = title
    self.images = images
  }
}
