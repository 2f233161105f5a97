import Testing

@testable import UIKitCollections
@testable import UIKitViews

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
