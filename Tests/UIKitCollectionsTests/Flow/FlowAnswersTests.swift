import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// Direct queries of a flow layout by an app.
@MainActor @Suite struct FlowAnswersTests {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var height: CGFloat = 10
    private(set) var questions = 0

    nonisolated deinit {}

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      questions += 1
      return CGSize(width: 100, height: height)
    }
  }

  private func stage(_ delegate: (any UICollectionViewDelegate)? = nil) -> Stage<UICollectionViewFlowLayout> {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return Stage(layout, width: 100, height: 400, counts: [10], delegate: delegate)
  }

  /// Test suites of layout libraries set `itemSize` and query the layout without a layout pass.
  @Test(.fact("C17")) func `a changed property takes effect at the next query`() {
    let stage = stage()
    let layout = stage.layout
    #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 100))
    layout.itemSize = CGSize(width: 100, height: 100)
    expectEqual(
      (layout.collectionViewContentSize.height, 1000),
      (layout.layoutAttributesForItem(at: [0, 9])?.frame.minY, 900))
    layout.minimumLineSpacing = 5
    #expect(layout.layoutAttributesForItem(at: [0, 9])?.frame.minY == 945)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0])?.frame.height == 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let end = CGRect(x: 0, y: 1080, width: 100, height: 10)
    #expect(layout.layoutAttributesForElements(in: end)?.map(\.frame.minY) == [1075])
    #expect(stage.view.contentSize.height == 100)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 1095)
  }

  @Test(.fact("C17"))
  func `from an invalidation to the next pass, the delegate is called once per item`() {
    let sizes = Sizes()
    let stage = stage(sizes)
    let before = sizes.questions
    sizes.height = 30
    stage.layout.invalidateLayout()
    for item in 0..<10 {
      #expect(stage.layout.layoutAttributesForItem(at: [0, item])?.frame.minY == CGFloat(item) * 30)
    }
    #expect(sizes.questions == before + 10)
    // Changes before the next preparation count, too.
    sizes.height = 40
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 400)
  }

  @Test func `a layout removed from its view keeps its content size`() {
    let stage = stage()
    stage.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    stage.layout.itemSize.height = 20
    #expect(stage.layout.collectionViewContentSize.height == 100)
  }

  /// CSStickyHeaderFlowLayout pull request 96 detects absent headers by their size.
  @Test(.fact("C16"), arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `a header or footer without length has zero-size attributes at its path`(
    direction: UICollectionView.ScrollDirection
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 100, height: 100)
    let stage = Stage(layout, width: 100, height: 100, counts: [2, 3])
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    let edges: [[CGFloat]] = [[0, 210], [210, 530]]
    for (section, edge) in edges.enumerated() {
      for (kind, position) in zip(kinds, edge) {
        let path = IndexPath(item: 0, section: section)
        let origin =
          direction == .vertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
        let attributes = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        expectEqual(
          (attributes?.frame, CGRect(origin: origin, size: .zero)),
          (attributes?.representedElementKind, kind),
          (stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.size, .zero))
      }
    }
    let everything = CGRect(x: -10, y: -10, width: 2000, height: 2000)
    expectEqual(
      (layout.layoutAttributesForElements(in: everything)?.count, 5),
      (layout.layoutAttributesForSupplementaryView(ofKind: kinds[0], at: [2, 0]), nil),
      (layout.layoutAttributesForSupplementaryView(ofKind: "other", at: [0, 0]), nil),
      (stage.view.visibleSupplementaryViews(ofKind: kinds[0]), []))
  }

  @Test func `a header that loses its length fades out in place`() throws {
    let stage = stage()
    let kind = UICollectionView.elementKindSectionHeader
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 40)
    stage.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    stage.show()
    let header = try #require(stage.view.supplementaryView(forElementKind: kind, at: [0, 0]))
    stage.view.performBatchUpdates { stage.layout.headerReferenceSize = .zero }
    expectEqual((header.frame, CGRect(x: 0, y: 0, width: 100, height: 40)), (header.alpha, 0))
    FrameClock.main.run(for: 0.5)
    #expect(header.superview == nil)
  }
}
