import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// In a batch, some systems don't ask again for all elements if the contents are as wide as the visible area
/// (radar 46865293).
@Suite struct NarrowContentsTests {
  @Test(arguments: AnyLayout.allCases.filter { $0 != .stickyHeaders && $0 != .horizontalStickyHeaders })
  func `contents are never exactly as wide as the visible area`(kind: AnyLayout) {
    let expected = SystemBugs.mixUpWideContents
    defer { SystemBugs.mixUpWideContents = expected }
    SystemBugs.mixUpWideContents = true
    for insets in [UIEdgeInsets.zero, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)] {
      let layout = kind.make()
      let stage = Stage(layout, width: 300, height: 400, counts: [30, 20], laysOut: false)
      stage.view.contentInset = insets
      stage.layOut()
      let (width, visible) = (layout.collectionViewContentSize.width, 300 - insets.left - insets.right)
      #expect(width > 0)
      #expect(width <= visible - 0.00009 || width > visible + 0.00009, "\(width)")
      #expect(isClose(stage.view.contentSize.width, width))
    }
  }

  /// A layout in such a view: in a batch, the view gets the elements from before the batch.
  private final class Unasked: WaterfallLayout {
    private var isInBatch = false
    private var shown: [UICollectionViewLayoutAttributes]?

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      isInBatch = true
      super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      isInBatch = false
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      if isInBatch, collectionViewContentSize.width >= boundsSize.width { return shown }
      let found = super.layoutAttributesForElements(in: rect)
      if !isInBatch { shown = found }
      return found
    }
  }

  @Test func `an inserted cell doesn't cover the next section's cell`() throws {
    let expected = SystemBugs.mixUpWideContents
    defer { SystemBugs.mixUpWideContents = expected }
    SystemBugs.mixUpWideContents = true
    let layout = Unasked()
    layout.itemLength = .absolute(50)
    layout.laneCount = 1
    let stage = Stage(layout, width: 300, height: 400, counts: [0, 1])
    stage.view.performBatchUpdates {
      stage.counts[0] = 1
      stage.view.insertItems(at: [[0, 0]])
    }
    let (first, second) = (stage.view.cellForItem(at: [0, 0]), stage.view.cellForItem(at: [1, 0]))
    #expect(try #require(first).frame.maxY <= #require(second).frame.minY)
  }
}
