import Foundation

nonisolated extension UIListContentConfiguration {
  /// The appearance of an image in a list content view. Colors and transformers are `nil` by default.
  public struct ImageProperties: Hashable {
    /// A length in ``reservedLayoutSize`` that stands for the standard room for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration for symbols that have none. The default value depends on the style.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of symbols and templates, or `nil` for the view's tint color.
    public var tintColor: UIColor?
    /// Transforms ``tintColor`` or, if that's `nil`, the view's tint color.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius, in points. The default value is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points. Larger images are scaled down. The default value is 0 in both dimensions:
    /// no limit.
    public var maximumSize = CGSize.zero
    /// The room in which the image is centered, in points. The default value is 0 in both dimensions: the
    /// standard width for symbols, and otherwise the image's own length.
    public var reservedLayoutSize = CGSize.zero
    /// Has no effect, because inverted colors aren't supported. The default value is `false`.
    public var accessibilityIgnoresInvertColors = false
    /// The stroke width, in points. The default value is 0: no stroke.
    public var strokeWidth: CGFloat = 0
    /// The stroke color, or `nil` for the view's tint color.
    public var strokeColor: UIColor?
    /// Transforms ``strokeColor`` or, if that's `nil`, the view's tint color.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    init(symbols: UIImage.SymbolConfiguration?) { preferredSymbolConfiguration = symbols }

    /// The displayed color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The displayed stroke color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
        && left.tintColor == right.tintColor
        && left.tintColorTransformer?.identity == right.tintColorTransformer?.identity
        && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
        && left.reservedLayoutSize == right.reservedLayoutSize
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
        && left.strokeWidth == right.strokeWidth && left.strokeColor == right.strokeColor
        && left.strokeColorTransformer?.identity == right.strokeColorTransformer?.identity
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }
}

nonisolated extension UIListContentConfiguration {
  /// The appearance of a text in a list content view. Font and color depend on the style.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      /// `natural` aligns lines with the edge at which reading begins. `justified` acts like `natural` here.
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

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Transforms ``color``. The default value is `nil`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment. The default value is `natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode. The default value is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. The default value is 0: unlimited.
    public var numberOfLines = 0
    /// `true` if the font shrinks before a single line is truncated. The default value is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest fraction to which the font shrinks. The default value is 0: no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Has no effect, because letter spacing is fixed here. The default value is `false`.
    public var allowsDefaultTighteningForTruncation = false
    /// `true` if the font follows the system's text size. The default value is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The letter case of plain text. Attributed text keeps its own. The default value is `none`.
    public var transform = TextTransform.none
    /// Has no effect, because there is no pointer here. The default value is `true`.
    public var showsExpansionTextWhenTruncated = true

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    /// Returns the displayed color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

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
