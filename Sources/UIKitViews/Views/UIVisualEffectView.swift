import Foundation

/// A view that applies an effect to the content under it. Live pages blur that content with CSS's
/// `backdrop-filter`. In SVG, the content is drawn once more, blurred.
open class UIVisualEffectView: UIView, ContentHost {
  /// The effect, or `nil` for none. In an animation block, a new effect fades in.
  open var effect: UIVisualEffect? { didSet { if effect != oldValue { showEffect() } } }
  /// The view for subviews. It fills the effect view.
  open var contentView: UIView { contents }

  private let contents: UIView

  private let backdrop = UIView(frame: .zero)
  private var isMade = false

  /// Creates a view with an empty frame.
  public init(effect: UIVisualEffect?) {
    contents = UIView(frame: .zero)
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    contents = UIView(frame: .zero)
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    contents = UIView(frame: .zero)
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    contentHost = self
    for view in [backdrop, contents] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    isMade = true
    showEffect()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard isMade else { return }
    UIKitException.raise(
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view "
        + "itself, instead add them to the -contentView.")
  }

  package func embeds(_ subview: UIView) -> Bool { subview === contents }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if isMade { showEffect() }
  }

  private func showEffect() {
    contents.alpha = (effect as? UIVibrancyEffect)?.opacity ?? 1
    guard let blur = effect as? UIBlurEffect else { return backdrop.alpha = 0 }
    let (filter, color) = blur.appearance(inDark: traitCollection.userInterfaceStyle == .dark)
    backdrop.layer.ownRarities.backdrop = filter
    backdrop.backgroundColor = color
    backdrop.alpha = 1
  }
}

/// The base class of `UIBlurEffect` and `UIVibrancyEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  override init() { super.init() }

  nonisolated deinit {}
}

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

/// The styles of vibrancy.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Shapes.
  case fill, secondaryFill, tertiaryFill
  /// Lines.
  case separator
}

/// Lets a blurred background shine through contents. iOS blends the contents with the pixels under them.
/// Those pixels aren't available here, so the contents are translucent, as much as the style determines.
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle
  let blur: UIBlurEffect

  /// Creates an effect with the style `label`.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect for contents in this blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
  }

  nonisolated deinit {}

  @discardableResult
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return style == other.style && blur == other.blur
  }
  open nonisolated override var hash: Int { style.hashValue }

  var opacity: CGFloat {
    switch style {
    case .label: 0.85
    case .secondaryLabel, .fill: 0.6
    case .tertiaryLabel, .secondaryFill, .separator: 0.3
    case .quaternaryLabel, .tertiaryFill: 0.18
    }
  }
}
