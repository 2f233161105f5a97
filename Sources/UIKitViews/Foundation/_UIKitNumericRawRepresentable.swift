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
