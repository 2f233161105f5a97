#if !canImport(Darwin)
import Foundation

/// A fixed colour in sRGB, each component in 0…1. Immutable.
public nonisolated final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha.
  public let components: [CGFloat]?

  /// 0…1; 0 is invisible.
  public var alpha: CGFloat { components?.last ?? 1 }
  /// Always 4: red, green, blue, alpha.
  public var numberOfComponents: Int { 4 }

  /// Components in 0…1, which is not checked.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Red, green and blue are all `gray`, 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The same as ``init(red:green:blue:alpha:)``: all colours are in sRGB here.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour with another alpha, 0…1. Never nil here.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, components.count == 4 else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Whether all components are equal, to the last bit.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
#endif
