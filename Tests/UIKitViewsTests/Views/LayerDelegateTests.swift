import UIKitViews
import TestSupport
import Testing

private final class Recorder: NSObject, CALayerDelegate {
  var laidOut: [String] = []
  var asked: [String] = []
  var answer: (any CAAction)?

  func layoutSublayers(of layer: CALayer) { laidOut.append(layer.name ?? "") }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return answer
  }
}

private final class Note: CAAction {
  var events: [String] = []
  var object: CALayer?

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
    object = anObject as? CALayer
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }
}

/// Lays out its sublayers in an override, as documented for Core Animation.
private final class Columns: CALayer {
  override func layoutSublayers() {
    super.layoutSublayers()
    for (index, layer) in (sublayers ?? []).enumerated() {
      layer.frame = CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: bounds.height)
    }
  }
}

private final class FittingView: UIView {
  let gradient = CAGradientLayer()
  var calls: [String] = []

  override func layoutSublayers(of layer: CALayer) {
    calls.append("layoutSublayers")
    super.layoutSublayers(of: layer)
    gradient.frame = layer.bounds
  }

  override func layoutSubviews() { calls.append("layoutSubviews") }
}

// Layers and their delegates follow Core Animation's documentation (CALayer, CALayerDelegate, CAAction).
@Suite("Layers, their delegates and their sublayers", .serialized)
struct LayerDelegateTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `a view can override its layer property with its layer class`() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.colors = [UIColor.red.cgColor]
    let plain: UIView = view
    #expect(plain.layer === view.layer)
    #expect((plain.layer as? CAGradientLayer)?.colors?.count == 1)
    #expect(view.layer.delegate === view)
    view.frame.size.width = 20
    #expect(view.layer.bounds.width == 20)
  }

  @Test func `setting sublayers moves layers from their superlayers and removes the others`() {
    let (root, other) = (CALayer(), CALayer())
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(first)
    other.addSublayer(second)
    other.addSublayer(third)
    root.sublayers = [second, first, second]
    expectEqual((root.sublayers, [second, first]), (other.sublayers, [third]))
    #expect(second.superlayer === root)
    root.sublayers = [third]
    expectEqual((first.superlayer, nil), (second.superlayer, nil), (other.sublayers, nil))
    root.sublayers = nil
    expectEqual((root.sublayers, nil), (third.superlayer, nil))
  }

  @Test func `a view's layer performs its layout, and layoutSublayers(of:) can be overridden`() {
    let view = FittingView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.addSublayer(view.gradient)
    view.layoutIfNeeded()
    expectEqual(
      (view.calls, ["layoutSublayers", "layoutSubviews"]),
      (view.gradient.frame, view.bounds))
    view.frame.size.width = 60
    #expect(view.layer.needsLayout())
    view.layer.layoutIfNeeded()
    expectEqual((view.gradient.frame.width, 60), (view.layer.needsLayout(), false))
  }

  @Test func `layers without a view are laid out with their view, once per request`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.addSubview(view)
    window.layoutIfNeeded()
    let (columns, inner, recorder) = (Columns(), CALayer(), Recorder())
    inner.name = "inner"
    inner.delegate = recorder
    columns.addSublayer(inner)
    columns.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layer.addSublayer(columns)
    expectEqual((columns.needsLayout(), true), (inner.frame, .zero))
    window.layoutIfNeeded()
    expectEqual(
      (inner.frame, CGRect(x: 0, y: 0, width: 10, height: 50)),
      (recorder.laidOut, ["inner"]),
      (columns.needsLayout(), false))
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(recorder.laidOut == ["inner", "inner"])
    window.layoutIfNeeded()
    #expect(recorder.laidOut.count == 2)
    view.removeFromSuperview()
  }

  @Test func `a nil action animates, NSNull does not, and another action runs instead`() {
    let (layer, recorder, note) = (CALayer(), Recorder(), Note())
    window.layer.addSublayer(layer)
    window.isHidden = false
    FrameClock.main.advance(by: 1)
    layer.delegate = recorder
    layer.opacity = 0.5
    expectEqual((recorder.asked, ["opacity"]), (layer.animationKeys(), ["opacity"]))
    recorder.answer = NSNull()
    layer.cornerRadius = 5
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.action(forKey: "cornerRadius") == nil)
    recorder.answer = note
    layer.position = CGPoint(x: 1, y: 1)
    #expect(note.events == ["position"])
    #expect(note.object === layer)
    #expect(layer.animationKeys() == ["opacity"])
    layer.removeFromSuperlayer()
    window.isHidden = true
    FrameClock.main.advance(by: 2)
  }

  @Test func `a view returns NSNull outside animation blocks and an action inside them`() {
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    UIView.animate(withDuration: 1) {
      #expect(view.action(for: view.layer, forKey: "opacity").map { !($0 is NSNull) } == true)
      view.alpha = 0
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    view.layer.removeAllAnimations()
    FrameClock.main.advance(by: 2)
  }
}
