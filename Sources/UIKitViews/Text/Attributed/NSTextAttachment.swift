import Foundation

/// An image in a text. It's the attribute of a character U+FFFC, which it replaces.
open nonisolated class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character replaced by an attachment.
  public static let character = 0xFFFC

  /// The image to draw. The default value is `nil`, for no image and no space for it.
  open var image: UIImage?
  /// The frame relative to the baseline, in points, with y upward.
  ///
  /// The default value is zero, which means the image's size, on the baseline. A symbol is then centered on
  /// the height of capitals.
  open var bounds = CGRect.zero
  /// A stored value without effect. The default value is `nil`.
  open var contents: Data?
  /// A stored value without effect. The default value is `nil`.
  open var fileType: String?

  /// Creates an attachment that stores data and its type, but doesn't show it. Use ``image`` to show an
  /// image.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the box in a line with the given font, relative to the baseline, with y upward.
  func box(inLineOf font: UIFont) -> CGRect {
    if bounds != .zero {
      return CGRect(
        x: bounds.origin.x.drawable ?? 0, y: bounds.origin.y.drawable ?? 0,
        width: bounds.size.width.drawable ?? 0, height: bounds.size.height.drawable ?? 0)
    }
    guard let image else { return .zero }
    let y = image.isSymbolImage ? (font.capHeight - image.size.height) / 2 : 0
    return CGRect(origin: CGPoint(x: 0, y: y), size: image.size)
  }
}

nonisolated extension NSAttributedString {
  /// Creates a string of one character with the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
