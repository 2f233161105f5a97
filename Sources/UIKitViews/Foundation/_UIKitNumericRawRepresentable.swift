/// Numbers with a name that can be compared, and calculated with: layout priorities and the weights of fonts.
public nonisolated protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

nonisolated extension _UIKitNumericRawRepresentable {
  /// By the numbers.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// As in `.defaultHigh + 1`.
  public static func + (lhs: Self, rhs: RawValue) -> Self { made(of: lhs.rawValue + rhs) }
  /// As in `1 + .defaultHigh`.
  public static func + (lhs: RawValue, rhs: Self) -> Self { made(of: lhs + rhs.rawValue) }
  /// As in `.required - 1`.
  public static func - (lhs: Self, rhs: RawValue) -> Self { made(of: lhs.rawValue - rhs) }
  /// How far two numbers are apart.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Adds to the number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Subtracts from the number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  private static func made(of rawValue: RawValue) -> Self {
    guard let value = Self(rawValue: rawValue) else {
      preconditionFailure("\(Self.self) has no \(rawValue).")
    }
    return value
  }
}
