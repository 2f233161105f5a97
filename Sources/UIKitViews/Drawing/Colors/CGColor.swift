import Foundation

#if !canImport(Darwin)
/// A fixed, immutable color in sRGB, with components in 0…1.
public nonisolated final class CGColor: Hashable, Sendable {
  /// Red, green, blue, and alpha.
  public let components: [CGFloat]?

  /// The opacity, 0…1.
  public var alpha: CGFloat { components?.last ?? 1 }
  /// Always 4.
  public var numberOfComponents: Int { 4 }

  /// Creates a color from components in 0…1, which aren't checked.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a color from sRGB components in 0…1, like ``init(red:green:blue:alpha:)``.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color with another alpha, 0…1. Never `nil` here.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, components.count == 4 else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Returns `true` if all components are exactly equal.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
#endif

nonisolated extension CGColor {
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    guard let components, components.count >= 2 else { return (0, 0, 0, alpha) }
    if components.count < 4 { return (components[0], components[0], components[0], alpha) }
    return (components[0], components[1], components[2], components[3])
  }

  static func from(_ value: Any) -> CGColor? {
    #if canImport(Darwin)
    // For a Core Foundation type, a conditional cast would always succeed.
    let object = value as AnyObject
    return CFGetTypeID(object) == typeID ? unsafeDowncast(object, to: CGColor.self) : nil
    #else
    return value as? CGColor
    #endif
  }

  func replacingAlpha(_ alpha: CGFloat) -> CGColor { copy(alpha: alpha) ?? self }
}
