import Foundation

/// An immutable color in sRGB, fixed or dependent on traits.
///
/// As in UIKit, a dynamic color's components are those for `UITraitCollection.current`. Views resolve their
/// colors with their own traits. A layer can't, because it stores a `CGColor`.
open nonisolated class UIColor: NSObject, @unchecked Sendable {
  enum Storage {
    case fixed(CGColor)
    case adaptive(light: CGColor, dark: CGColor)
    case provided(@Sendable (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Creates a color from components in 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from Display P3 components in 0…1. Components outside of sRGB are limited to 0…1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgb = DisplayP3(red: red, green: green, blue: blue).srgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a gray: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(srgbRed: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates a color from components in 0…1. Hues 0 and 1 are both red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    storage = .fixed(CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
  }

  /// Creates a fixed color.
  public init(cgColor: CGColor) { storage = .fixed(cgColor) }

  /// Creates a dynamic color. The closure must return equal colors for equal traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .provided(dynamicProvider)
  }

  /// Creates the color of a `#colorLiteral`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The color value, for `UITraitCollection.current` if the color is dynamic. A view's traits may differ.
  open var cgColor: CGColor {
    if case .fixed(let color) = storage { return color }
    return color(for: .current)
  }

  /// The fixed color for the traits.
  @discardableResult
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = storage { return self }
    return UIColor(cgColor: color(for: traitCollection))
  }

  /// The color with another alpha. A dynamic color stays dynamic.
  @discardableResult
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.replacingAlpha(alpha))
    case .adaptive(let light, let dark):
      UIColor(
        storage: .adaptive(light: light.replacingAlpha(alpha), dark: dark.replacingAlpha(alpha)))
    case .provided(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  // MARK: Components

  /// Writes the components, 0…1. Always succeeds.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes the components, 0…1. A gray has hue 0. Always succeeds.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    let hsb = HSB(red: rgba.red, green: rgba.green, blue: rgba.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes a gray's components, 0…1. For any other color, returns `false`.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  // MARK: Equality

  /// Compares the components, including those for light and dark mode of dynamic colors. A color with a
  /// provider is equal only to itself.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (storage, other.storage) {
    case (.fixed(let mine), .fixed(let theirs)): mine == theirs
    case (.adaptive(let light, let dark), .adaptive(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    default: false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .adaptive(let light, let dark): [light, dark].hashValue
    case .provided: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    if case .provided = storage { return "UIColor(dynamic)" }
    let rgba = cgColor.rgba
    return "UIColor(\(rgba.red), \(rgba.green), \(rgba.blue), \(rgba.alpha))"
  }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of a color literal.
public typealias _ColorLiteralType = UIColor

nonisolated extension UIColor {
  var isDynamic: Bool {
    if case .fixed = storage { false } else { true }
  }

  func color(for traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .adaptive(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .provided(let provider): provider(traits).color(for: traits)
    }
  }
}

nonisolated struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let span = brightness - min(red, green, blue)
    saturation = brightness == 0 ? 0 : span / brightness
    guard span > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat =
      if brightness == red {
        (green - blue) / span
      } else if brightness == green {
        2 + (blue - red) / span
      } else {
        4 + (red - green) / span
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func channel(_ shift: CGFloat) -> CGFloat {
      let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    return (channel(5), channel(3), channel(1))
  }
}

nonisolated struct DisplayP3 {
  let red, green, blue: CGFloat

  var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // The conversion from Display P3 to sRGB (CSS Color 4). The coefficients in each row add up to 1.
    return (
      Self.encoded(1.2249402 * r - 0.2249402 * g), Self.encoded(1.0420570 * g - 0.0420570 * r),
      Self.encoded(1.0982736 * b - 0.0786361 * g - 0.0196375 * r)
    )
  }

  private static func linear(_ component: CGFloat) -> CGFloat {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ component: CGFloat) -> CGFloat {
    let clamped = min(max(component, 0), 1)
    return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * pow(clamped, 1 / 2.4) - 0.055
  }
}
