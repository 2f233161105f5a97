/// A set of a rectangle's corners, as seen on screen.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// At the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// At the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// At the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All bits, including those without a meaning.
  public static let allCorners = UIRectCorner(rawValue: .max)

  var corners: RectCorners { RectCorners(rawValue: UInt8(rawValue & 15)) }
}
