#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// How much a wish about size counts: 1 to 1000, of which 1000 must be met.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// Not checked: it may lie outside of 1…1000.
  public let rawValue: Float
  /// 1…1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// 1…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must be met. ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``
  /// keeps the target's length for this one only.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: as large as the contents, whatever the target.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
#endif
