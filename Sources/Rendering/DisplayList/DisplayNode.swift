import CollectionView

/// One layer as it is shown: where, and what it paints itself. All lengths are in points, in the node's own coordinates.
///
/// Painted in this order: shadow, fill, content, the nodes below it in the tree, border.
public nonisolated struct DisplayNode: Hashable, Sendable, Identifiable {
  /// Stays the same from one display list to the next for as long as the layer lives.
  public struct ID: Hashable, Sendable {
    /// A number that no other layer of the process has had.
    public let rawValue: Int
    /// For a number that came from ``rawValue``.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// Which layer it is.
  public var id: ID
  /// The superlayer's node; nil for the root.
  public var parent: ID?
  /// From the node's coordinates to its parent's; the root's: to the picture's.
  public var projection: Projection
  /// The origin is not zero where the contents have been scrolled.
  public var bounds: CGRect
  /// Of the node and all below it, taken together as one picture. 0…1.
  public var opacity: Double
  /// Whether the content and the nodes below are cut off at the bounds and their rounded corners.
  public var clips: Bool
  /// Which corners ``cornerRadius`` rounds.
  public var corners = DisplayCorners()
  /// Not negative, and no more than half of the shorter side.
  public var cornerRadius: Double
  /// Nil: none, as for everything that clips.
  public var shadow: DisplayShadow?
  /// Fills the bounds within their rounded corners. Nil: nothing does.
  public var fill: RGBA?
  /// Nil: none.
  public var border: DisplayBorder?
  /// An image, text, a gradient or a shape. Nil: none of them.
  public var content: DisplayContent?
  /// How much of all this, the nodes below and the shadow too, is seen where. Nil: all of it is.
  public var mask: DisplayMask?
}

/// Which corners of a rectangle are round, and how.
public nonisolated struct DisplayCorners: Hashable, Sendable {
  /// Default: all of them.
  package var places = RectCorners.all
  /// Whether they bend gradually, as those of iOS, and not as circles. Default false.
  public var areContinuous = false

  /// All corners, circular.
  public init() {}

  /// Whether each is a quarter of a circle.
  var areAllCircular: Bool { places == .all && !areContinuous }
}

/// A shadow of everything the node and those below it show.
public nonisolated struct DisplayShadow: Hashable, Sendable {
  /// With its opacity multiplied in.
  public var color: RGBA
  /// From what casts it, y downward.
  public var offset: CGSize
  /// The standard deviation of the blur; CSS's blur radius is twice this.
  public var radius: Double
  /// What casts it, in the node's coordinates. Nil: what the node and those below it show.
  package var path: VectorPath?

  /// How far from what casts it the shadow is seen at most: three deviations and the offset.
  var reach: CGSize {
    CGSize(width: radius * 3 + abs(offset.width), height: radius * 3 + abs(offset.height))
  }
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
  /// The whole image, the right way up, fills the frame; what reaches out of the bounds is shown unless the node clips.
  case image(UIImage, frame: CGRect)
  /// On its baselines; what reaches out of the bounds is shown unless the node clips.
  case text(DisplayText)
  /// Fills the bounds within their rounded corners.
  case gradient(DisplayGradient)
  /// In the node's coordinates; what reaches out of the bounds is shown unless the node clips.
  case shape(DisplayShape)
}

/// Colours that run into each other along a line. The line is drawn in the unit square, which is then stretched to the
/// bounds.
public nonisolated struct DisplayGradient: Hashable, Sendable {
  /// A colour and where on the line it is pure.
  public struct Stop: Hashable, Sendable {
    /// The colour where it is pure.
    public var color: RGBA
    /// 0…1 from start to end.
    public var location: Double
  }

  /// Where the first stop's end of the line lies, in the unit square.
  public var start: CGPoint
  /// Where the last stop's end lies, in the unit square.
  public var end: CGPoint
  /// From start to end, as the layer gave them.
  public var stops: [Stop]
}
