import UIKitViews
import Testing
import UIKitTestSupport

/// The rules of `hitTest(_:with:)` follow Apple's documentation.
@Suite("Hit testing")
struct HitTestingTests {
  let window = makeWindow()
  let back = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  let front = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    window.addSubview(back)
    window.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func `the view added last is in front`() {
    #expect(hit(125, 125) === front)
    #expect(hit(75, 75) === back)
    #expect(hit(10, 10) === window)
    #expect(hit(-10, 10) == nil)
  }

  @Test func `a view with a higher zPosition is in front, in any order of addition`() {
    back.layer.zPosition = 1
    #expect(hit(125, 125) === back)
  }

  @Test func `hidden, transparent and inactive views are skipped together with their subviews`() {
    let inner = UIView(frame: front.bounds)
    front.addSubview(inner)
    #expect(hit(125, 125) === inner)
    front.isHidden = true
    #expect(hit(125, 125) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(hit(125, 125) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(hit(125, 125) === back)
  }

  @Test func `a subview cannot be hit outside its superview`() {
    let inner = UIView(frame: CGRect(x: 80, y: 0, width: 100, height: 20))
    front.addSubview(inner)
    #expect(hit(190, 110) === inner)
    #expect(hit(220, 110) === window)
  }

  @Test func `point(inside:with:) determines the points of a view`() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
      }
    }
    let round = Round(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    window.addSubview(round)
    #expect(hit(250, 250) === round)
    #expect(hit(205, 205) === window)
  }

  @Test func `a view rotated in its plane is hit at its visible position`() {
    front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // The diagonal is 141 points, so the rotated view extends 70 points to the right of its center. It
    // doesn't cover the corner of its upright frame.
    #expect(hit(150 + 65, 150) === front)
    #expect(hit(103, 103) === back)
  }

  @Test func `a view rotated in 3D under perspective is hit at its visible position`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    window.layer.sublayerTransform = perspective
    front.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    for corner in [CGPoint(x: 2, y: 2), CGPoint(x: 98, y: 2), CGPoint(x: 98, y: 98), CGPoint(x: 2, y: 98)] {
      let seen = front.convert(corner, to: window)
      #expect(window.hitTest(seen, with: nil) === front)
      let found = front.convert(seen, from: window)
      #expect(abs(found.x - corner.x) < 1e-9)
      #expect(abs(found.y - corner.y) < 1e-9)
    }
    // Rotated by 60°, the view appears about half as wide.
    #expect(hit(195, 150) === window)
  }

  @Test func `a scrolled view is hit at its visible position`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
    scrollView.addSubview(inner)
    window.addSubview(scrollView)
    scrollView.contentOffset.y = 290
    #expect(hit(50, 215) === inner)
    #expect(hit(50, 235) === scrollView)
  }
}
