import UIKitViews

/// Options for converting a display list into SVG.
public nonisolated struct SVGOptions: Sendable {
  /// The form of references to images.
  public enum Images: Sendable {
    /// The SVG contains the encoded bytes, once for each image. It needs no other file.
    case embedded
    /// The SVG refers to images from files by `file:` URLs, and embeds others. The document is small, but it
    /// needs the files, and browsers only show the images if it's opened as a document.
    case linked
  }

  /// The background color. The default value is `nil`.
  public var background: UIColor?
  /// The name of the picture, for people who can't see it. The default value is `nil`.
  public var title: String?
  /// The form of references to images. The default value is `embedded`.
  public var images: Images
  /// A Boolean value that indicates whether a view's picture shows the effect of constraints on the views
  /// inside, over everything else.
  ///
  /// Alignment rectangles are blue, or orange if a constraint gives way to others. Ambiguous edges are red.
  /// The default value is `false`.
  public var showsConstraints = false

  /// Returns a custom name for an image. The code that displays the document inserts the image.
  package var imageReference: (@Sendable (UIImage) -> String)?

  /// The names of nodes, written as comments before their elements. A node without a name has its parent's.
  package var nodeNames: [DisplayNode.ID: String] = [:]

  /// Creates options, with default values for omitted properties.
  public init(background: UIColor? = nil, title: String? = nil, images: Images = .embedded) {
    self.background = background
    self.title = title
    self.images = images
  }
}
