import UIKitViews

/// One layer as currently shown. All lengths are in points, in the node's own coordinates.
///
/// The paint order is shadow, backdrop, fill, content, child nodes, border.
public nonisolated struct DisplayNode: Hashable, Sendable, Identifiable {
  /// Identifies the layer's nodes in all display lists.
  public struct ID: Hashable, Sendable {
    /// The number, which is unique among all layers of the process.
    public let rawValue: Int
    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The layer's identifier.
  public var id: ID
  /// The superlayer's node, or `nil` for the root.
  public var parent: ID?
  /// The projection to the parent's coordinates, or to the picture's for the root.
  public var projection: Projection
  /// The bounds. In a scrolled view, their origin isn't zero.
  public var bounds: CGRect
  /// The opacity of the node and its descendants as a group, 0…1.
  public var opacity: Double
  /// `true` if content and child nodes are clipped to the rounded bounds.
  public var clips: Bool
  /// The rounded corners and their shape. The default value is circular corners.
  public var corners = DisplayCorners()
  /// The corner radius: at least 0, and at most half the shorter side.
  public var cornerRadius: Double
  /// The shadow. Clipping nodes have none.
  public var shadow: DisplayShadow?
  /// The blur of the content under the rounded bounds.
  public var backdrop: DisplayBackdrop?
  /// The color that fills the rounded bounds.
  public var fill: RGBA?
  /// The border.
  public var border: DisplayBorder?
  /// An image, text, gradient, or shape.
  public var content: DisplayContent?
  /// The mask for everything, including child nodes and shadow.
  public var mask: DisplayMask?
}

/// The rounded corners of a rectangle, and their shape.
public nonisolated struct DisplayCorners: Hashable, Sendable {
  package var corners = RectCorners.all
  /// `true` if the corners curve gradually, as on iOS. The default value is `false`.
  public var areContinuous = false

  /// Creates circular corners.
  public init() {}

  var areAllCircular: Bool { corners == .all && !areContinuous }
}

/// The shadow of everything visible in the node and its descendants.
public nonisolated struct DisplayShadow: Hashable, Sendable {
  /// The color, including the shadow's opacity.
  public var color: RGBA
  /// The offset, with y downward.
  public var offset: CGSize
  /// The standard deviation of the blur. CSS's blur radius is twice this value.
  public var radius: Double
  /// The casting outline, or `nil` if the node and its descendants cast the shadow.
  package var path: VectorPath?
  /// `true` if the fill alone casts the whole shadow.
  package var isOfFill = false

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
  /// An upright image that fills the frame, even outside the bounds unless the node clips.
  case image(UIImage, frame: CGRect)
  /// Text on its baselines, even outside the bounds unless the node or its label clips.
  case text(DisplayText)
  /// Text in several fonts and colors, even outside the bounds unless the node or its label clips.
  case richText(DisplayRichText)
  /// A gradient that fills the rounded bounds.
  case gradient(DisplayGradient)
  /// A path, even outside the bounds unless the node clips.
  case shape(DisplayShape)
}

/// A gradient along a line in the unit square, which is then stretched to the bounds.
public nonisolated struct DisplayGradient: Hashable, Sendable {
  /// A color and its location.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: RGBA
    /// The location from start to end, 0…1.
    public var location: Double
  }

  /// The start of the line, in the unit square.
  public var start: CGPoint
  /// The end of the line, in the unit square.
  public var end: CGPoint
  /// The stops from start to end.
  public var stops: [Stop]
}
