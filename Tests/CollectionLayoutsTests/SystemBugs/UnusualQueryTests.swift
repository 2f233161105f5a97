import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Views that ask too early, don't report their width, count prefetched cells as visible, or round content
/// offsets.
@Suite struct UnusualQueryTests {
  @Test(arguments: AnyLayout.allCases)
  func `elements requested between an invalidation and its preparation change nothing later`(
    kind: AnyLayout
  ) {
    let (layout, other) = (kind.make(), kind.make())
    let stage = Stage(layout, width: 300, height: 400, counts: [30, 10])
    let fresh = Stage(other, width: 300, height: 400, counts: [30, 10])
    let whole = CGRect(x: 0, y: 0, width: 600, height: 600)
    stage.view.frame.size = CGSize(width: 400, height: 300)
    fresh.view.frame.size = CGSize(width: 400, height: 300)
    layout.invalidateLayout()
    _ = layout.layoutAttributesForElements(in: whole)
    _ = layout.layoutAttributesForItem(at: [0, 3])
    stage.layOut()
    fresh.layOut()
    #expect(stage.view.contentOffset == fresh.view.contentOffset)
    let frames = [layout, other].map { layout in
      (layout.layoutAttributesForElements(in: fresh.view.bounds) ?? []).map(\.frame)
    }
    #expect(!frames[0].isEmpty)
    #expect(frames[0] == frames[1])
  }

  /// A waterfall in a view that doesn't report a new width.
  private final class Unreported: WaterfallLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  }

  @Test func `the next update uses a width that changed without a report`() {
    let layout = Unreported()
    layout.itemLength = .absolute(50)
    let stage = Stage(layout, width: 300, height: 400, counts: [9])
    stage.resize(width: 500, height: 400)
    stage.counts[0] = 10
    stage.view.insertItems(at: [[0, 9]])
    stage.layOut()
    let other = WaterfallLayout()
    other.itemLength = .absolute(50)
    let fresh = Stage(other, width: 500, height: 400, counts: [10])
    let whole = CGRect(x: 0, y: 0, width: 500, height: 400)
    func frames(_ layout: UICollectionViewLayout) -> [CGRect] {
      (layout.layoutAttributesForElements(in: whole) ?? []).map(\.frame)
    }
    #expect(frames(layout).count == 10)
    #expect(frames(layout) == frames(fresh.layout))
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 83
      return layoutAttributes
    }
  }

  @Test func `prefetched cells that count as visible are no anchors`() throws {
    let layout = WaterfallLayout()
    (layout.itemLength, layout.laneCount, layout.itemSpacing) = (.estimated(60), 1, 10)
    let stage = Stage(layout, width: 300, height: 400, counts: [200], cells: Cell.self)
    stage.scroll(to: CGPoint(x: 0, y: 9000))
    for _ in 0..<60 {
      let path = try #require(stage.view.visibleCells.compactMap(stage.view.indexPath(for:)).min())
      stage.view.prefetchedPaths = [[0, max(0, path.item - 5)], [0, min(199, path.item + 12)]]
      let before = try #require(stage.view.layoutAttributesForItem(at: path)).frame.minY
      let offset = stage.view.contentOffset.y
      stage.scroll(to: CGPoint(x: 0, y: offset - 30))
      let after = try #require(stage.view.layoutAttributesForItem(at: path)).frame.minY
      #expect(isClose(after - stage.view.contentOffset.y, before - offset + 30))
    }
  }

  @Test func `an endless carousel returns to its middle from an offset rounded to pixels`() throws {
    let layout = CarouselLayout.loop()
    layout.itemSize = .absolute(CGSize(width: 100.3, height: 100))
    let stage = Stage(layout, width: 300, height: 400, counts: [5])
    stage.show()
    let start = stage.view.contentOffset.x
    let scale = max(1, stage.view.traitCollection.displayScale)
    // Nearer to the end than to the middle.
    let laps = (start * 0.8 / (5 * 120.3)).rounded()
    let far = ((start + laps * 5 * 120.3) * scale).rounded() / scale
    stage.scroll(to: far)
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: stage.view.bounds))
    stage.layOut()
    #expect(abs(stage.view.contentOffset.x - start) <= 1 / scale)
  }
}
