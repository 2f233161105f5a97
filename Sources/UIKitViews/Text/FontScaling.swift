import Foundation

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
