import UIKitViews
import TestSupport
import Testing

@Suite("Transforms (Apple's documentation of CGAffineTransform and CATransform3D)")
struct TransformTests {
  private func close(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  private func close(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let fields: [(CATransform3D) -> CGFloat] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
      \.m44,
    ]
    return fields.allSatisfy { abs($0(a) - $0(b)) < 1e-9 }
  }

  @Test func `a point is mapped as (a·x + c·y + tx, b·x + d·y + ty)`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(
      (CGPoint(x: 10, y: 20).applying(transform), CGPoint(x: 75, y: 106)),
      (CGSize(width: 10, height: 20).applying(transform), CGSize(width: 70, height: 100)))
  }

  @Test
  func `translatedBy, scaledBy and rotated(by:) prepend, and concatenating appends`() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    expectEqual(
      (point.applying(scale.translatedBy(x: 10, y: 10)), CGPoint(x: 22, y: 33)),
      (point.applying(scale.concatenating(CGAffineTransform(translationX: 10, y: 10))), CGPoint(x: 12, y: 13))
    )
    #expect(close(point.applying(scale.rotated(by: .pi / 2)), CGPoint(x: -2, y: 3)))
    #expect(point.applying(scale.scaledBy(x: 5, y: 7)) == CGPoint(x: 10, y: 21))
  }

  @Test func `a positive rotation is clockwise on screen and maps x to y`() {
    #expect(
      close(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
  }

  @Test func `inverted() undoes a transform, and a singular transform is its own inverse`() {
    let transform = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -8).scaledBy(x: 2, y: 0.5)
    let point = CGPoint(x: 12, y: 34)
    #expect(close(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a transformed rectangle is the bounding box of its mapped corners`() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9)
    #expect(abs(turned.width - 20) < 1e-9)
    #expect(abs(turned.height - 10) < 1e-9)
  }

  @Test func `CATransform3DTranslate, Scale and Rotate prepend their operation`() {
    let t = CATransform3DMakeScale(2, 3, 4)
    #expect(
      close(CATransform3DTranslate(t, 1, 1, 1), CATransform3DConcat(CATransform3DMakeTranslation(1, 1, 1), t))
    )
    #expect(CATransform3DTranslate(t, 1, 1, 1).m41 == 2)
    #expect(close(CATransform3DScale(t, 5, 6, 7), CATransform3DMakeScale(10, 18, 28)))
    #expect(
      close(
        CATransform3DRotate(t, 0.3, 0, 0, 1), CATransform3DConcat(CATransform3DMakeRotation(0.3, 0, 0, 1), t))
    )
  }

  @Test func `affine transforms convert to 3D and back, and perspective is not affine`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let matrix = CATransform3DMakeAffineTransform(transform)
    #expect(CATransform3DIsAffine(matrix))
    #expect(CATransform3DGetAffineTransform(matrix) == transform)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
    #expect(!CATransform3DIsIdentity(perspective))
  }

  @Test func `CATransform3DInvert undoes a matrix and returns a singular one unchanged`() {
    var t = CATransform3DMakeRotation(0.8, 1, 2, 3)
    t = CATransform3DTranslate(t, 4, 5, 6)
    t.m34 = -1 / 700
    #expect(close(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }
}
