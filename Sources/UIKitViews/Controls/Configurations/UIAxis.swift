/// One axis or both.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw value, which matches UIKit's bits.
  public let rawValue: UInt
  /// Creates axes from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis, from side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis, from top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
