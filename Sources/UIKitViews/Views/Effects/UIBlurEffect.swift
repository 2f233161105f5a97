import Foundation

/// Blurs what lies behind a view, and lays a colour over it.
open class UIBlurEffect: UIVisualEffect {
  /// How light and how thick the blur is.
  public nonisolated enum Style: Int, Sendable {
    /// Older styles. `extraLight` is nearly white, `light` is light, `dark` is dark, whatever the view's traits are.
    case extraLight, light, dark
    /// Follows the traits of the view.
    case regular = 4
    /// Follows the traits of the view, and stands out more.
    case prominent = 5
    /// The thinnest of the materials that follow the traits of the view.
    case systemUltraThinMaterial = 6
    /// As ``systemUltraThinMaterial``, thicker; the last is the material of bars.
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// Materials that are always light, from the thinnest to the thickest.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The material of bars, always light.
    case systemChromeMaterialLight
    /// Materials that are always dark, from the thinnest to the thickest.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// The material of bars, always dark.
    case systemChromeMaterialDark
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }

  nonisolated deinit {}

  @discardableResult
  open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open nonisolated override var hash: Int { style.hashValue }

  /// The blur's deviation in points, its saturation, and the colour over it.
  ///
  /// The three older styles are those of Apple's sample code `UIImageEffects`. Of the materials Apple publishes no
  /// numbers: they have the blur of the samples, and a colour the thicker the less it lets through.
  func appearance(inDark isDark: Bool) -> (backdrop: Backdrop, color: UIColor) {
    func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.97, alpha: alpha) }
    func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.13, alpha: alpha) }
    let thin = Backdrop(radius: 20, saturation: 1.8)
    let thick = Backdrop(radius: 30, saturation: 1.8)
    return switch style {
    case .extraLight: (thin, UIColor(white: 0.97, alpha: 0.82))
    case .light: (thick, UIColor(white: 1, alpha: 0.3))
    case .dark: (thin, UIColor(white: 0.11, alpha: 0.73))
    case .regular: isDark ? (thin, UIColor(white: 0.11, alpha: 0.73)) : (thick, UIColor(white: 1, alpha: 0.3))
    case .prominent: isDark ? (thin, UIColor(white: 0.11, alpha: 0.73)) : (thin, light(0.82))
    case .systemUltraThinMaterial: (thick, isDark ? dark(0.4) : light(0.4))
    case .systemThinMaterial: (thick, isDark ? dark(0.55) : light(0.55))
    case .systemMaterial: (thick, isDark ? dark(0.7) : light(0.7))
    case .systemThickMaterial: (thick, isDark ? dark(0.85) : light(0.85))
    case .systemChromeMaterial: (thick, isDark ? dark(0.78) : light(0.78))
    case .systemUltraThinMaterialLight: (thick, light(0.4))
    case .systemThinMaterialLight: (thick, light(0.55))
    case .systemMaterialLight: (thick, light(0.7))
    case .systemThickMaterialLight: (thick, light(0.85))
    case .systemChromeMaterialLight: (thick, light(0.78))
    case .systemUltraThinMaterialDark: (thick, dark(0.4))
    case .systemThinMaterialDark: (thick, dark(0.55))
    case .systemMaterialDark: (thick, dark(0.7))
    case .systemThickMaterialDark: (thick, dark(0.85))
    case .systemChromeMaterialDark: (thick, dark(0.78))
    }
  }
}

/// What a layer does with what lies behind it, before it paints its own background.
package nonisolated struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// 1 changes nothing.
  package var saturation: CGFloat
}
