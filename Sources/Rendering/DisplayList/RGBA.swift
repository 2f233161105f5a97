import UIKitViews

/// A color in sRGB.
public nonisolated struct RGBA: Hashable, Sendable {
  /// The red component, 0…255.
  public var red: UInt8
  /// The green component, 0…255.
  public var green: UInt8
  /// The blue component, 0…255.
  public var blue: UInt8
  /// The alpha, 0…1.
  public var alpha: Double

  /// Creates a color from bytes and an alpha, 0…1.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color from components clamped to 0…1 and rounded to bytes.
  public init(_ color: CGColor) {
    func byte(_ component: CGFloat) -> UInt8 { UInt8((min(1, max(0, component)) * 255).rounded()) }
    let rgba = color.rgba
    self.init(
      red: byte(rgba.red), green: byte(rgba.green), blue: byte(rgba.blue), alpha: min(1, max(0, rgba.alpha)))
  }
}
