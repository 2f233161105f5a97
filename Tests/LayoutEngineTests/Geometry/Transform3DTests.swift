import LayoutEngine
import TestSupport
import Testing

@Suite struct Transform3DTests {
  private func isClose(_ a: LayoutPoint?, _ b: LayoutPoint, _ tolerance: Double = 1e-9) -> Bool {
    guard let a else { return false }
    return (a.x - b.x).magnitude < tolerance && (a.y - b.y).magnitude < tolerance
  }

  private func isClose(_ a: Transform3D, _ b: Transform3D) -> Bool {
    let differences = [
      a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22,
      a.m23 - b.m23, a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34,
      a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43, a.m44 - b.m44,
    ]
    return differences.allSatisfy { $0.magnitude < 1e-9 }
  }

  private let mixed = Transform3D(perspective: 400)
    .translated(x: 20, y: -7, z: 30).rotated(by: 0.7, x: 1, y: 2, z: -0.5).scaled(x: 1.5, y: 0.5, z: 2)

  @Test func `a translation is stored in the fourth row`() {
    let t = Transform3D(translationX: 3, y: 4, z: 5)
    expectEqual(
      (t.m41, 3),
      (t.m42, 4),
      (t.m43, 5),
      (t.m14, 0),
      (t.project(LayoutPoint(x: 1, y: 1)), LayoutPoint(x: 4, y: 5)))
  }

  @Test func `a positive rotation about z is clockwise on screen, from x to y`() {
    let t = Transform3D(rotation: .pi / 2, x: 0, y: 0, z: 3)
    #expect(isClose(t.project(LayoutPoint(x: 10, y: 0)), LayoutPoint(x: 0, y: 10)))
    #expect(t.m12 > 0.99)
    #expect(t.m21 < -0.99)
  }

  @Test func `a positive rotation turns x away from the viewer about y, and y closer about x`() {
    #expect(Transform3D(rotation: 1, x: 0, y: 1, z: 0).m13 < 0)
    #expect(Transform3D(rotation: 1, x: 1, y: 0, z: 0).m23 > 0)
  }

  @Test func `rotations preserve lengths, and a rotation about a zero axis is the identity`() {
    let t = Transform3D(rotation: 1.1, x: 1, y: 2, z: 3)
    #expect((t.m11 * t.m11 + t.m12 * t.m12 + t.m13 * t.m13 - 1).magnitude < 1e-12)
    #expect((t.m11 * t.m21 + t.m12 * t.m22 + t.m13 * t.m23).magnitude < 1e-12)
    #expect(Transform3D(rotation: 1, x: 0, y: 0, z: 0).isIdentity)
  }

  /// `CATransform3DTranslate(t, …)` is the translation times `t`. The translation happens first.
  @Test func `translated, scaled, and rotated apply before the transform`() {
    let t = Transform3D(scaleX: 2, y: 2).translated(x: 10, y: 0)
    #expect(t.project(.zero) == LayoutPoint(x: 20, y: 0))
    let u = Transform3D(scaleX: 2, y: 2).concatenating(Transform3D(translationX: 10, y: 0))
    #expect(u.project(.zero) == LayoutPoint(x: 10, y: 0))
    let v = Transform3D(translationX: 10, y: 0).rotated(by: .pi, x: 0, y: 0, z: 1)
    #expect(isClose(v.project(LayoutPoint(x: 1, y: 0)), LayoutPoint(x: 9, y: 0)))
    let w = Transform3D(translationX: 10, y: 0).scaled(x: 3, y: 1)
    #expect(w.project(LayoutPoint(x: 1, y: 0)) == LayoutPoint(x: 13, y: 0))
  }

  @Test func `concatenation is associative, and the identity has no effect`() {
    let a = Transform3D(rotation: 0.3, x: 0, y: 0, z: 1)
    let b = Transform3D(translationX: 5, y: 6, z: 7)
    #expect(
      isClose(a.concatenating(b).concatenating(mixed), a.concatenating(b.concatenating(mixed))))
    expectEqual(
      (mixed.concatenating(.identity), mixed),
      (Transform3D.identity.concatenating(mixed), mixed))
  }

  @Test func `the inverse undoes a perspective transform on both sides`() throws {
    let inverse = try #require(mixed.inverted())
    #expect(isClose(mixed.concatenating(inverse), .identity))
    #expect(isClose(inverse.concatenating(mixed), .identity))
  }

  @Test func `a transform that flattens space has no inverse`() {
    expectEqual(
      (Transform3D(scaleX: 0, y: 1).inverted(), nil),
      (Transform3D(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted(), nil))
  }

  @Test func `perspective shrinks distant points and can't project points at the eye`() {
    let t = Transform3D(perspective: 500)
    #expect(t.m34 == -1 / 500.0)
    #expect(isClose(t.project(LayoutPoint(x: 100, y: 50), z: -500), LayoutPoint(x: 50, y: 25)))
    #expect(isClose(t.project(LayoutPoint(x: 100, y: 50)), LayoutPoint(x: 100, y: 50)))
    #expect(t.project(LayoutPoint(x: 1, y: 1), z: 500) == nil)
  }

  @Test func `isAffine is false for transforms with depth or perspective`() {
    #expect(Transform3D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).isAffine)
    #expect(Transform3D(rotation: 1, x: 0, y: 0, z: 1).isAffine)
    #expect(!Transform3D(rotation: 1, x: 0, y: 1, z: 0).isAffine)
    #expect(!Transform3D(perspective: 100).isAffine)
    #expect(!Transform3D(translationX: 0, y: 0, z: 1).isAffine)
  }

  @Test func `a rectangle maps to a quad of its four corners and its bounding box`() throws {
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 20)
    let turned = try #require(Transform3D(rotation: .pi / 2, x: 0, y: 0, z: 1).quad(of: rect))
    #expect(isClose(turned.topRight, LayoutPoint(x: 0, y: 10)))
    #expect(isClose(turned.bottomLeft, LayoutPoint(x: -20, y: 0)))
    #expect((turned.bounds.minX + 20).magnitude < 1e-9)
    #expect((turned.bounds.height - 10).magnitude < 1e-9)
    #expect(turned.contains(LayoutPoint(x: -5, y: 5)))
    #expect(!turned.contains(LayoutPoint(x: 5, y: 5)))
    let mirrored = try #require(Transform3D(scaleX: -1, y: 1).quad(of: rect))
    #expect(mirrored.contains(LayoutPoint(x: -5, y: 5)))
    #expect(!mirrored.contains(LayoutPoint(x: 5, y: 5)))
    let behind = Transform3D(perspective: 100).translated(x: 0, y: 0, z: 200)
    #expect(behind.quad(of: rect) == nil)
    let flat = try #require(Transform3D(scaleX: 0, y: 1).quad(of: rect))
    #expect(!flat.contains(.zero))
  }

  @Test(arguments: [(1.0, 0.0), (0, 1), (1, 2), (-2, 1)])
  func `unproject inverts project and returns nil for points at or past the eye`(
    x: Double, y: Double
  ) {
    let transform = Transform3D(perspective: 400).translated(x: 20, y: -7, z: 30).rotated(
      by: 1, x: x, y: y, z: 0)
    var (found, missed) = (0, 0)
    for step in -20...20 {
      for other in [-900.0, -50, 0, 300] {
        let plane = LayoutPoint(x: Double(step) * 50, y: other)
        if let seen = transform.project(plane) {
          #expect(isClose(transform.unproject(seen), plane, 1e-6))
          found += 1
        }
        let screen = LayoutPoint(x: other, y: Double(step) * 50)
        if let point = transform.unproject(screen) {
          #expect(isClose(transform.project(point), screen, 1e-6))
        } else {
          missed += 1
        }
      }
    }
    #expect(found > 0)
    #expect(missed > 0)
  }
}
