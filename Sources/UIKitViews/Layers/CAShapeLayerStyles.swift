/// Which areas are inside a shape layer's path where it crosses itself.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Names other than those below mean ``nonZero``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is what the path goes around more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is where a ray to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's lines end.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Names other than those below mean ``butt``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round, half the line width beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, half the line width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var lineCap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of a shape layer's line where two segments meet.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Names other than those below mean ``miter``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point, up to ``CAShapeLayer/miterLimit``.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A flat corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var lineJoin: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
