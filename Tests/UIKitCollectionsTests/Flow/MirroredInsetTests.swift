import UIKitCollections
import TestSupport
import Testing

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
}
