import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Visual effects")
struct VisualEffectTests {
  @Test func `a visual effect view can be created without an effect and as a subclass`() {
    final class Blur: UIVisualEffectView {}
    expectEqual((Blur().effect, nil), (Blur().frame, .zero))
    let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `the content view fills the effect view and lies in front of the blur`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    #expect(view.subviews.last === view.contentView)
    #expect(view.effect == UIBlurEffect(style: .systemMaterial))
    #expect(view.effect != UIBlurEffect(style: .systemThinMaterial))
  }

  // Sources: UIVisualEffectView.h and the text of its assertion.
  @Test func `adding a subview to the effect view itself raises an exception`() {
    let view = UIVisualEffectView(effect: nil)
    let messages = exceptions { view.addSubview(UIView()) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("instead add them to the -contentView") ?? false)
    #expect(exceptions { view.contentView.addSubview(UIView()) }.isEmpty)
  }

  private func color(_ effect: UIBlurEffect.Style, _ style: UIUserInterfaceStyle) -> CGColor? {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: effect))
    view.overrideUserInterfaceStyle = style
    return view.subviews.first?.layer.backgroundColor
  }

  @Test(
    arguments: [
      (.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
      (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
      (.systemMaterial, .systemMaterialLight, .systemMaterialDark),
      (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
      (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
    ] as [(UIBlurEffect.Style, UIBlurEffect.Style, UIBlurEffect.Style)])
  func `materials follow light and dark mode unless the style fixes one`(
    _ style: UIBlurEffect.Style, _ light: UIBlurEffect.Style, _ dark: UIBlurEffect.Style
  ) {
    expectEqual(
      (color(style, .light), color(light, .dark)),
      (color(style, .dark), color(dark, .light)))
    #expect(color(light, .light) != color(dark, .light))
  }

  @Test func `thicker materials are more opaque`() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    for mode in [UIUserInterfaceStyle.light, .dark] {
      let alphas = styles.map { color($0, mode)?.alpha ?? 0 }
      expectEqual((alphas, alphas.sorted()), (Set(alphas).count, 4))
    }
  }

  @Test func `a blur set in an animation block fades in, and a removed blur is hidden`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let view = UIVisualEffectView(effect: nil)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.subviews.first?.alpha == 0)
    UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .dark) }
    FrameClock.main.advance(by: 0.5)
    let shown = view.subviews.first?.layer.presentation()?.opacity ?? -1
    #expect(shown > 0)
    #expect(shown < 1)
    FrameClock.main.advance(by: 1)
    #expect(view.subviews.first?.alpha == 1)
    view.effect = nil
    #expect(view.subviews.first?.alpha == 0)
  }

  @Test func `vibrancy is more translucent for less important styles`() {
    let blur = UIBlurEffect(style: .systemMaterial)
    let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    let alphas = styles.map {
      UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: $0)).contentView.alpha
    }
    expectEqual(
      (alphas, alphas.sorted().reversed()),
      (Set(alphas).count, 4),
      (UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur, style: .label)))
    #expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .fill))
  }

  @Test
  func `a background's visual effect lies below its view and matches its frame`()
    throws
  {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
    background.cornerRadius = 12
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10)
    let custom = UIView()
    background.customView = custom
    #expect(background != .clear())
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    let effect = try #require(views(cell).lazy.compactMap { $0 as? UIVisualEffectView }.first)
    expectEqual(
      (effect.effect, UIBlurEffect(style: .systemThinMaterial)),
      (effect.frame, CGRect(x: 6, y: 4, width: 184, height: 68)),
      (effect.layer.cornerRadius, 12),
      (effect.clipsToBounds, true))
    #expect(effect.superview?.subviews.first === effect)
    #expect(custom.frame == effect.frame)
    background.visualEffect = UIBlurEffect(style: .dark)
    cell.backgroundConfiguration = background
    #expect(effect.effect == UIBlurEffect(style: .dark))
    background.visualEffect = nil
    cell.backgroundConfiguration = background
    #expect(effect.superview == nil)
    #expect(custom.superview != nil)
  }

}
