import CollectionView
import Foundation
import Testing

@testable import Rendering

@Suite("Shapes, masks and single-sided layers, rendered")
struct ShapeRenderingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

  init() {
    view.backgroundColor = .red
    root.addSubview(view)
  }

  private var isListed: Bool {
    DisplayList(of: root).nodes.contains { $0.id.rawValue == view.layer.serialNumber }
  }

  private func shape(_ path: UIBezierPath) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    return shape
  }

  @Test func `a DisplayNode takes at most 512 bytes`() { #expect(MemoryLayout<DisplayNode>.stride <= 512) }

  @Test(
    arguments: [
      (CATransform3DMakeRotation(.pi, 0, 1, 0), false), (CATransform3DMakeRotation(2, 1, 0, 0), false),
      (CATransform3DMakeRotation(1, 0, 1, 0), true), (CATransform3DMakeRotation(.pi, 0, 0, 1), true),
      (CATransform3DMakeScale(-1, 1, 1), true), (CATransform3DMakeScale(1, 1, -1), false),
    ] as [(CATransform3D, Bool)])
  func `a single-sided layer facing away is not drawn, but a mirrored one is`(
    _ row: (transform: CATransform3D, isShown: Bool)
  ) {
    view.transform3D = row.transform
    #expect(isListed)
    view.layer.isDoubleSided = false
    #expect(isListed == row.isShown)
  }

  @Test func `a single-sided layer is hidden if its superlayer is turned, shown if both are`() {
    let outer = UIView(frame: root.bounds)
    root.addSubview(outer)
    outer.addSubview(view)
    view.layer.isDoubleSided = false
    outer.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(!isListed)
    view.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(isListed)
  }

  @Test func `in perspective, an off-center layer shows its back before it turns 90 degrees`() {
    view.layer.isDoubleSided = false
    root.layer.sublayerTransform.m34 = -1 / 100
    root.bounds = CGRect(x: -400, y: -100, width: 800, height: 300)
    // The layer is rotated by less than a right angle, but it's far to the left of the eye in the middle.
    view.center.x = -200
    view.transform3D = CATransform3DMakeRotation(-1.4, 0, 1, 0)
    #expect(!isListed)
    view.transform3D = CATransform3DMakeRotation(1.4, 0, 1, 0)
    #expect(isListed)
  }

  @Test func `an opaque shape mask becomes a clip path, and a translucent one an alpha mask`() {
    view.layer.mask = shape(UIBezierPath(ovalIn: view.bounds))
    #expect(root.svg().contains("<clipPath"))
    #expect(!root.svg().contains("<mask"))
    view.layer.mask?.opacity = 0.5
    #expect(root.svg().contains("mask-type=\"alpha\""))
    #expect(root.svg().contains("mask=\"url(#"))
  }

  @Test func `a view is not drawn if its mask is empty, hidden, or outside its bounds`() {
    view.layer.mask = CALayer()
    #expect(!isListed)
    view.layer.mask = shape(UIBezierPath(rect: CGRect(x: 500, y: 0, width: 5, height: 5)))
    #expect(!isListed)
    view.layer.mask = shape(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(isListed)
    view.layer.mask?.isHidden = true
    #expect(!isListed)
  }

  @Test func `an animating shape is drawn with its in-between color`() throws {
    let window = UIWindow(frame: root.bounds)
    window.isHidden = false
    let shape = shape(UIBezierPath(rect: root.bounds))
    window.layer.addSublayer(shape)
    FrameClock.main.advance(by: 0)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    shape.fillColor = CGColor(gray: 1, alpha: 1)
    FrameClock.main.advance(by: 0.125)
    let node = try #require(DisplayList(of: window).nodes.first { $0.id.rawValue == shape.serialNumber })
    guard case .shape(let drawn) = node.content else {
      Issue.record("no shape")
      return
    }
    let fill = try #require(drawn.fill)
    #expect((127...128).contains(fill.red))
    #expect(fill.alpha == 1)
    FrameClock.main.advance(by: 1)
  }

  @Test func `a path with a NaN coordinate is not drawn`() {
    let path = UIBezierPath(rect: view.bounds)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    view.layer.addSublayer(shape(path))
    view.layer.shadowPath = path.cgPath
    view.layer.shadowOpacity = 1
    #expect(!root.svg().contains("<path"))
  }

  @Test func `trimming a path keeps exactly the requested part of its length`() {
    let path = VectorPath(UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100)).cgPath)
    let quarter = path.trimmed(from: 0.25, to: 0.5)
    #expect(quarter.elements.count == 2)
    let ends = quarter.elements.compactMap(\.points.last)
    #expect(abs(ends[0].y - 50) < 1e-6)
    #expect(abs(ends[1].x + 50) < 1e-6)
    let eighth = path.trimmed(from: 0, to: 0.125).elements.last?.points.last ?? .zero
    #expect(abs(eighth.x - eighth.y) < 1e-3)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0, to: 1) == path)
  }

  @Test func `a snapshot stays unchanged when its original view changes`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "before"
    view.addSubview(label)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    let before = snapshot.svg()
    #expect(before.contains(">before</text>"))
    label.text = "after"
    label.isHidden = true
    view.backgroundColor = .blue
    #expect(snapshot.svg() == before)
  }

  @Test func `a snapshot of an animating view shows its in-between position`() throws {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .green
    view.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x = 45 }
    FrameClock.main.advance(by: 0.5)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    FrameClock.main.advance(by: 0.5)
    let node = try #require(DisplayList(of: snapshot).nodes.last)
    #expect(abs(node.projection.tx - 20) < 1e-9)
  }
}
