import Foundation

nonisolated extension UIListContentConfiguration {
  /// How a list content view shows an image.
  public struct ImageProperties: Hashable {
    /// For ``reservedLayoutSize``: as much as symbols have.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// For symbols, where the image itself says nothing. Default: that of the style.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates. Default nil: the view's tint.
    public var tintColor: UIColor?
    /// Returns the colour to show for ``tintColor`` or, if that is nil, the tint. Default nil: unchanged.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// Larger images are made smaller, in their proportions. 0, the default in both dimensions, is no limit.
    public var maximumSize = CGSize.zero
    /// The room in which the image is centred. 0, the default in both dimensions, is the standard one for symbols and the
    /// image's own size for other images.
    public var reservedLayoutSize = CGSize.zero
    /// Stored, and without effect: colours are not inverted here. Default false.
    public var accessibilityIgnoresInvertColors = false
    /// In points. Default 0: no stroke.
    public var strokeWidth: CGFloat = 0
    /// Default nil: the view's tint.
    public var strokeColor: UIColor?
    /// Returns the colour to show for ``strokeColor`` or, if that is nil, the tint. Default nil: unchanged.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    init(symbols: UIImage.SymbolConfiguration?) { preferredSymbolConfiguration = symbols }

    /// The colour that is shown in a view with this tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The colour of the stroke in a view with this tint.
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
