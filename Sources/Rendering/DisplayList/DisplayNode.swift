import UIKitViews

/// One layer as currently shown: its geometry and its own painting. All lengths are in points, in the node's
/// own coordinates.
///
/// The paint order is shadow, backdrop, fill, content, child nodes, border.
public nonisolated struct DisplayNode: Hashable, Sendable, Identifiable {
  /// Identifies the layer's nodes in all display lists, for the lifetime of the layer.
  public struct ID: Hashable, Sendable {
    /// A number unique among all layers of the process.
    public let rawValue: Int
    /// Creates an identifier from an earlier ``rawValue``.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The identifier of the layer.
  public var id: ID
  /// The superlayer's node, or `nil` for the root.
  public var parent: ID?
  /// The projection from the node's coordinates to its parent's. For the root, it leads to the picture's
  /// coordinates.
  public var projection: Projection
  /// The bounds. Their origin isn't zero if the contents have been scrolled.
  public var bounds: CGRect
  /// The opacity of the node and its descendants as a group, 0…1.
  public var opacity: Double
  /// A Boolean value that indicates whether content and child nodes are clipped to the bounds and their
  /// rounded corners.
  public var clips: Bool
  /// A Boolean value that indicates whether the corners curve gradually, as on iOS, instead of being
  /// circular. The default value is `false`.
  public var corners = DisplayCorners()
  /// The corner radius: at least 0, and at most half the shorter side.
  public var cornerRadius: Double
  /// The shadow, or `nil` for no shadow. Clipping nodes have none.
  public var shadow: DisplayShadow?
  /// The blur of the content under the bounds, within their rounded corners, or `nil` for no effect.
  public var backdrop: DisplayBackdrop?
  /// The color that fills the bounds within their rounded corners, or `nil` for no fill.
  public var fill: RGBA?
  /// The border, or `nil` for no border.
  public var border: DisplayBorder?
  /// An image, text, gradient, or shape, or `nil` for no content.
  public var content: DisplayContent?
  /// The mask for everything, including child nodes and the shadow, or `nil` for no mask.
  public var mask: DisplayMask?
}

/// The rounded corners of a rectangle, and their shape.
public nonisolated struct DisplayCorners: Hashable, Sendable {
  /// The rounded corners. The default value is all of them.
  package var corners = RectCorners.all
  /// A Boolean value that indicates whether the corners curve gradually, as on iOS, instead of being
  /// circular. The default value is `false`.
  public var areContinuous = false

  /// Creates circular corners for the whole rectangle.
  public init() {}

  /// `true` if each corner is a quarter circle.
  var areAllCircular: Bool { corners == .all && !areContinuous }
}

/// The shadow of everything visible in the node and its descendants.
public nonisolated struct DisplayShadow: Hashable, Sendable {
  /// The color, including the shadow's opacity.
  public var color: RGBA
  /// The offset from the object casting the shadow, with y downward.
  public var offset: CGSize
  /// The standard deviation of the blur. CSS's blur radius is twice this value.
  public var radius: Double
  /// The outline that casts the shadow, in the node's coordinates, or `nil` if the node and its descendants
  /// cast it.
  package var path: VectorPath?
  /// `true` if the fill alone casts the whole shadow, without a path or any contribution from other parts of
  /// the node and its descendants.
  package var isOfFill = false

  /// The shadow's extent beyond the object casting it: three deviations and the offset.
  var reach: CGSize {
    CGSize(width: radius * 3 + abs(offset.width), height: radius * 3 + abs(offset.height))
  }
}

/// The effect on the content under a node.
public nonisolated struct DisplayBackdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points, as in CSS's `blur()`.
  public var radius: Double
  /// The saturation: 1 changes nothing, and larger values make colors stronger.
  public var saturation: Double
}

/// A line along the inside of the bounds.
public nonisolated struct DisplayBorder: Hashable, Sendable {
  /// The color, never fully transparent.
  public var color: RGBA
  /// The width in points, above 0.
  public var width: Double
}

/// The content inside a node's bounds.
public nonisolated enum DisplayContent: Hashable, Sendable {
  /// An upright image that fills the frame. Parts outside the bounds are shown unless the node clips.
  case image(UIImage, frame: CGRect)
  /// Text on its baselines. Parts outside the bounds are shown unless the node clips, or its label does in
  /// `byClipping`.
  case text(DisplayText)
  /// Text in several fonts and colors. Parts outside the bounds are shown unless the node or its label clips.
  case richText(DisplayRichText)
  /// A gradient that fills the bounds within their rounded corners.
  case gradient(DisplayGradient)
  /// A path in the node's coordinates. Parts outside the bounds are shown unless the node clips.
  case shape(DisplayShape)
}

/// A gradient along a line in the unit square, which is then stretched to the bounds.
public nonisolated struct DisplayGradient: Hashable, Sendable {
  /// A color and its location on the line.
  public struct Stop: Hashable, Sendable {
    /// The color at the location.
    public var color: RGBA
    /// The location from start to end, 0…1.
    public var location: Double
  }

  /// The start of the line, in the unit square.
  public var start: CGPoint
  /// The end of the line, in the unit square.
  public var end: CGPoint
  /// The stops from start to end, as in the layer.
  public var stops: [Stop]
}
