/// The rule that defines the areas inside a self-intersecting path of a shape layer.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a rule. Any name other than those below means ``nonZero``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An area is inside if the path goes around it more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// An area is inside if a ray from it to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's lines.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a line cap. Any name other than those below means ``butt``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A flat end at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A round end, half the line width beyond the end of the path.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square end, half the line width beyond the end of the path.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var lineCap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of a shape layer's line at the joint of two segments.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a line join. Any name other than those below means ``miter``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner, up to ``CAShapeLayer/miterLimit``.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A flat corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var lineJoin: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
