#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// How the round corners of a layer bend.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation has for it.
  public let rawValue: String
  /// Other names than those below mean circular ones.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Gradually, as the corners of iOS. It begins further out: see
  /// ``CALayer/cornerCurveExpansionFactor(_:)``.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
#endif
