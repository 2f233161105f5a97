import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// The direction of orthogonal sections, including right-to-left, and prefetching in this direction.
@MainActor @Suite struct OrthogonalDirectionTests {
  private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    var told: Set<IndexPath> = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      told.formUnion(indexPaths)
    }
  }

  /// Returns groups of 200 points with gaps of 10 in a view of 320.
  private func strip(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CompositionalStage {
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(200), .absolute(100)))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return CompositionalStage(
      CGSize(width: 320, height: 300), items: [10], UICollectionViewCompositionalLayout(section: section))
  }

  @Test(.fact("P10")) func `in right-to-left layouts, flicks right advance and flicks left return`()
    throws
  {
    let stage = strip(.groupPaging)
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.show()
    let strip = try #require(stage.strips.first)
    let finger = Finger(in: stage.window)
    for (start, end, distance) in [(100, 200, 210), (100, 200, 420), (200, 100, 210)]
      as [(CGFloat, CGFloat, Double)]
    {
      finger.drag(from: CGPoint(x: start, y: 50), to: CGPoint(x: end, y: 50), duration: 0.05)
      FrameClock.main.run(while: strip.isDecelerating)
      #expect(strip.distance == distance)
    }
  }

  @Test func `an orthogonal section prefetches in its current scroll direction`()
    throws
  {
    let stage = strip(.continuous)
    let prefetching = Prefetching()
    stage.view.prefetchDataSource = prefetching
    stage.show()
    let strip = try #require(stage.strips.first)
    func told(scrollingTo offset: CGFloat) -> Set<IndexPath> {
      prefetching.told = []
      strip.contentOffset.x = offset
      stage.view.layoutIfNeeded()
      return prefetching.told
    }
    expectEqual(
      (told(scrollingTo: 1050), [[0, 7], [0, 8]]),
      (told(scrollingTo: 1000), [[0, 3]]),
      (told(scrollingTo: 0), [[0, 2]]))
  }

  @Test func `in a right-to-left layout, items within a content inset have cells`() throws {
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(100), .absolute(100)))
    section.orthogonalScrollingBehavior = .continuous
    let stage = CompositionalStage(
      CGSize(width: 300, height: 300), items: [10], UICollectionViewCompositionalLayout(section: section))
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.view.contentInset.left = 100
    stage.show()
    let strip = try #require(stage.strips.first)
    strip.scroll(to: 50, animated: false)
    stage.view.layoutIfNeeded()
    expectEqual((strip.distance, 50), (stage.shownFrame(3), CGRect(x: -50, y: 0, width: 100, height: 100)))
  }
}
