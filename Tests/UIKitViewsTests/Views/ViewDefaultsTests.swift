import TestSupport
import Testing
import UIKitTestSupport
import UIKitViews

@Suite struct ViewDefaultsTests {
  @Test(.fact("L13"))
  func `a view's backgroundColor returns the color set on its layer`() {
    let view = UIView()
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    view.layer.backgroundColor = red
    expectEqual((view.backgroundColor, UIColor(cgColor: red)), (view.layer.backgroundColor, red))
    view.backgroundColor = .blue
    expectEqual((view.backgroundColor, .blue), (view.layer.backgroundColor, UIColor.blue.cgColor))
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test func `a color set on the layer ignores the traits, unlike one set on the view`() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    expectEqual(
      (view.backgroundColor, .systemBackground), (view.layer.backgroundColor, UIColor.black.cgColor))
    view.layer.backgroundColor = UIColor.black.cgColor
    view.overrideUserInterfaceStyle = .light
    expectEqual(
      (view.backgroundColor, UIColor(cgColor: UIColor.black.cgColor)),
      (view.layer.backgroundColor, UIColor.black.cgColor))
  }

  @Test func `a layer's background color animates within an animation block`() {
    let view = UIView()
    view.backgroundColor = .white
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.backgroundColor = UIColor.black.cgColor
    }
    #expect(view.layer.animationKeys() == ["backgroundColor"])
    #expect(view.backgroundColor == UIColor(cgColor: UIColor.black.cgColor))
    view.layer.removeAllAnimations()
  }

  @Test(.fact("O9"))
  func `labels are opaque, and buttons are not`() {
    expectEqual(
      (UILabel().isOpaque, true), (UIButton().isOpaque, false), (UIButton(type: .system).isOpaque, false),
      (UIButton(configuration: .filled()).isOpaque, false), (UIView().isOpaque, true))
  }

  @Test(.fact("O10"))
  func `an activity indicator's default color is dark gray at 60 percent opacity`() throws {
    let indicator = UIActivityIndicatorView(style: .medium)
    let light = UITraitCollection(userInterfaceStyle: .light)
    for _ in 0..<2 {
      let components = try #require(indicator.color.resolvedColor(with: light).cgColor.components)
      expectAll(Array(zip(components, [0.235, 0.235, 0.263, 0.6]))) { abs($0 - $1) < 0.0005 }
      indicator.color = .red
      indicator.color = nil
    }
  }

  @Test(.fact("R14"))
  func `a preferred font does not equal the system font of its size`() {
    let (body, system) = (UIFont.preferredFont(forTextStyle: .body), UIFont.systemFont(ofSize: 17))
    expectEqual((body.pointSize, 17), (body.lineHeight, system.lineHeight))
    #expect(body != system)
    #expect(UIFont.preferredFont(forTextStyle: .headline) != .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFontMetrics.default.scaledFont(for: system) != system)
    expectEqual(
      (body, .preferredFont(forTextStyle: .body)),
      (body.hash, UIFont.preferredFont(forTextStyle: .body).hash),
      (body.withSize(17), system))
  }
}
