import TestSupport
import Testing

@testable import UIKitViews

@Suite struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, [1.0, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 0.5, [0, 0, 0.5]),
      (1.0 / 6, 0.5, 1, [1, 1, 0.5]), (1, 1, 1, [1, 0, 0]), (0.3, 0, 0.4, [0.4, 0.4, 0.4]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func `hue, saturation and brightness convert to red, green and blue`(
    _ row: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, rgb: [CGFloat])
  ) {
    let color = UIColor(hue: row.hue, saturation: row.saturation, brightness: row.brightness, alpha: 1)
    let (found, expected) = (components(color), row.rgb + [1])
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) { #expect(abs(found - expected) < 1e-9) }
  }

  @Test(arguments: 0..<24)
  func `hue, saturation and brightness round-trip through red, green and blue`(step: Int) {
    let hue = CGFloat(step) / 24
    var (found, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1)
      .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(found - hue) < 1e-9)
    #expect(abs(saturation - 0.6) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9)
  }

  @Test func `only a gray color has a white component`() {
    var white: CGFloat = -1
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
    white = -1
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == -1)
  }

  @Test func `a system color resolves with the traits, even with another alpha`() {
    expectEqual(
      (UIColor.systemBackground.resolvedColor(with: light), .white),
      (UIColor.systemBackground.resolvedColor(with: dark), .black))
    let faint = UIColor.label.withAlphaComponent(0.25)
    expectEqual(
      (components(faint.resolvedColor(with: light)), [0, 0, 0, 0.25]),
      (components(faint.resolvedColor(with: dark)), [1, 1, 1, 0.25]))
    let provided = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .blue }
    let red: [CGFloat] = [1, CGFloat(69) / 255, CGFloat(58) / 255, 1]
    expectEqual(
      (components(provided.resolvedColor(with: dark)), red),
      (provided.resolvedColor(with: light), .blue))
  }

  @Test func `colors are compared by components, and dynamic colors by both appearances`() {
    expectEqual(
      (UIColor(white: 1, alpha: 1), UIColor(red: 1, green: 1, blue: 1, alpha: 1)),
      (UIColor(white: 1, alpha: 1).hash, UIColor.white.hash))
    #expect(UIColor.label.withAlphaComponent(0.6) != UIColor.secondaryLabel)
    #expect(UIColor.label.withAlphaComponent(1) == UIColor.label)
    #expect(UIColor.systemBackground != UIColor.white)
  }

  @Test func `views follow their window's style, and an override below the window wins`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, card) = (StyleRecorder(), StyleRecorder())
    view.backgroundColor = .systemBackground
    card.backgroundColor = .systemBackground
    window.addSubview(view)
    view.addSubview(card)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)

    window.overrideUserInterfaceStyle = .dark
    expectEqual(
      (view.layer.backgroundColor, UIColor.black.cgColor),
      (card.layer.backgroundColor, UIColor.black.cgColor),
      (card.previous, [.light]))

    card.overrideUserInterfaceStyle = .light
    expectEqual(
      (card.layer.backgroundColor, UIColor.white.cgColor),
      (view.layer.backgroundColor, UIColor.black.cgColor))

    window.overrideUserInterfaceStyle = .unspecified
    #expect(view.previous == [.light, .dark])
    #expect(card.previous == [.light, .dark], "a change hidden by the override isn't reported")
  }

  @Test func `strokes of backgrounds and images follow the window's style and tint`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var look = UIButton.Configuration.filled()
    (look.background.strokeColor, look.background.strokeWidth) = (color, 2)
    let button = UIButton(configuration: look)
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star")
    (content.imageProperties.strokeColor, content.imageProperties.strokeWidth) = (color, 2)
    let row = UIListContentView(configuration: content)
    for view in [button, row] as [UIView] { window.addSubview(view) }
    window.layoutIfNeeded()
    func strokes(in view: UIView) -> [CGColor?] {
      (view.layer.borderWidth == 2 ? [view.layer.borderColor] : []) + view.subviews.flatMap(strokes)
    }
    #expect(strokes(in: window) == [UIColor.black.cgColor, UIColor.black.cgColor])
    window.overrideUserInterfaceStyle = .dark
    #expect(strokes(in: window) == [UIColor.white.cgColor, UIColor.white.cgColor])
    look.background.strokeColor = nil
    button.configuration = look
    window.layoutIfNeeded()
    window.tintColor = .red
    window.layoutIfNeeded()
    #expect(strokes(in: button) == [UIColor.red.cgColor])
  }

  @Test func `a controller's style override applies to its view, even one loaded later`() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(controller.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a view adopts the style of its new superview`() {
    let night = UIView()
    night.overrideUserInterfaceStyle = .dark
    let view = StyleRecorder()
    let inner = UIView()
    inner.backgroundColor = .systemBackground
    view.addSubview(inner)
    night.addSubview(view)
    expectEqual(
      (view.previous, [.light]),
      (inner.layer.backgroundColor, UIColor.black.cgColor),
      (inner.traitCollection.userInterfaceStyle, .dark))
  }

  @Test func `a removed view keeps its style, and colors set meanwhile resolve with it`() {
    let night = UIView()
    night.overrideUserInterfaceStyle = .dark
    let view = UIView()
    night.addSubview(view)
    view.removeFromSuperview()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.backgroundColor = .systemBackground
    night.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
  }
}

private final class StyleRecorder: UIView {
  var previous: [UIUserInterfaceStyle] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
  }
}
