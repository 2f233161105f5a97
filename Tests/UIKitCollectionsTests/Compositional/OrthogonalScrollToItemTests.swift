import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

@MainActor @Suite struct OrthogonalScrollToItemTests {
  /// Returns groups of 200 points with gaps of 10, in a view of 320.
  private func section() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(200), .absolute(100)))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  @Test(.fact("P9")) func `without a position, scrollToItem scrolls the least distance that shows the item`()
    throws
  {
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [10], UICollectionViewCompositionalLayout(section: section()))
    stage.show()
    let strip = try #require(stage.strips.first)
    func offset(showing item: Int) -> CGFloat {
      stage.view.scrollToItem(at: [0, item], at: [], animated: false)
      return strip.contentOffset.x
    }
    expectEqual(
      (offset(showing: 0), 0),
      (offset(showing: 1), 90),
      (offset(showing: 1), 90),
      (offset(showing: 4), 720),
      (offset(showing: 3), 630),
      (offset(showing: 4), 720))
  }

  @Test
  func `a section scrolled while offscreen shows the scrolled items when it appears`()
    throws
  {
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [4, 10],
      UICollectionViewCompositionalLayout { number, _ in
        number == 0
          ? NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100))) : self.section()
      })
    stage.show()
    // The layout is queried for whole pages, which include content from 400 on.
    stage.view.contentOffset.y = 50
    stage.view.layoutIfNeeded()
    #expect(stage.strips.isEmpty)
    stage.view.scrollToItem(at: [1, 8], at: .left, animated: false)
    stage.view.contentOffset.y = 150
    stage.view.layoutIfNeeded()
    expectEqual((stage.shown(1), [8, 9]), (stage.shownFrame(8, 1)?.minX, 0))
  }
}
