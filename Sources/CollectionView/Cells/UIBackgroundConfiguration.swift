#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Describes the background of a cell: colour, corners, stroke, or a custom view.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// Lies behind everything else of the background, and is as large.
  public var customView: UIView?
  /// In points. Default 0.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the cell's edges, in points. Default zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nil: the cell's tint colour.
  public var backgroundColor: UIColor?
  /// Returns the colour to show for the background colour or, if that is nil, the tint colour. Default nil:
  /// unchanged.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Nil: the cell's tint colour. A dynamic colour is resolved with `UITraitCollection.current`.
  public var strokeColor: UIColor?
  /// Returns the colour to show for the stroke's colour or, if that is nil, the tint colour. Default nil:
  /// unchanged.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points. Default 0: no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background, in points.
  public var strokeOutset: CGFloat = 0

  private init(backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }

  /// An empty background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// A fill with `secondarySystemGroupedBackground`, without round corners.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  /// The background colour for a view with this tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour for a view with this tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the same for every state: here, selection and highlight do not change a configuration by
  /// themselves.
  public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration { self }
}

// Views and transformers are compared by identity.
nonisolated extension UIBackgroundConfiguration {
  /// Everything except the objects, which are compared by identity.
  private struct Looks: Hashable {
    let customView: ObjectIdentifier?
    let cornerRadius: CGFloat
    let insets: [CGFloat]
    let colors: [UIColor?]
    let transformers: [ObjectIdentifier?]
    let stroke: [CGFloat]
  }

  private var looks: Looks {
    let insets = backgroundInsets
    return Looks(
      customView: customView.map { ObjectIdentifier($0) }, cornerRadius: cornerRadius,
      insets: [insets.top, insets.leading, insets.bottom, insets.trailing],
      colors: [backgroundColor, strokeColor],
      transformers: [backgroundColorTransformer?.identity, strokeColorTransformer?.identity],
      stroke: [strokeWidth, strokeOutset])
  }

  public static func == (left: Self, right: Self) -> Bool { left.looks == right.looks }

  public func hash(into hasher: inout Hasher) { hasher.combine(looks) }
}
#endif
