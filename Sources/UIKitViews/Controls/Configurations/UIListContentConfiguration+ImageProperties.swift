import Foundation

nonisolated extension UIListContentConfiguration {
  /// The appearance of an image in a list content view.
  public struct ImageProperties: Hashable {
    /// The value for ``reservedLayoutSize`` that stands for the dimension of symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration for symbols whose image has none of its own.
    ///
    /// The default value depends on the style.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of symbols and templates.
    ///
    /// The default value is `nil`: the view's tint color.
    public var tintColor: UIColor?
    /// Returns the displayed color for ``tintColor`` or, if that's `nil`, for the view's tint color.
    ///
    /// The default value is `nil`: the color doesn't change.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius, in points.
    ///
    /// The default value is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image. Larger images are scaled down in proportion. A dimension of 0 has no
    /// limit.
    ///
    /// The default value is 0 in both dimensions.
    public var maximumSize = CGSize.zero
    /// The size of the room in which the image is centered. A dimension of 0 stands for the standard room for
    /// symbols, and for the image's own size otherwise.
    ///
    /// The default value is 0 in both dimensions.
    public var reservedLayoutSize = CGSize.zero
    /// Has no effect, because inverted colors aren't supported.
    ///
    /// The default value is `false`.
    public var accessibilityIgnoresInvertColors = false
    /// The stroke width, in points.
    ///
    /// The default value is 0: no stroke.
    public var strokeWidth: CGFloat = 0
    /// The stroke color.
    ///
    /// The default value is `nil`: the view's tint color.
    public var strokeColor: UIColor?
    /// Returns the displayed color for ``strokeColor`` or, if that's `nil`, for the view's tint color.
    ///
    /// The default value is `nil`: the color doesn't change.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    init(symbols: UIImage.SymbolConfiguration?) { preferredSymbolConfiguration = symbols }

    /// Returns the displayed color in a view with a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the stroke color in a view with a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    // Transformers are compared by identity.
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
