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
