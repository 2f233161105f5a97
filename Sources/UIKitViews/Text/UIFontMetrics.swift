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
