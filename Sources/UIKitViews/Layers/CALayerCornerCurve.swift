/// The shape of a layer's round corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Names other than those below mean circular corners.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves gradually, as the corners of iOS do. It begins further out: see
  /// ``CALayer/cornerCurveExpansionFactor(_:)``.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
