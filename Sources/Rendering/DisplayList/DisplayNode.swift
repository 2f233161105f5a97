import UIKitViews

/// One layer as it is shown: its geometry, and what it paints itself. All lengths are in points, in the node's own
/// coordinates.
///
/// The paint order is shadow, backdrop, fill, content, child nodes, border.
public nonisolated struct DisplayNode: Hashable, Sendable, Identifiable {
  /// Identifies the layer's nodes in all display lists, for as long as the layer lives.
  public struct ID: Hashable, Sendable {
    /// A number that is unique among all layers of the process.
    public let rawValue: Int
    /// From a number that came from ``rawValue``.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// Identifies the layer.
  public var id: ID
  /// The superlayer's node. Nil for the root.
  public var parent: ID?
  /// From the node's coordinates to its parent's. For the root, to the picture's.
  public var projection: Projection
  /// The origin is not zero if the contents have been scrolled.
  public var bounds: CGRect
  /// The opacity of the node and its descendants as a group. 0…1.
  public var opacity: Double
  /// Whether content and child nodes are clipped to the bounds and their rounded corners.
  public var clips: Bool
  /// Which corners ``cornerRadius`` rounds.
  public var corners = DisplayCorners()
  /// At least 0, at most half the shorter side.
  public var cornerRadius: Double
  /// Nil: no shadow, as for every node that clips.
  public var shadow: DisplayShadow?
  /// Blurs what lies behind the bounds within their rounded corners. Nil: nothing happens to it.
  public var backdrop: DisplayBackdrop?
  /// Fills the bounds within their rounded corners. Nil: no fill.
  public var fill: RGBA?
  /// Nil: no border.
  public var border: DisplayBorder?
  /// An image, text, a gradient or a shape. Nil: no content.
  public var content: DisplayContent?
  /// Masks everything, including child nodes and the shadow. Nil: nothing is masked.
  public var mask: DisplayMask?
}

/// Which corners of a rectangle are round, and their shape.
public nonisolated struct DisplayCorners: Hashable, Sendable {
  /// Default: all of them.
  package var corners = RectCorners.all
  /// Whether the corners curve gradually, as those of iOS, instead of as circles. Default false.
  public var areContinuous = false

  /// All corners, circular.
  public init() {}

  /// Whether each is a quarter of a circle.
  var areAllCircular: Bool { corners == .all && !areContinuous }
}

/// The shadow of everything that the node and its descendants show.
public nonisolated struct DisplayShadow: Hashable, Sendable {
  /// Includes the shadow's opacity.
  public var color: RGBA
  /// The offset from what casts the shadow, y downward.
  public var offset: CGSize
  /// The standard deviation of the blur; CSS's blur radius is twice this.
  public var radius: Double
  /// The outline that casts the shadow, in the node's coordinates. Nil: what the node and its descendants show
  /// casts it.
  package var path: VectorPath?
  /// Whether the shadow of the fill alone is the whole shadow: nothing else that the node and its descendants show casts more. Without
  /// a path.
  package var isOfFill = false

  /// How far the shadow reaches from what casts it: three deviations and the offset.
  var reach: CGSize {
    CGSize(width: radius * 3 + abs(offset.width), height: radius * 3 + abs(offset.height))
  }
}

/// What becomes of what lies behind a node.
public nonisolated struct DisplayBackdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points; CSS's `blur()` takes the same.
  public var radius: Double
  /// 1 changes nothing, more makes colours stronger.
  public var saturation: Double
}

/// A line along the inside of the bounds.
public nonisolated struct DisplayBorder: Hashable, Sendable {
  /// Never fully transparent.
  public var color: RGBA
  /// In points, above 0.
  public var width: Double
}

/// What a node shows inside its bounds.
public nonisolated enum DisplayContent: Hashable, Sendable {
  /// The whole image, upright, fills the frame. What reaches out of the bounds is shown unless the node clips.
  case image(UIImage, frame: CGRect)
  /// Text on its baselines. What reaches out of the bounds is shown unless the node clips, or its label does in `byClipping`.
  case text(DisplayText)
  /// Text in several fonts and colours. What reaches out of the bounds is shown unless the node clips, or its label does.
  case richText(DisplayRichText)
  /// Fills the bounds within their rounded corners.
  case gradient(DisplayGradient)
  /// A path in the node's coordinates. What reaches out of the bounds is shown unless the node clips.
  case shape(DisplayShape)
}

/// A gradient along a line. The line is drawn in the unit square, which is then stretched to the bounds.
public nonisolated struct DisplayGradient: Hashable, Sendable {
  /// A colour and its location on the line.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: RGBA
    /// 0…1 from start to end.
    public var location: Double
  }

  /// The start of the line, in the unit square.
  public var start: CGPoint
  /// The end of the line, in the unit square.
  public var end: CGPoint
  /// From start to end, as in the layer.
  public var stops: [Stop]
}
