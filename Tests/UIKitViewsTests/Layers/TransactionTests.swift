import UIKitViews
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Transactions")
struct TransactionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let layer = CALayer()
  private let clock = FrameClock.main

  init() {
    window.isHidden = false
    window.layer.addSublayer(layer)
    clock.advance(by: 0)
  }

  private var shownX: CGFloat { layer.presentation()?.position.x ?? .nan }

  @Test(.fact("L1"))
  func `a layer without a view animates changes for 0.25 seconds with the default curve`() {
    layer.position.x = 100
    expectEqual((layer.position.x, 100), (shownX, 0))
    clock.advance(by: 0.125)
    // The value at half the duration, on the curve with control points (0.25, 0.1) and (0.25, 1).
    #expect(abs(shownX - 80.24) < 0.01)
    clock.advance(by: 0.125)
    expectEqual((shownX, 100), (layer.animationKeys(), nil))
  }

  @Test(.fact("L1"))
  func `view layers animate only in blocks, and other layers ignore a block's duration`() {
    let view = UIView()
    window.addSubview(view)
    clock.advance(by: 0)
    view.layer.position.x = 100
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      view.layer.position.x = 200
      layer.position.x = 200
    }
    clock.advance(by: 0.5)
    expectEqual((view.layer.animationKeys(), ["position"]), (layer.animationKeys(), nil))
    clock.advance(by: 0.5)
  }

  @Test(.fact("L2"))
  func `a newly added layer does not animate until the transaction has ended`() {
    let newcomer = CALayer()
    window.layer.addSublayer(newcomer)
    newcomer.position.x = 50
    #expect(newcomer.animationKeys() == nil)
    CATransaction.flush()
    newcomer.position.x = 100
    #expect(newcomer.animationKeys() == ["position"])
    clock.advance(by: 1)
    // A layer that is already in the hierarchy and only moves within it isn't new.
    window.layer.insertSublayer(newcomer, at: 0)
    newcomer.position.x = 0
    #expect(newcomer.animationKeys() == ["position"])
    clock.advance(by: 1)
  }

  @Test(.fact("L2"))
  func `layers outside a visible window do not animate`() {
    let alone = CALayer()
    alone.position.x = 1
    window.isHidden = true
    layer.position.x = 1
    expectEqual((alone.animationKeys(), nil), (layer.animationKeys(), nil))
  }

  @Test(.fact("L3"))
  func `a transaction sets duration and timing function, and nested ones inherit them`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(1)
    layer.position.x = 100
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    layer.zPosition = 10
    CATransaction.commit()
    expectEqual(
      (CATransaction.animationDuration(), 0.25),
      (CATransaction.animationTimingFunction(), nil))
    clock.advance(by: 0.5)
    let shown = layer.presentation()
    #expect(shown.map { agree([$0.position.x, $0.zPosition], [50, 2.5]) } == true)
    clock.advance(by: 2)
    #expect(layer.animationKeys() == nil)
  }

  @Test(.fact("L4"))
  func `changes with disabled actions apply at once, even in animation blocks`() {
    let view = UIView()
    window.addSubview(view)
    UIView.animate(withDuration: 1) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      view.center.x = 10
      layer.position.x = 10
      CATransaction.commit()
      view.alpha = 0
    }
    expectEqual((view.layer.animationKeys(), ["opacity"]), (layer.animationKeys(), nil))
    UIView.performWithoutAnimation { layer.position.x = 20 }
    #expect(layer.animationKeys() == ["position"], "performWithoutAnimation affects only views")
    clock.advance(by: 1)
  }

  @Test(.fact("L3"))
  func `values set without begin and commit apply until the frame ends`() {
    CATransaction.setDisableActions(true)
    layer.position.x = 10
    #expect(layer.animationKeys() == nil)
    clock.advance(by: 0)
    #expect(!CATransaction.disableActions())
    layer.position.x = 20
    #expect(layer.animationKeys() == ["position"])
    clock.advance(by: 1)
  }

  @Test(.fact("L5"))
  func `a completion block is called when the animations added after it have ended`() {
    var calls: [String] = []
    let view = UIView()
    window.addSubview(view)
    clock.advance(by: 0)
    CATransaction.begin()
    layer.position.x = 10
    CATransaction.setCompletionBlock { calls.append("first") }
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    CATransaction.setCompletionBlock { calls.append("second") }
    CATransaction.commit()
    #expect(calls == ["second"], "no animation was added after the second block")
    clock.advance(by: 0.5)
    #expect(calls == ["second"])
    clock.advance(by: 0.5)
    #expect(calls == ["second", "first"])
  }

  @Test(.fact("L5"))
  func `removed animations count as ended, and a transaction waits for nested ones`() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.begin()
    layer.position.x = 10
    CATransaction.commit()
    CATransaction.commit()
    #expect(calls == 0)
    layer.removeAllAnimations()
    clock.advance(by: 0)
    #expect(calls == 1)
  }

  @Test(.fact("L3"))
  func `transaction properties can be read and set by key, including custom keys`() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(NSNumber(value: 3.0), forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("mine", forKey: "colour")
    CATransaction.begin()
    expectEqual(
      (CATransaction.disableActions(), true),
      (CATransaction.animationDuration(), 3),
      (CATransaction.value(forKey: "colour") as? String, "mine"),
      (CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, true))
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "colour") == nil)
  }

  @Test func `timing functions have the control points of their name or initializer`() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .default).getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, 0.1])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    expectEqual(
      (point, [0.3, 0.4]),
      (CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)))
  }

  @Test(.fact("L6"))
  func `changes to a shape layer's line are animated, and changes to its path are not`() {
    let shape = CAShapeLayer()
    window.layer.addSublayer(shape)
    clock.advance(by: 0)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(shape.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    shape.strokeEnd = 0
    shape.lineWidth = 3
    shape.fillColor = nil
    CATransaction.commit()
    clock.advance(by: 0.125)
    let shown = shape.presentation()
    #expect(shown.map { agree([$0.strokeEnd, $0.lineWidth], [0.5, 2]) } == true)
    #expect(agree(shown?.fillColor, [0, 0, 0, 0.5]))
    #expect(shown?.path == shape.path)
    clock.advance(by: 1)
  }

  @Test func `a mask animates like its layer`() {
    let mask = CALayer()
    layer.mask = mask
    mask.position.x = 5
    #expect(mask.animationKeys() == nil)
    clock.advance(by: 0)
    mask.position.x = 10
    #expect(mask.animationKeys() == ["position"])
    clock.advance(by: 1)
  }
}
