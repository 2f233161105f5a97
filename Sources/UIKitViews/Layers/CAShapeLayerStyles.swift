/// The rule for areas inside a self-intersecting path.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a rule. Unknown names mean ``nonZero``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An area is inside if the path goes around it more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// An area is inside if a ray from there to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's lines.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a line cap. Unknown names mean ``butt``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A flat end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A round end, half the line width longer.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square end, half the line width longer.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var lineCap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The joints of a shape layer's lines.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a line join. Unknown names mean ``miter``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner, up to ``CAShapeLayer/miterLimit``.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A flat corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var lineJoin: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
