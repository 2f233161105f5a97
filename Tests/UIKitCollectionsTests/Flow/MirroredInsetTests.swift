import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Apple documents `flipsHorizontallyInOppositeLayoutDirection` as mirroring the contents. Content insets
/// aren't mirrored.
@Suite struct MirroredInsetTests {
  private final class MirroredFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal], [1, 3, 40])
  func `mirrored contents start at the right edge of the visible area`(
    direction: UICollectionView.ScrollDirection, count: Int
  ) throws {
    let layout = MirroredFlowLayout()
    layout.scrollDirection = direction
    let source = LabelledSource([Array(0..<count)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 12)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: [0, 0]))
    #expect(first.frame.maxX - view.bounds.minX == 308)
  }

  /// A layout with a header. The width of its contents can grow without an invalidation.
  private final class GrowingLayout: UICollectionViewLayout {
    var width: CGFloat = 600
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var collectionViewContentSize: CGSize { CGSize(width: width, height: 100) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      [layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0])].compactMap(\.self)
    }

    override func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
      return attributes
    }
  }

  @Test func `a mirrored header moves with contents that grow without an invalidation`() throws {
    let layout = GrowingLayout()
    let source = CountedCells([0])
    let view = UICollectionView(layout, showing: source, width: 300, height: 100)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(try #require(view.supplementaryView(forElementKind: "header", at: [0, 0])).frame.maxX == 600)
    layout.width = 900
    let exceptions = namedExceptions {
      view.contentOffset.x -= 10
      view.layoutIfNeeded()
    }
    #expect(exceptions == [])
    #expect(try #require(view.supplementaryView(forElementKind: "header", at: [0, 0])).frame.maxX == 900)
  }
}
