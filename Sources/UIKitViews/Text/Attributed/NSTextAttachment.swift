import Foundation

/// An image in a text. It stands for the character U+FFFC that has it as its attribute.
open nonisolated class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that an attachment stands for.
  public static let character = 0xFFFC

  /// Default nil: nothing is shown, and there is no room for it.
  open var image: UIImage?
  /// The frame relative to the baseline, in points: y is upward. Zero, the default, means the image's size, on
  /// the baseline. A symbol is centred on the height of capitals then.
  open var bounds = CGRect.zero
  /// Stored. Default nil.
  open var contents: Data?
  /// Stored. Default nil.
  open var fileType: String?

  /// Data and its type are stored, and not shown: set ``image``.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// An attachment that shows the image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The box in a line of text in the font, relative to the baseline, y upward.
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
  /// One character with the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
