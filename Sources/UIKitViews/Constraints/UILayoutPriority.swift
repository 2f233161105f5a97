import Foundation

/// How strong a wish about a size is: 1 to 1000. 1000 must be met.
public nonisolated struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// Not checked: it may lie outside 1…1000.
  public let rawValue: Float
  /// 1…1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// 1…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must be met. Only with this priority does
  /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` retain the
  /// target's length.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: what a drag that may resize a window asks for.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: that a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: what a drag that may not resize a window asks for.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: as large as the contents, whatever the target.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
