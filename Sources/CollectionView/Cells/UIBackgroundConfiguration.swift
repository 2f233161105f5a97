#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A value that says what lies behind a cell's content: colour, corners, stroke, or a view of one's own.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// Behind everything else of the background, as large as it.
  public var customView: UIView?
  /// In points. Default 0.
  public var cornerRadius: CGFloat = 0
  /// From the cell's edges to the background, in points. Default zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nil: the cell's tint colour.
  public var backgroundColor: UIColor?
  /// Given the colour, or the tint colour where that is nil, answers the one to show. Default nil: as it is.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Nil: the cell's tint colour. A dynamic colour is resolved with `UITraitCollection.current`.
  public var strokeColor: UIColor?
  /// Given the stroke's colour, or the tint colour where that is nil, answers the one to show. Default nil: as it is.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points. Default 0: no stroke.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the stroke lies, in points.
  public var strokeOutset: CGFloat = 0

  private init(backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }

  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// A fill in the colour of a group, `secondarySystemGroupedBackground`, without round corners.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  /// The colour for a view tinted `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour for a view tinted `tintColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The same for every state here: no configuration changes with selection or highlight by itself.
  public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration { self }
}

// Views and transformers are equal where they are the same.
nonisolated extension UIBackgroundConfiguration {
  /// Everything but the objects, which are compared by identity.
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
