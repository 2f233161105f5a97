// Only this package simulates frames. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import Testing

@testable import CollectionLayouts

/// Tests the frames from a change until the last item is packed.
@Suite(.serialized) struct WaterfallLaterFramesTests {
  private func shelf(_ style: WaterfallShelf.Style) -> WaterfallShelf {
    WaterfallShelf(
      [
        .init(items: WaterfallShelf.items(900), header: 20),
        .init(items: WaterfallShelf.items(600), header: 20),
      ], style)
  }

  @Test func `after a change, visible items are packed at once, and queries pack no others`() {
    let shelf = shelf(.init(itemsPerFrame: 300))
    // Anchored items are always packed.
    shelf.layout.maintainsVisibleContentPosition = false
    shelf.visibleStart = shelf.lastVisibleStart / 3
    shelf.sections[0].items[1].length = 500
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    shelf.layout.prepare()
    let left = shelf.layout.lanes.sections?.unpackedCount
    _ = shelf.layout.layoutAttributesForElements(in: shelf.view.bounds)
    #expect(left != 0)
    #expect(shelf.layout.lanes.sections?.unpackedCount == left)
  }

  @Test
  func `in a right-to-left view, pinned views stay at their edge as the contents grow`() {
    let shelf = shelf(
      .init(direction: .horizontal, isRightToLeft: true, pinsHeaders: true, itemsPerFrame: 200))
    shelf.sections[0].items[1].length = 0
    shelf.sections[0].items[600].length = 200_000
    shelf.invalidate { $0.invalidateItems(at: [[0, 1], [0, 600]]) }
    shelf.view.layoutIfNeeded()
    let fresh = shelf.rebuilt()
    while shelf.layout.lanes.sections?.isPacked == false,
      shelf.layout.collectionViewContentSize.width == shelf.view.contentSize.width
    { FrameClock.main.advance(by: 1 / 60) }
    #expect(shelf.layout.lanes.sections?.isPacked == false)
    for start in [30, 90, 400] as [CGFloat] {
      (shelf.visibleStart, fresh.visibleStart) = (start, start)
      #expect(shelf.screen == fresh.screen, "\(start)")
    }
  }
}
#endif
