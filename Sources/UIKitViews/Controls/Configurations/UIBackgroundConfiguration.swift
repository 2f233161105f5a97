import Foundation

/// The background of a cell: color, corners, stroke, an image, or a custom view.
///
/// A configuration begins as one of the styles, such as ``listCell()``. Properties that you don't set follow
/// the cell's state and the kind of list.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// The custom view at the bottom of the background, as large as the background.
  public var customView: UIView?
  /// The visual effect under the color and custom view, as large as the background. It's visible through
  /// transparent colors, but rows of lists have opaque colors.
  ///
  /// The default value is `nil`.
  public var visualEffect: UIVisualEffect?
  /// The corner radius, in points.
  ///
  /// The default value depends on the style.
  public var cornerRadius: CGFloat
  /// The insets of the background from the cell's edges, in points.
  ///
  /// The default value depends on the style.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The edges at which the cell's margins are added to ``backgroundInsets``.
  ///
  /// The default value is an empty set.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The background color. If `nil`, the cell's tint color applies.
  public var backgroundColor: UIColor?
  /// Returns the displayed color for the background color or, if that's `nil`, for the tint color.
  ///
  /// The default value is `nil`: the color doesn't change.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image in front of the color.
  ///
  /// The default value is `nil`.
  public var image: UIImage?
  /// The content mode of ``image`` in the bounds.
  ///
  /// The default value is ``UIView/ContentMode/scaleToFill``.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The stroke color. If `nil`, the cell's tint color applies.
  public var strokeColor: UIColor?
  /// Returns the displayed color for the stroke color or, if that's `nil`, for the tint color.
  ///
  /// The default value is `nil`: the color doesn't change.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The stroke width, in points.
  ///
  /// The default value is 0: no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background, in points.
  public var strokeOutset: CGFloat = 0

  let style: Style
  /// The conditions for which unset properties were resolved.
  private(set) var circumstances = Circumstances()

  init(_ style: Style) {
    self.style = style
    let defaults = Defaults(style, circumstances)
    (backgroundColor, cornerRadius) = (defaults.color, defaults.cornerRadius)
    backgroundInsets = defaults.insets
  }

  /// Returns the background color for a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke color for a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration with unset properties updated for a state.
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

// Views and transformers are compared by identity.
nonisolated extension UIBackgroundConfiguration {
  /// All properties except objects, which are compared by identity.
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
