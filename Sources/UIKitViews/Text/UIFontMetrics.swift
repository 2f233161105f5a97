import Foundation

/// Scales fonts and lengths with the text size, in proportion to the line height of a style.
///
/// ```swift
/// label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15, weight: .medium))
/// label.adjustsFontForContentSizeCategory = true
/// ```
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics in proportion to `body`.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates metrics in proportion to a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns the font at the current text size, in whole points. Passing an already scaled font is an error.
  @discardableResult
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns the font at the traits' text size, in whole points. Passing an already scaled font is an error.
  @discardableResult
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font at the current text size, up to a maximum in points. 0 means no maximum.
  @discardableResult
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font at the traits' text size, up to a maximum in points. 0 means no maximum.
  @discardableResult
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else {
      UIKitException.raiseOnAnyThread(
        name: .invalidArgument,
        "UIFontMetrics cannot scale a font that already follows the text size: \(font.fontName) of "
          + "\(font.pointSize) points. Use a font from systemFont(ofSize:) or withSize(_:).")
      return font
    }
    let scaling = FontScaling(style: style, base: font.pointSize, maximum: maximumPointSize)
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return font.resized(to: scaling.pointSize(for: category), scaling: scaling)
  }

  /// Returns a length at the current text size, rounded to pixels.
  @discardableResult
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length at the traits' text size, rounded to pixels.
  @discardableResult
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let given = traits.displayScale
    let pixels = given > 0 ? given : UITraitCollection.ofMainScreen.displayScale
    let scaled = value * TextStyleSizes.of(style).scale(for: traits.preferredContentSizeCategory)
    return pixels > 0 ? (scaled * pixels).rounded() / pixels : scaled
  }
}

/// The means of recreating a font at another text size.
nonisolated struct FontScaling: Hashable {
  let style: UIFont.TextStyle
  /// The size in points at the text size `large`, or `nil` for the style's own size.
  var base: CGFloat?
  var maximum: CGFloat?

  /// Returns a size in points. A scaled size is rounded to whole points (P `dynamic_type_ios.json`).
  func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    let sizes = TextStyleSizes.of(style)
    guard let base else { return sizes[category] }
    let scaled = (base * sizes.scale(for: category)).rounded()
    guard let maximum, maximum > 0 else { return scaled }
    return min(scaled, maximum)
  }
}

nonisolated extension UIFont {
  /// Returns the font at the traits' text size, or the same font if it doesn't follow the text size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.pointSize(for: traits.preferredContentSizeCategory)
    return size == pointSize ? self : resized(to: size, scaling: scaling)
  }

  /// Returns a style's font at the text size of `UITraitCollection.current`.
  @discardableResult
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns a style's font at the text size of the traits, by default `UITraitCollection.current`. Traits
  /// without a text size count as `large`.
  @discardableResult
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(style: style)
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      size: scaling.pointSize(for: category), weight: style == .headline ? .semibold : .regular,
      scaling: scaling)
  }
}

/// The sizes of a text style.
///
/// The sizes and line heights are from Apple's Human Interface Guidelines, Typography, for iOS, except for
/// line heights that `UIFontMetrics` on iOS 26.1 contradicts (P `dynamic_type_ios.json`).
nonisolated struct TextStyleSizes {
  let points: [CGFloat]
  let lines: [CGFloat]

  subscript(category: UIContentSizeCategory) -> CGFloat { points[Self.index(of: category)] }

  /// Returns the factor for lengths.
  func scale(for category: UIContentSizeCategory) -> CGFloat {
    lines[Self.index(of: category)] / lines[Self.index(of: .large)]
  }

  private static func index(of category: UIContentSizeCategory) -> Int {
    category.rank ?? UIContentSizeCategory.large.rank ?? 0
  }

  private static let all: [UIFont.TextStyle: TextStyleSizes] = [
    .largeTitle: TextStyleSizes(
      points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      lines: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: TextStyleSizes(
      points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      lines: [31, 32, 33, 34, 37, 38, 41, 46, 51, 57, 61, 68]),
    .title2: TextStyleSizes(
      points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      lines: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: TextStyleSizes(
      points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      lines: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: TextStyleSizes(
      points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    .body: TextStyleSizes(
      points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    .callout: TextStyleSizes(
      points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      lines: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: TextStyleSizes(
      points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      lines: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: TextStyleSizes(
      points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      lines: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: TextStyleSizes(
      points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      lines: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: TextStyleSizes(
      points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      lines: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]
  private static let body = all[.body] ?? TextStyleSizes(points: [], lines: [])

  /// Returns the sizes of a style. Unknown styles have the sizes of `body`.
  static func of(_ style: UIFont.TextStyle) -> TextStyleSizes { all[style] ?? body }
}

/// A view whose text can follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// `true` if the font follows the view's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
