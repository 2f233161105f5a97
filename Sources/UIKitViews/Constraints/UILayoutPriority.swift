import Foundation

/// The strength of a requirement, above 0 and at most 1000. A requirement at 1000 must be met.
public nonisolated struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The raw value. It isn't checked until it's used.
  public let rawValue: Float
  /// Creates a priority from a raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must be met. Only at this priority does
  /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` keep the
  /// target's length.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that can resize a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that can't resize a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: as large as the contents.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
