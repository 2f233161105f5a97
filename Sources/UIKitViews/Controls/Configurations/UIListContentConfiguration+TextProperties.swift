import Foundation

nonisolated extension UIListContentConfiguration {
  /// How a list content view shows a text.
  public struct TextProperties: Hashable {
    /// The side at which lines lie.
    public enum TextAlignment: Int, Sendable {
      /// `natural` is the side where reading begins; `justified` is as natural here.
      case natural, center, justified
    }

    /// The case of the letters that are shown.
    public enum TextTransform: Int, Sendable {
      /// As the text is written.
      case none
      /// In capitals.
      case uppercase
      /// In small letters.
      case lowercase
      /// Each word with a capital.
      case capitalized
    }

    /// Default: that of the style.
    public var font: UIFont
    /// Default: that of the style.
    public var color: UIColor
    /// Returns the colour to show instead of ``color``. Default nil: that colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Default natural.
    public var alignment = TextAlignment.natural
    /// Default: the end is replaced by “…”.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Default 0: as many as the text needs.
    public var numberOfLines = 0
    /// Whether the font shrinks before a single line is truncated. Default false.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest fraction of the font's size to shrink to. Default 0: no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Stored, and without effect: letters keep their distance here. Default false.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size of the system. Default true.
    public var adjustsFontForContentSizeCategory = true
    /// Default none. Attributed texts are shown as they are.
    public var transform = TextTransform.none
    /// Stored, and without effect: there is no pointer to hold over a text. Default true.
    public var showsExpansionTextWhenTruncated = true

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    // Transformers are compared by identity.
    public static func == (left: Self, right: Self) -> Bool {
      left.font == right.font && left.color == right.color
        && left.colorTransformer?.identity == right.colorTransformer?.identity
        && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
        && left.numberOfLines == right.numberOfLines
        && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
        && left.minimumScaleFactor == right.minimumScaleFactor
        && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
        && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
        && left.transform == right.transform
        && left.showsExpansionTextWhenTruncated == right.showsExpansionTextWhenTruncated
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }

    /// The text in the case that is shown.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
