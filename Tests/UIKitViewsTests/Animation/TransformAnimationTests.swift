import UIKitViews
import Testing

@Suite("Animated transforms")
struct TransformAnimationTests {
  let view = AnimatedView()

  private func shownHalfWay(to transform: CATransform3D) -> CATransform3D {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.transform = transform }
    FrameClock.main.advance(by: 0.5)
    let shown = view.shown.transform
    FrameClock.main.advance(by: 0.5)
    return shown
  }

  private func turn(_ degrees: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0, _ z: CGFloat = 1) -> CATransform3D
  {
    CATransform3DMakeRotation(degrees * .pi / 180, x, y, z)
  }

  @Test func `a rotation keeps the view's size halfway and stays affine`() {
    let shown = shownHalfWay(to: turn(90))
    #expect(agree(shown, turn(45)))
    #expect(CATransform3DIsAffine(shown))
  }

  @Test func `a rotation takes the shorter way around`() {
    view.layer.transform = turn(170)
    #expect(agree(shownHalfWay(to: turn(-170)), turn(180)))
    view.layer.transform = turn(-170, 0, 1, 0)
    #expect(agree(shownHalfWay(to: turn(170, 0, 1, 0)), turn(180, 0, 1, 0)))
  }

  @Test func `a card under perspective turns at a constant rate`() {
    func card(_ degrees: CGFloat) -> CATransform3D {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 500
      return CATransform3DRotate(transform, degrees * .pi / 180, 0, 1, 0)
    }
    view.layer.transform = card(-60)
    #expect(agree(shownHalfWay(to: card(80)), card(10)))
  }

  @Test func `scale, rotation and translation are interpolated separately`() {
    func transform(_ part: CGFloat) -> CATransform3D {
      let moved = CATransform3DMakeTranslation(100 * part, 40 * part, 0)
      let turned = CATransform3DRotate(moved, part, 0, 0, 1)
      return CATransform3DScale(turned, 1 + part, 1 - part / 2, 1)
    }
    #expect(agree(shownHalfWay(to: transform(1)), transform(0.5)))
  }

  @Test func `a mirroring passes through zero width, and a scale of 0 is reached evenly`() {
    #expect(agree(shownHalfWay(to: CATransform3DMakeScale(-1, 1, 1)), CATransform3DMakeScale(0, 1, 1)))
    view.layer.transform = CATransform3DIdentity
    #expect(agree(shownHalfWay(to: CATransform3DMakeScale(0, 0, 1)), CATransform3DMakeScale(0.5, 0.5, 1)))
    view.layer.transform = CATransform3DIdentity
    #expect(agree(shownHalfWay(to: CATransform3DMakeScale(1, 0, 1)), CATransform3DMakeScale(1, 0.5, 1)))
  }
}
