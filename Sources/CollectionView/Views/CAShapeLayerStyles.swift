#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// What counts as inside where a shape layer's path crosses itself.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Other names than those below mean ``nonZero``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path goes round more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's lines end.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Other names than those below mean ``butt``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the path's end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round, half of the line's width beyond it.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, half of the line's width beyond it.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var lineCap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// What two pieces of a shape layer's line make where they meet.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Other names than those below mean ``miter``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point, up to ``CAShapeLayer/miterLimit``.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A flat corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var lineJoin: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
#endif
