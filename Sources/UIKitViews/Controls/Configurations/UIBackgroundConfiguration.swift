import Foundation

/// Describes the background of a cell: colour, corners, stroke, an image, or a custom view.
///
/// A configuration begins as one of the styles, such as ``listCell()``. What has not been set since follows the state of the cell and
/// the kind of list that it is in.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// Lies behind everything else of the background, and is as large.
  public var customView: UIView?
  /// Lies behind colour and custom view, as large as the background. Default nil. It is seen where the colour lets it
  /// through: rows of lists have opaque colours.
  public var visualEffect: UIVisualEffect?
  /// In points. Default: that of the style.
  public var cornerRadius: CGFloat
  /// The insets of the background from the cell's edges, in points. Default: those of the style.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The edges at which the cell's margins are added to ``backgroundInsets``. Default none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil: the cell's tint colour.
  public var backgroundColor: UIColor?
  /// Returns the colour to show for the background colour or, if that is nil, the tint colour. Default nil:
  /// unchanged.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Shown over the colour. Default nil.
  public var image: UIImage?
  /// How ``image`` fits into the bounds. Default ``UIView/ContentMode/scaleToFill``.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Nil: the cell's tint colour.
  public var strokeColor: UIColor?
  /// Returns the colour to show for the stroke's colour or, if that is nil, the tint colour. Default nil:
  /// unchanged.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points. Default 0: no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background, in points.
  public var strokeOutset: CGFloat = 0

  let style: Style
  /// What the properties that have not been set were resolved for.
  private(set) var circumstances = Circumstances()

  init(_ style: Style) {
    self.style = style
    let defaults = Defaults(style, circumstances)
    (backgroundColor, cornerRadius) = (defaults.color, defaults.cornerRadius)
    backgroundInsets = defaults.insets
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

  /// The configuration with what follows from a state, wherever nothing else was set.
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
  /// Everything except the objects, which are compared by identity.
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
