import Foundation

/// How a font came by its size, so that it can be made again for another text size.
nonisolated struct FontScaling: Hashable {
  let style: UIFont.TextStyle
  /// The size that `UIFontMetrics` scales, in points. Nil: the style's own.
  var base: CGFloat?
  var maximum: CGFloat?

  /// In points. A scaled size is rounded to whole points (P `dynamic_type_ios.json`).
  func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    let sizes = TextStyleSizes.of(style)
    guard let base else { return sizes[category] }
    let scaled = (base * sizes.scale(for: category)).rounded()
    guard let maximum, maximum > 0 else { return scaled }
    return min(scaled, maximum)
  }
}

nonisolated extension UIFont {
  /// The same font for the text size of these traits, if its size follows that.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.pointSize(for: traits.preferredContentSizeCategory)
    return size == pointSize ? self : resized(to: size, scaling: scaling)
  }

  /// The font of a style at the text size of `UITraitCollection.current`.
  @discardableResult
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style at the text size of the traits; nil means `UITraitCollection.current`. Where the traits
  /// have no text size, it is `large`.
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
