import CollectionView
import Foundation
import Rendering
import Testing

/// Issue 51, A.4: 0/0 occurs in apps, and UIKit continues. It raises an exception for NaN in a layer's
/// position or bounds (B5.11), and for NaN in a constraint's constant.
@Suite("Infinite and NaN geometry", .serialized)
struct HostileGeometryTests {
  /// Each class gets a warning only once, and other tests expect the margin warning for `UIView`.
  private final class Box: UIView {}

  /// One view of each kind for the setters.
  @MainActor struct Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view: UIView = Box(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 10, y: 70, width: 100, height: 30))
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 110, width: 100, height: 80))
    let stack = UIStackView(frame: CGRect(x: 120, y: 10, width: 150, height: 50))
    let slider = UISlider(frame: CGRect(x: 120, y: 70, width: 150, height: 30))
    let progress = UIProgressView(frame: CGRect(x: 120, y: 110, width: 150, height: 4))
    let button = UIButton(configuration: .filled())
    let gradient = CAGradientLayer()
    let shape = CAShapeLayer()
    let pan = UIPanGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    let press = UILongPressGestureRecognizer()

    init() {
      view.backgroundColor = .red
      view.layer.borderWidth = 1
      view.layer.shadowOpacity = 1
      view.layer.cornerRadius = 5
      label.text = "text"
      scrollView.contentSize = CGSize(width: 100, height: 400)
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 2
      stack.addArrangedSubview(UIView())
      stack.addArrangedSubview(UIView())
      button.frame = CGRect(x: 120, y: 130, width: 150, height: 40)
      gradient.frame = CGRect(x: 0, y: 200, width: 100, height: 50)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      shape.frame = CGRect(x: 120, y: 200, width: 100, height: 50)
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
      shape.strokeColor = UIColor.black.cgColor
      for recognizer in [pan, pinch, rotation, press] { view.addGestureRecognizer(recognizer) }
      for view in [view, label, scrollView, stack, slider, progress, button] { window.addSubview(view) }
      window.layer.addSublayer(gradient)
      window.layer.addSublayer(shape)
      window.isHidden = false
      window.layoutIfNeeded()
    }
  }

  typealias Setter = @MainActor (Screen, CGFloat) -> Void

  private static let ofViews: [(String, Setter)] = [
    ("transform", { $0.view.transform.tx = $1 }), ("transform.a", { $0.view.transform.a = $1 }),
    ("transform3D", { $0.view.transform3D.m34 = $1 }), ("anchorPoint", { $0.view.anchorPoint.x = $1 }),
    ("alpha", { $0.view.alpha = $1 }), ("layoutMargins", { $0.view.layoutMargins.left = $1 }),
    ("directionalLayoutMargins", { $0.view.directionalLayoutMargins.leading = $1 }),
    ("window.transform", { $0.window.transform.ty = $1 }),
    ("preferredMaxLayoutWidth", { $0.label.preferredMaxLayoutWidth = $1 }),
    ("minimumScaleFactor", { $0.label.minimumScaleFactor = $1 }),
    ("font", { $0.label.font = .systemFont(ofSize: $1) }),
    ("value", { $0.slider.value = Float($1) }), ("maximumValue", { $0.slider.maximumValue = Float($1) }),
    ("minimumValue", { $0.slider.minimumValue = Float($1) }),
    ("progress", { $0.progress.progress = Float($1) }),
    ("background.cornerRadius", { $0.button.configuration?.background.cornerRadius = $1 }),
    ("background.strokeWidth", { $0.button.configuration?.background.strokeWidth = $1 }),
  ]

  /// Setters that may raise an exception, because the number goes into a constraint's constant or a layer's
  /// position (B5.11).
  private static let raising: [(String, Setter)] = [
    ("spacing", { $0.stack.spacing = $1 }),
    ("customSpacing", { $0.stack.setCustomSpacing($1, after: $0.stack.arrangedSubviews[0]) }),
    ("contentInsets", { $0.button.configuration?.contentInsets.leading = $1 }),
    ("imagePadding", { $0.button.configuration?.imagePadding = $1 }),
    ("minimumZoomScale", { $0.scrollView.minimumZoomScale = $1 }),
    (
      "addKeyframe",
      { screen, number in
        UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: Double(number), relativeDuration: Double(number)) {
            screen.view.center.x += 5
          }
        }
      }
    ),
  ]

  private static let ofLayers: [(String, Setter)] = [
    ("zPosition", { $0.view.layer.zPosition = $1 }), ("anchorPoint", { $0.view.layer.anchorPoint.y = $1 }),
    ("sublayerTransform", { $0.view.layer.sublayerTransform.m34 = $1 }),
    ("opacity", { $0.view.layer.opacity = Float($1) }), ("cornerRadius", { $0.view.layer.cornerRadius = $1 }),
    ("borderWidth", { $0.view.layer.borderWidth = $1 }),
    ("shadowRadius", { $0.view.layer.shadowRadius = $1 }),
    ("shadowOffset", { $0.view.layer.shadowOffset.width = $1 }),
    ("shadowOpacity", { $0.view.layer.shadowOpacity = Float($1) }),
    (
      "shadowPath",
      { $0.view.layer.shadowPath = CGPath(rect: CGRect(x: $1, y: 0, width: 5, height: 5), transform: nil) }
    ),
    ("startPoint", { $0.gradient.startPoint.x = $1 }), ("endPoint", { $0.gradient.endPoint.y = $1 }),
    ("locations", { $0.gradient.locations = [NSNumber(value: Double($1)), 1] }),
    ("path", { $0.shape.path = CGPath(rect: CGRect(x: $1, y: 0, width: 5, height: 5), transform: nil) }),
    ("lineWidth", { $0.shape.lineWidth = $1 }), ("miterLimit", { $0.shape.miterLimit = $1 }),
    ("lineDashPhase", { $0.shape.lineDashPhase = $1 }),
    ("lineDashPattern", { $0.shape.lineDashPattern = [NSNumber(value: Double($1)), 2] }),
    ("strokeStart", { $0.shape.strokeStart = $1 }), ("strokeEnd", { $0.shape.strokeEnd = $1 }),
  ]

  private static let ofMotion: [(String, Setter)] = [
    ("setTranslation", { $0.pan.setTranslation(CGPoint(x: $1, y: 0), in: $0.view) }),
    ("scale", { $0.pinch.scale = $1 }), ("rotation", { $0.rotation.rotation = $1 }),
    ("minimumPressDuration", { $0.press.minimumPressDuration = Double($1) }),
    ("allowableMovement", { $0.press.allowableMovement = $1 }),
    ("zoomScale", { $0.scrollView.zoomScale = $1 }),
    ("maximumZoomScale", { $0.scrollView.maximumZoomScale = $1 }),
    (
      "animate",
      { screen, number in UIView.animate(withDuration: Double(number)) { screen.view.center.x += 5 } }
    ),
    (
      "animate(delay:)",
      { screen, number in
        UIView.animate(withDuration: 0.1, delay: Double(number), animations: { screen.view.center.x += 5 })
      }
    ),
    (
      "animate(usingSpringWithDamping:)",
      { screen, number in
        UIView.animate(
          withDuration: 0.1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number
        ) { screen.view.center.x += 5 }
      }
    ),
    (
      "fractionComplete",
      { screen, number in
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { screen.view.center.x += 5 }
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = number
        animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
      }
    ),
    (
      "startAnimation(afterDelay:)",
      { screen, number in
        UIViewPropertyAnimator(duration: Double(number), curve: .linear) { screen.view.center.x += 5 }
          .startAnimation(afterDelay: Double(number))
      }
    ),
    (
      "setAnimationDuration",
      { screen, number in
        CATransaction.begin()
        CATransaction.setAnimationDuration(Double(number))
        screen.shape.position.x += 5
        CATransaction.commit()
      }
    ),
  ]

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1.7e308, -1.7e308])
  func `non-finite and huge values of a view, layer, or animation are never drawn`(number: CGFloat) {
    let (handler, warningHandler, main) = (
      UIKitException.handler, UIKitException.warningHandler, FrameClock.main
    )
    // An infinite animation would keep the clock of all other tests running.
    FrameClock.main = FrameClock()
    UIKitException.warningHandler = { _ in }
    defer {
      FrameClock.main.end()
      (UIKitException.handler, UIKitException.warningHandler, FrameClock.main) = (
        handler, warningHandler, main
      )
    }
    let raising = Set(Self.raising.map(\.0))
    for (name, set) in Self.ofViews + Self.raising + Self.ofLayers + Self.ofMotion {
      UIKitException.handler = { if !raising.contains(name) { Issue.record("\(name) = \(number): \($0)") } }
      let screen = Screen()
      set(screen, number)
      FrameClock.main.advance(by: 1 / 60)
      UIView.animate(withDuration: 0.1) { set(screen, number) }
      FrameClock.main.advance(by: 0.05)
      let picture = screen.window.svg()
      FrameClock.main.advance(by: 0.1)
      let later = screen.window.svg()
      for word in ["nan", "inf", "NaN"] {
        #expect(!picture.contains(word), "\(name) = \(number)")
        #expect(!later.contains(word), "\(name) = \(number)")
      }
    }
  }
}
