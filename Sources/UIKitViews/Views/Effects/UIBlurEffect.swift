import Foundation

/// Blurs the content behind a view and covers it with a color.
open class UIBlurEffect: UIVisualEffect {
  /// The lightness and thickness.
  public nonisolated enum Style: Int, Sendable {
    /// Older styles, independent of traits.
    case extraLight, light, dark
    /// Follows the view's traits.
    case regular = 4
    /// Stands out more than ``regular``, and follows the view's traits.
    case prominent = 5
    /// The thinnest material that follows the view's traits.
    case systemUltraThinMaterial = 6
    /// Thicker materials that follow the view's traits. The last one is for bars.
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// Light materials, from the thinnest to the thickest.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The light material of bars.
    case systemChromeMaterialLight
    /// Dark materials, from the thinnest to the thickest.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// The dark material of bars.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur with a style.
  public init(style: Style) { self.style = style }

  nonisolated deinit {}

  @discardableResult
  open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open nonisolated override var hash: Int { style.hashValue }

  /// The three older styles come from Apple's sample code `UIImageEffects`. Apple publishes no numbers for
  /// the materials. They all have the same blur. The thicker a material is, the more opaque its color is.
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

/// The effect on the content behind a layer, which is applied below the layer's background.
package nonisolated struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// The saturation. 1 leaves colors unchanged.
  package var saturation: CGFloat
}
