/// The shape of a layer's rounded corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a curve. Unknown names mean circular corners.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A gradual curve, as in iOS. It begins farther out: see ``CALayer/cornerCurveExpansionFactor(_:)``.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
