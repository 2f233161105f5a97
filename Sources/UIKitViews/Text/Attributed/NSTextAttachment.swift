import Foundation

/// An image in a text, which replaces a character U+FFFC.
open nonisolated class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The replaced character.
  public static let character = 0xFFFC

  /// The image, by default `nil` for no image and no space.
  open var image: UIImage?
  /// The frame relative to the baseline, in points, with y upward.
  ///
  /// With zero, the default, an image has its own size and stands on the baseline, and a symbol is centered
  /// on the height of capitals.
  open var bounds = CGRect.zero
  /// Stored without effect.
  open var contents: Data?
  /// Stored without effect.
  open var fileType: String?

  /// Stores data without showing it. Use ``image`` for images.
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

  /// Returns the attachment's frame relative to the baseline, in points, with y upward.
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
