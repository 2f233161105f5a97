import Foundation

nonisolated extension UIListContentConfiguration {
  /// The appearance of a text in a list content view.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      /// Alignments of lines. `natural` aligns lines at the side where reading begins. `justified` acts like
      /// `natural` here.
      case natural, center, justified
    }

    /// The letter case of the displayed text.
    public enum TextTransform: Int, Sendable {
      /// The original letters.
      case none
      /// Uppercase letters.
      case uppercase
      /// Lowercase letters.
      case lowercase
      /// A capital at the start of each word.
      case capitalized
    }

    /// The font of the text.
    ///
    /// The default value depends on the style.
    public var font: UIFont
    /// The color of the text.
    ///
    /// The default value depends on the style.
    public var color: UIColor
    /// Returns the displayed color for ``color``.
    ///
    /// The default value is `nil`: the color doesn't change.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text.
    ///
    /// The default value is `natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode of the text.
    ///
    /// The default value is `byTruncatingTail`, which replaces the end by “…”.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines.
    ///
    /// The default value is 0: as many as the text needs.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font shrinks before a single line is truncated.
    ///
    /// The default value is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest fraction of the font's size to which the font shrinks.
    ///
    /// The default value is 0: no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Has no effect, because letter spacing is fixed here.
    ///
    /// The default value is `false`.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether the font follows the system's text size.
    ///
    /// The default value is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The transform of letters. It doesn't apply to attributed texts.
    ///
    /// The default value is `none`.
    public var transform = TextTransform.none
    /// Has no effect, because no pointer can hover over a text here.
    ///
    /// The default value is `true`.
    public var showsExpansionTextWhenTruncated = true

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    /// Returns the displayed color.
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

    /// Returns the text with the displayed letter case.
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
