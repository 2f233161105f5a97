import Foundation

/// The background of a cell: color, corners, stroke, an image, or a custom view.
///
/// A configuration begins as a style, such as ``listCell()``. Unset properties follow the cell's state and
/// the kind of list. Effect, image, and transformers are `nil` by default. Corner radius and insets depend on
/// the style.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// The custom view under the color, as large as the background.
  public var customView: UIView?
  /// The visual effect under the color and custom view. Opaque colors, such as those of list rows, hide the
  /// effect.
  public var visualEffect: UIVisualEffect?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat
  /// The insets from the cell's edges, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The edges at which the cell's margins are added to ``backgroundInsets``. The default value is an empty
  /// set.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The background color, or `nil` for the tint color.
  public var backgroundColor: UIColor?
  /// Transforms the background color or, if that's `nil`, the tint color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image in front of the color.
  public var image: UIImage?
  /// The content mode of ``image``. The default value is ``UIView/ContentMode/scaleToFill``.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The stroke color, or `nil` for the tint color.
  public var strokeColor: UIColor?
  /// Transforms the stroke color or, if that's `nil`, the tint color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The stroke width, in points. The default value is 0: no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke beyond the edges of the background, in points.
  public var strokeOutset: CGFloat = 0

  let style: Style
  private(set) var circumstances = Circumstances()

  init(_ style: Style) {
    self.style = style
    let defaults = Defaults(style, circumstances)
    (backgroundColor, cornerRadius) = (defaults.color, defaults.cornerRadius)
    backgroundInsets = defaults.insets
  }

  /// The displayed background color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The displayed stroke color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The configuration with unset properties updated for a state.
  public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration {
    let now = Circumstances(state)
    guard now != circumstances else { return self }
    let (old, new) = (Defaults(style, circumstances), Defaults(style, now))
    var copy = self
    copy.circumstances = now
    if backgroundColor == old.color { copy.backgroundColor = new.color }
    if cornerRadius == old.cornerRadius { copy.cornerRadius = new.cornerRadius }
    if backgroundInsets == old.insets { copy.backgroundInsets = new.insets }
    return copy
  }
}

nonisolated extension UIBackgroundConfiguration {
  private struct Looks: Hashable {
    let style: Style
    let circumstances: Circumstances
    let customView: ObjectIdentifier?
    let visualEffect: UIVisualEffect?
    let image: UIImage?
    let imageContentMode: UIView.ContentMode
    let edges: UInt
    let cornerRadius: CGFloat
    let insets: [CGFloat]
    let colors: [UIColor?]
    let transformers: [ObjectIdentifier?]
    let stroke: [CGFloat]
  }

  private var looks: Looks {
    let insets = backgroundInsets
    return Looks(
      style: style, circumstances: circumstances,
      customView: customView.map { ObjectIdentifier($0) }, visualEffect: visualEffect, image: image,
      imageContentMode: imageContentMode,
      edges: edgesAddingLayoutMarginsToBackgroundInsets.rawValue, cornerRadius: cornerRadius,
      insets: [insets.top, insets.leading, insets.bottom, insets.trailing],
      colors: [backgroundColor, strokeColor],
      transformers: [backgroundColorTransformer?.identity, strokeColorTransformer?.identity],
      stroke: [strokeWidth, strokeOutset])
  }

  public static func == (left: Self, right: Self) -> Bool { left.looks == right.looks }

  public func hash(into hasher: inout Hasher) { hasher.combine(looks) }
}
