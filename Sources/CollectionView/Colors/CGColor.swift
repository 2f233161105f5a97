#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !canImport(CoreGraphics)
import Foundation

/// A fixed colour in sRGB, each component in 0…1. Immutable.
public nonisolated final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha.
  public let components: [CGFloat]?

  public var alpha: CGFloat { components?.last ?? 1 }
  public var numberOfComponents: Int { 4 }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, components.count == 4 else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
#endif
#endif
