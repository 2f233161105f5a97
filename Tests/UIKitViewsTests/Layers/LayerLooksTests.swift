import UIKitViews
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Rare layer properties")
struct LayerLooksTests {
  private let layer = CALayer()

  @Test(.fact("L6"))
  func `layers start with the default values of Core Animation`() {
    expectEqual(
      (layer.mask, nil),
      (layer.isDoubleSided, true),
      (layer.cornerCurve, .circular),
      (layer.shadowPath, nil),
      (layer.maskedCorners.rawValue, 15))
    let shape = CAShapeLayer()
    expectEqual(
      (shape.path, nil),
      (shape.strokeColor, nil),
      (shape.fillColor?.alpha, 1),
      (shape.fillRule, .nonZero),
      (shape.strokeStart, 0),
      (shape.strokeEnd, 1))
    expectEqual(
      (shape.lineWidth, 1),
      (shape.miterLimit, 10),
      (shape.lineCap, .butt),
      (shape.lineJoin, .miter),
      (shape.lineDashPhase, 0),
      (shape.lineDashPattern, nil))
  }

  @Test func `reading a property or setting its default value allocates nothing`() {
    layer.isDoubleSided = true
    layer.maskedCorners = layer.maskedCorners
    layer.shadowPath = nil
    layer.mask = nil
    #expect(layer.rarities == nil)
  }

  @Test(.fact("L6"))
  func `CAShapeLayer copies its path and shadowPath when they are set`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let shape = CAShapeLayer()
    (shape.path, shape.shadowPath) = (path, path)
    path.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
    expectEqual((shape.path?.boundingBox.width, 5), (shape.shadowPath?.boundingBox.width, 5))
  }

  @Test(.fact("L7"))
  func `a continuous corner has a greater expansion factor than a circular one`() {
    expectEqual(
      (CALayer.cornerCurveExpansionFactor(.circular), 1),
      (CALayer.cornerCurveExpansionFactor(.continuous), 1.528665))
  }

  @Test func `a view set as a mask leaves its superview and is laid out with the masked view`() {
    let (view, mask, old) = (UIView(), LaidOutView(), UIView())
    old.addSubview(mask)
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    #expect(mask.superview == nil)
    #expect(view.mask === mask)
    view.layoutIfNeeded()
    #expect(mask.layouts == 1)
    view.mask = nil
    expectEqual((view.layer.mask, nil), (view.mask, nil))
  }

  @Test func `hit-testing ignores masks and isDoubleSided`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: root.bounds)
    root.addSubview(view)
    view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.isDoubleSided = false
    view.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }
}

private final class LaidOutView: UIView {
  var layouts = 0

  override func layoutSubviews() { layouts += 1 }
}
