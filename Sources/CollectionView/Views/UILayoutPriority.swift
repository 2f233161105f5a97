#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// How much a wish about size counts: 1 to 1000, of which 1000 must be met.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
#endif
