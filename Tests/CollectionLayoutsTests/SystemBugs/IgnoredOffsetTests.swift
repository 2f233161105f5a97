import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Views that ignore the content offsets of a layout in a batch of updates.
@Suite struct IgnoredOffsetTests {
  /// A waterfall in a view that ignores the target offset.
  private final class Unheard: WaterfallLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      _ = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      return collectionView?.contentOffset ?? proposedContentOffset
    }
  }

  private final class UnheardLine: CarouselLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      _ = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      return collectionView?.contentOffset ?? proposedContentOffset
    }
  }

  @Test(arguments: [true, false])
  func `rows stay in place under a finger if iOS 15.1 ignores the target offset`(isIOS15: Bool) {
    let layout = Unheard()
    (layout.itemLength, layout.laneCount, layout.itemSpacing) = (.absolute(50), 1, 10)
    layout.anchorTracker.systemBugs.ignoresTargetOffset = isIOS15
    let stage = Stage(layout, width: 300, height: 400, counts: [60])
    stage.scroll(to: CGPoint(x: 0, y: 1000))
    stage.view.isTrackingFinger = true
    stage.counts[0] += 3
    stage.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    #expect(stage.view.contentOffset.y == (isIOS15 ? 1180 : 1000))
  }

  @Test(arguments: [true, false])
  func `a carousel stays in place under a finger if iOS 15.1 ignores the target offset`(isIOS15: Bool) {
    let layout = UnheardLine()
    (layout.itemSize, layout.itemSpacing) = (.absolute(CGSize(width: 100, height: 100)), 20)
    layout.anchorTracker.systemBugs.ignoresTargetOffset = isIOS15
    let stage = Stage(layout, width: 300, height: 400, counts: [60])
    stage.scroll(to: 1200)
    stage.view.isTrackingFinger = true
    stage.counts[0] += 3
    stage.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    #expect(stage.view.contentOffset.x == (isIOS15 ? 1560 : 1200))
  }

  /// A waterfall in a view that measures the first item after the target offset of a batch, and ignores the
  /// adjustment of the content offset.
  private final class Late: WaterfallLayout {
    override func finalizeCollectionViewUpdates() {
      let view = collectionView as? TrackingCollectionView
      view?.ignoresOffsets = true
      report([0, 0], length: 200)
      view?.ignoresOffsets = false
      super.finalizeCollectionViewUpdates()
    }

    private func report(_ path: IndexPath, length: CGFloat) {
      guard let original = layoutAttributesForItem(at: path),
        let preferred = original.copy() as? UICollectionViewLayoutAttributes
      else { return }
      preferred.size.height = length
      invalidateLayout(
        with: invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 83
      return layoutAttributes
    }
  }

  @Test func `an adjustment ignored in a batch is repeated after it`() throws {
    let layout = Late()
    (layout.itemLength, layout.laneCount, layout.itemSpacing) = (.estimated(60), 1, 10)
    let stage = Stage(layout, width: 300, height: 400, counts: [60], cells: Cell.self)
    stage.scroll(to: CGPoint(x: 0, y: 1500))
    stage.layOut()
    let item = try #require(stage.view.indexPathsForVisibleItems.sorted().dropFirst().first).item
    func distance(_ item: Int) throws -> CGFloat {
      try #require(stage.view.layoutAttributesForItem(at: [0, item])).frame.minY - stage.view.contentOffset.y
    }
    let before = try distance(item)
    stage.counts[0] += 1
    stage.view.insertItems(at: [[0, 0]])
    #expect(stage.view.ignoredOffsets > 0)
    #expect(isClose(try distance(item + 1), before))
    stage.layOut()
    #expect(isClose(try distance(item + 1), before))
  }
}
