import UIKitViews

/// Options for converting a display list into SVG.
public nonisolated struct SVGOptions: Sendable {
  /// The form of references to images.
  public enum Images: Sendable {
    /// The SVG contains the encoded bytes, once for each image.
    case embedded
    /// The SVG refers to image files by `file:` URLs, and embeds other images. Browsers only show the files
    /// if the SVG is opened as a document.
    case linked
  }

  /// The background color. The default value is `nil`.
  public var background: UIColor?
  /// The picture's name for people who can't see it. The default value is `nil`.
  public var title: String?
  /// The form of references to images. The default value is `embedded`.
  public var images: Images
  /// `true` if a view's picture shows constraints. The default value is `false`.
  ///
  /// Alignment rectangles are blue, or orange if a constraint gives way to others. Ambiguous edges are red.
  public var showsConstraints = false

  /// Returns a custom name for an image. The code that displays the SVG inserts the image.
  package var imageReference: (@Sendable (UIImage) -> String)?

  /// The names for comments before nodes' elements. A node without a name has its parent's name.
  package var nodeNames: [DisplayNode.ID: String] = [:]

  /// Creates options.
  public init(background: UIColor? = nil, title: String? = nil, images: Images = .embedded) {
    self.background = background
    self.title = title
    self.images = images
  }
}
