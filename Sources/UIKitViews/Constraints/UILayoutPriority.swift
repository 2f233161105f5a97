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

/// A named number with comparison and arithmetic: a layout priority or a font weight.
public nonisolated protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

nonisolated extension _UIKitNumericRawRepresentable {
  /// Compares the numbers.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Adds a number, as in `.defaultHigh + 1`.
  public static func + (lhs: Self, rhs: RawValue) -> Self { made(of: lhs.rawValue + rhs) }
  /// Adds a number, as in `1 + .defaultHigh`.
  public static func + (lhs: RawValue, rhs: Self) -> Self { made(of: lhs + rhs.rawValue) }
  /// Subtracts a number, as in `.required - 1`.
  public static func - (lhs: Self, rhs: RawValue) -> Self { made(of: lhs.rawValue - rhs) }
  /// Returns the difference of two numbers.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Adds a number in place.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Subtracts a number in place.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  private static func made(of rawValue: RawValue) -> Self {
    guard let value = Self(rawValue: rawValue) else {
      preconditionFailure("\(rawValue) is not a valid \(Self.self).")
    }
    return value
  }
}

extension UIView {
  func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = contentPriorities
    return UILayoutPriority(axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging)
  }

  func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    change {
      if axis == .horizontal {
        $0.horizontalHugging = priority.rawValue
      } else {
        $0.verticalHugging = priority.rawValue
      }
    }
  }

  func resistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = contentPriorities
    return UILayoutPriority(
      axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance)
  }

  func setResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    change {
      if axis == .horizontal {
        $0.horizontalResistance = priority.rawValue
      } else {
        $0.verticalResistance = priority.rawValue
      }
    }
  }

  final var contentPriorities: ContentPriorities { constraining?.priorities ?? standardContentPriorities }

  private func change(_ body: (inout ContentPriorities) -> Void) {
    var priorities = contentPriorities
    body(&priorities)
    let state = ownConstraining
    state.priorities = priorities
    if let item = state.item { item.engine?.noteChange(of: item) }
    if let engine = state.engine { engine.noteChange(of: engine.rootItem) }
  }
}
