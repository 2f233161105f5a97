/// A set of a layer's corners.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt
  /// Core Animation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top left on screen.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// At the top right on screen.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// At the bottom left on screen.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// At the bottom right on screen.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 15)

  package var corners: RectCorners { RectCorners(rawValue: UInt8(rawValue & 15)) }
}
