import Foundation
import Testing
import UIKitViews

@testable import Rendering

@Suite("Counting changes of a display list")
struct DisplayChangesTests {
  private static let image = UIImage(systemName: "star")
  private static let other = UIImage(systemName: "circle")

  nonisolated struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    let run: @MainActor @Sendable (Stage) -> Void

    init(_ name: String, _ run: @escaping @MainActor @Sendable (Stage) -> Void) {
      (testDescription, self.run) = (name, run)
    }
  }

  /// One view or layer of each visible kind.
  final class Stage {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let picture = UIImageView(frame: CGRect(x: 0, y: 40, width: 40, height: 30))
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()
    let slider = UISlider(frame: CGRect(x: 10, y: 200, width: 200, height: 40))

    init() {
      box.backgroundColor = .red
      label.text = "Words"
      label.shadowColor = .gray
      picture.image = DisplayChangesTests.image
      picture.highlightedImage = DisplayChangesTests.other
      shape.frame = CGRect(x: 120, y: 0, width: 100, height: 100)
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
      shape.strokeColor = UIColor.black.cgColor
      shape.lineDashPattern = [3]
      gradient.frame = CGRect(x: 120, y: 120, width: 100, height: 100)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      box.layer.borderWidth = 1
      box.layer.cornerRadius = 9
      box.layer.shadowOpacity = 0.5
      for view in [label, picture] { box.addSubview(view) }
      for view in [box, slider] { window.addSubview(view) }
      for layer in [shape, gradient] { window.layer.addSublayer(layer) }
      window.layoutIfNeeded()
    }
  }

  nonisolated static let changes: [Change] = [
    Change("bounds") { $0.box.layer.bounds.origin.y = 3 },
    Change("position") { $0.box.layer.position.x += 1 },
    Change("z position") { $0.box.layer.zPosition = 1 },
    Change("anchor point") { $0.box.layer.anchorPoint = .zero },
    Change("transform") { $0.box.layer.transform = CATransform3DMakeScale(2, 1, 1) },
    Change("sublayer transform") { $0.box.layer.sublayerTransform = CATransform3DMakeScale(2, 1, 1) },
    Change("hidden") { $0.box.isHidden = true },
    Change("opacity") { $0.box.alpha = 0.5 },
    Change("clips") { $0.box.clipsToBounds = true },
    Change("background") { $0.box.backgroundColor = .blue },
    Change("corner radius") { $0.box.layer.cornerRadius = 4 },
    Change("border width") { $0.box.layer.borderWidth = 4 },
    Change("border color") { $0.box.layer.borderColor = UIColor.green.cgColor },
    Change("shadow color") { $0.box.layer.shadowColor = UIColor.green.cgColor },
    Change("shadow opacity") { $0.box.layer.shadowOpacity = 1 },
    Change("shadow offset") { $0.box.layer.shadowOffset.width = 5 },
    Change("shadow radius") { $0.box.layer.shadowRadius = 5 },
    Change("shadow path") {
      $0.box.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    },
    Change("masked corners") { $0.box.layer.maskedCorners = [.layerMinXMinYCorner] },
    Change("corner curve") { $0.box.layer.cornerCurve = .continuous },
    Change("mask") { $0.box.mask = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) },
    Change("a single-sided layer's back") {
      $0.box.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      $0.box.layer.isDoubleSided = false
    },
    Change("an added subview") {
      let view = UIView(frame: $0.label.frame)
      view.backgroundColor = .green
      $0.box.addSubview(view)
    },
    Change("a removed subview") { $0.label.removeFromSuperview() },
    Change("a subview in front") { $0.box.bringSubviewToFront($0.label) },
    Change("a removed sublayer") { $0.shape.removeFromSuperlayer() },
    Change("text") { $0.label.text = "Others" },
    Change("attributed text") {
      $0.label.attributedText = NSAttributedString(
        string: "Words", attributes: [.foregroundColor: UIColor.red])
    },
    Change("font") { $0.label.font = .systemFont(ofSize: 9) },
    Change("text color") { $0.label.textColor = .red },
    Change("highlighted text") {
      $0.label.highlightedTextColor = .green
      $0.label.isHighlighted = true
    },
    Change("alignment") { $0.label.textAlignment = .right },
    Change("text's shadow") { $0.label.shadowColor = .red },
    Change("offset of the text's shadow") { $0.label.shadowOffset.width = 4 },
    Change("image") { $0.picture.image = DisplayChangesTests.other },
    Change("highlighted image") { $0.picture.isHighlighted = true },
    Change("content mode") { $0.picture.contentMode = .left },
    Change("symbol") { $0.picture.preferredSymbolConfiguration = .init(pointSize: 40) },
    Change("tint") { $0.window.tintColor = .purple },
    Change("dark style") { $0.window.overrideUserInterfaceStyle = .dark },
    Change("right-to-left text") { $0.label.semanticContentAttribute = .forceRightToLeft },
    Change("path") {
      $0.shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    },
    Change("path's fill") { $0.shape.fillColor = UIColor.red.cgColor },
    Change("fill rule") { $0.shape.fillRule = .evenOdd },
    Change("stroke") { $0.shape.strokeColor = UIColor.red.cgColor },
    Change("stroke's start") { $0.shape.strokeStart = 0.5 },
    Change("stroke's end") { $0.shape.strokeEnd = 0.5 },
    Change("line width") { $0.shape.lineWidth = 9 },
    Change("miter limit") { $0.shape.miterLimit = 3 },
    Change("line cap") { $0.shape.lineCap = .round },
    Change("line join") { $0.shape.lineJoin = .round },
    Change("dashes") { $0.shape.lineDashPattern = [5, 2] },
    Change("dashes' phase") { $0.shape.lineDashPhase = 2 },
    Change("gradient's colors") { $0.gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor] },
    Change("gradient's locations") { $0.gradient.locations = [0, 0.5] },
    Change("gradient's start") { $0.gradient.startPoint = .zero },
    Change("gradient's end") { $0.gradient.endPoint = CGPoint(x: 1, y: 0) },
    Change("a control's value") { $0.slider.value = 0.7 },
    Change("a control that is disabled") { $0.slider.isEnabled = false },
  ]

  @Test(arguments: changes)
  func `each visible change increases the change count`(change: Change) {
    // Layers on screen animate their changes.
    UIView.performWithoutAnimation {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      let stage = Stage()
      let changes = FrameClock.main.changes
      let (before, count) = (DisplayList(of: stage.window), changes.count)
      #expect(DisplayList(of: stage.window) == before)
      #expect(changes.count == count, "listing counts no change")
      change.run(stage)
      #expect(changes.count != count)
      #expect(DisplayList(of: stage.window) != before)
    }
  }

  @Test func `listing a paused animation counts no change`() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.box.alpha = 0.2
      stage.shape.strokeEnd = 0.5
    }
    animator.fractionComplete = 0.5
    defer { animator.stopAnimation(true) }
    let changes = FrameClock.main.changes
    let (before, count) = (DisplayList(of: stage.window), changes.count)
    #expect(DisplayList(of: stage.window) == before)
    #expect(stage.box.layer.presentation()?.opacity != 0.2)
    #expect(changes.count == count)
  }

  @Test(arguments: [
    Change("the label") { $0.box.accessibilityLabel = "Box" },
    Change("the value") { $0.box.accessibilityValue = "1" },
    Change("the traits") { $0.box.accessibilityTraits = .button },
    Change("isAccessibilityElement") { $0.box.isAccessibilityElement = true },
    Change("the actions") { $0.box.accessibilityCustomActions = [] },
  ])
  func `each accessibility change increases the change count`(change: Change) {
    let stage = Stage()
    let count = FrameClock.main.changes.count
    change.run(stage)
    #expect(FrameClock.main.changes.count != count)
  }

  @Test func `a layer's changes count for the clock that was main when it was created`() {
    let clock = FrameClock()
    let before = FrameClock.main
    FrameClock.main = clock
    let view = UIView()
    FrameClock.main = before
    let (own, others) = (clock.changes.count, before.changes.count)
    view.alpha = 0.5
    #expect(clock.changes.count == own + 1)
    #expect(before.changes.count == others)
  }
}
