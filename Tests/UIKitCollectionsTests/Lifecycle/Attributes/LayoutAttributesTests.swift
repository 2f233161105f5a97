import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKitCollections
@testable import UIKitViews

@Suite("B3 Layout attributes, as measured on UIKit (iOS 26.1 simulator, Vercantez/openuikit)")
struct LayoutAttributesTests {
  let path = IndexPath(item: 3, section: 1)

  @Test(.fact("M4", "B3.1"))
  func `new attributes have a zero frame, alpha 1, and no transform`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    expectEqual(
      (attributes.frame, .zero),
      (attributes.alpha, 1),
      (attributes.zIndex, 0),
      (attributes.isHidden, false),
      (attributes.transform.isIdentity, true))
    #expect(CATransform3DIsIdentity(attributes.transform3D))
    #expect(attributes.indexPath == path)
  }

  @Test(.fact("M4"))
  func `category raw values are cell 0, supplementary view 1, decoration view 2`() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path)
    expectEqual(
      ([cell, header, decoration].map(\.representedElementCategory.rawValue), [0, 1, 2]),
      ([cell, header, decoration].map(\.representedElementKind), [nil, "header", "shelf"]))
  }

  @Test(.fact("M4", "B3.1"))
  func `setting size, center, and frame in turn gives UIKit's recorded values`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.size = CGSize(width: 100, height: 61)
    expectEqual(
      (attributes.frame, CGRect(x: -50, y: -30.5, width: 100, height: 61)),
      (attributes.center, .zero))
    attributes.center = CGPoint(x: 60.5, y: 40.25)
    #expect(attributes.frame == CGRect(x: 10.5, y: 9.75, width: 100, height: 61))
    attributes.frame = attributes.frame.integral
    expectEqual(
      (attributes.frame, CGRect(x: 10, y: 9, width: 101, height: 62)),
      (attributes.center, CGPoint(x: 60.5, y: 40)),
      (attributes.bounds, CGRect(x: 0, y: 0, width: 101, height: 62)))
  }

  @Test(
    .fact("B3.2"))
  func `the frame includes the transform, as recorded in UIKit`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 157, y: 50, width: 100, height: 100)
    attributes.transform = CGAffineTransform(scaleX: 1.7, y: 1.7)
    expectEqual(
      (attributes.frame, CGRect(x: 122, y: 15, width: 170, height: 170)),
      (attributes.size, CGSize(width: 100, height: 100)),
      (attributes.center, CGPoint(x: 207, y: 100)))
  }

  @Test(.fact("B3.1"))
  func `transform and transform3D share a value, and non-affine ones read as identity`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.transform = CGAffineTransform(rotationAngle: 0.5)
    #expect(
      CATransform3DEqualToTransform(
        attributes.transform3D, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.5))))
    attributes.transform3D = CATransform3DMakeRotation(0.5, 0, 1, 0)
    #expect(attributes.transform.isIdentity)
  }

  @Test(.fact("B3.1"))
  func `bounds with a nonzero origin raise an exception`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let reasons = exceptions { attributes.bounds = CGRect(x: 1, y: 0, width: 10, height: 10) }
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("bounds must have a zero origin") == true)
  }

  @Test(.fact("B3.4"))
  func `a copy is equal and independent, and any difference makes attributes unequal`() throws {
    let original = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    original.zIndex = 10
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.center.x += 1 }, { $0.size.width += 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 0 },
      { $0.isHidden = true },
      { $0.indexPath = IndexPath(item: 0, section: 0) },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 1) },
    ]
    for change in changes {
      let copy = try #require(original.copy() as? UICollectionViewLayoutAttributes)
      #expect(copy == original)
      change(copy)
      #expect(copy != original)
    }
    #expect(original.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(.fact("M4", "B2.2"))
  func `without a collection view, the base layout is empty and never invalidates`() {
    let layout = UICollectionViewLayout()
    expectEqual(
      (layout.collectionViewContentSize, .zero),
      (layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100)), nil),
      (layout.layoutAttributesForItem(at: path), nil))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)))
  }

  @Test
  func `interpolated attributes clamp size at zero and alpha between zero and one`() {
    let (start, end) = (
      UICollectionViewLayoutAttributes(forCellWith: path), UICollectionViewLayoutAttributes(forCellWith: path)
    )
    (start.frame, end.frame) = (
      CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 10, y: 20, width: 20, height: 10)
    )
    (start.alpha, end.alpha) = (0.25, 0.75)
    for (progress, size, alpha) in [
      (0.5, CGSize(width: 30, height: 15), 0.5), (1.98, CGSize(width: 0.4, height: 0.2), 1),
      (3, .zero, 1), (-1, CGSize(width: 60, height: 30), 0),
    ] as [(CGFloat, CGSize, CGFloat)] {
      let attributes = UICollectionViewLayoutAttributes.between(start, end, at: progress)
      #expect(abs(attributes.size.width - size.width) < 1e-9)
      #expect(abs(attributes.size.height - size.height) < 1e-9)
      #expect(attributes.alpha == alpha)
    }
  }

  private final class MarkedAttributes: UICollectionViewLayoutAttributes {
    var mark = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? MarkedAttributes)?.mark = mark
      return copy
    }
  }

  @Test func `other values come from the nearer end, except that isHidden needs both ends`() {
    let (start, end) = (MarkedAttributes(forCellWith: path), MarkedAttributes(forCellWith: path))
    (start.mark, end.mark) = (1, 2)
    func between(_ progress: CGFloat) -> MarkedAttributes? {
      UICollectionViewLayoutAttributes.between(start, end, at: progress) as? MarkedAttributes
    }
    #expect([0.25, 0.49, 0.5, 0.75].map { between($0)?.mark } == [1, 1, 2, 2])
    (start.isHidden, end.isHidden) = (true, true)
    expectEqual((between(0.25)?.isHidden, true), (between(0.75)?.isHidden, true))
    end.isHidden = false
    expectEqual(
      (between(0.25)?.isHidden, false),
      (between(0.75)?.isHidden, false),
      (between(0.25)?.alpha, 0.25))
  }

  @Test func `attributes of different paths and kinds have different hashes`() {
    let attributes = [
      UICollectionViewLayoutAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(forCellWith: [0, 0]),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "footer", with: path),
    ]
    expectEqual(
      (Set(attributes.map(\.hash)).count, 4),
      (attributes[0].hash, UICollectionViewLayoutAttributes(forCellWith: path).hash))
  }
}

@Suite("The largest z-index")
struct LargestZIndexTests {
  @Test(arguments: [Int.max, .max - 1, .min])
  func `extreme z-indexes stay extreme in interpolated attributes`(zIndex: Int) {
    let from = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let to = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    (from.zIndex, to.zIndex) = (zIndex, zIndex)
    to.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    #expect(UICollectionViewLayoutAttributes.between(from, to, at: 0.5).zIndex == zIndex)
    to.zIndex = 0
    let middle = UICollectionViewLayoutAttributes.between(from, to, at: 0.5).zIndex
    #expect(middle.magnitude >= 1 << 61)
  }
}
