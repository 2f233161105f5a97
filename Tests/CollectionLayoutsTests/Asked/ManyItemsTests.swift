import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Cases in which other layouts were slow. The tests don't measure times: they count delegate calls and views
/// for invisible items.
@Suite(.serialized) struct ManyItemsTests {
  /// A hundred thousand items or more, with counts of the requests for them.
  private final class Multitude: CountedCells, WaterfallLayoutDelegate, JustifiedLayoutDelegate,
    MosaicLayoutDelegate, TagLayoutDelegate, TimelineLayoutDelegate, UICollectionViewDelegateFlowLayout
  {
    var cells = 0
    /// The number of delegate calls for an item's length, size, ratio, span, or interval.
    var lengths = 0
    var counted = 0

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      counted += 1
      return super.collectionView(collectionView, numberOfItemsInSection: section)
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      cells += 1
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
    ) -> LayoutLength {
      lengths += 1
      return .absolute(CGFloat(40 + indexPath.item * 37 % 90))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      lengths += 1
      return CGSize(width: 80, height: CGFloat(40 + indexPath.item * 37 % 90))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> TagLayout.TagSize {
      let size: CGSize = self.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      return .absolute(size)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      aspectRatioForItemAt indexPath: IndexPath
    ) -> CGFloat {
      lengths += 1
      return CGFloat(40 + indexPath.item * 37 % 90) / 70
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      spanForItemAt indexPath: IndexPath
    ) -> MosaicLayout.Span {
      lengths += 1
      return MosaicLayout.Span(
        lanes: indexPath.item % 7 == 0 ? 2 : 1, lines: indexPath.item % 5 == 0 ? 2 : 1)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      intervalForItemAt indexPath: IndexPath
    ) -> ClosedRange<Double> {
      lengths += 1
      return Timetable.shared.collectionView(
        collectionView, layout: collectionViewLayout, intervalForItemAt: indexPath)
    }
  }

  private func makeView(of source: Multitude, _ layout: UICollectionViewLayout) -> UICollectionView {
    let stage = Stage(layout, width: 300, height: 400, source: source, laysOut: false)
    stage.view.isPrefetchingEnabled = false
    stage.layOut()
    return stage.view
  }

  /// Returns `true` if a layout calls its delegate for every item.
  private func asksForLengths(_ kind: AnyLayout) -> Bool {
    switch kind {
    case .months, .horizontalMonths, .carousel, .verticalCarousel, .loop, .wheel, .horizontalWheel, .piles,
      .horizontalPiles:
      false
    default: true
    }
  }

  @Test(
    .asked("CHTCollectionViewWaterfallLayout#13", "MagazineLayout#43", "Chatto#607"),
    arguments: AnyLayout.scrolling)
  func `scrolling 100,000 items requests only newly visible cells and no lengths`(
    kind: AnyLayout
  ) {
    // Each section is a stack, so there are more and shorter sections.
    let source = Multitude(
      [.piles, .horizontalPiles].contains(kind) ? Array(repeating: 100, count: 1000) : [50_000, 50_000])
    let layout = kind.make()
    let view = makeView(of: source, layout)
    #expect(source.cells < 120)
    #expect(source.lengths == (asksForLengths(kind) ? 100_000 : 0))
    let isHorizontal = view.contentSize.width > view.bounds.width
    let start = view.contentOffset
    var seen = Set(view.indexPathsForVisibleItems)
    (source.cells, source.lengths, source.counted) = (0, 0, 0)
    let before = seen
    for step in 1...60 {
      let way = CGFloat(step) * 12
      view.contentOffset =
        isHorizontal ? CGPoint(x: start.x + way, y: start.y) : CGPoint(x: start.x, y: start.y + way)
      view.layoutIfNeeded()
      seen.formUnion(view.indexPathsForVisibleItems)
      #expect((layout.layoutAttributesForElements(in: view.bounds) ?? []).count < 120)
    }
    #expect(seen.count > before.count, "nothing came into sight")
    expectEqual((source.lengths, 0), (source.counted, 0))
    // Each cell is requested at most once, because none returns after leaving the screen.
    #expect(source.cells <= seen.count - before.count + 40)
  }

  @Test(
    .asked("SquareMosaicLayout#8"),
    arguments: [AnyLayout.mosaic, .horizontalMosaic, .justified, .tags, .horizontalTags, .packed, .months])
  func `rotating 100,000 items queries no lengths and makes only visible cells`(
    kind: AnyLayout
  ) {
    let source = Multitude([50_000, 50_000])
    let view = makeView(of: source, kind.make())
    #expect(source.lengths == (asksForLengths(kind) ? 100_000 : 0))
    for size in [CGSize(width: 400, height: 300), CGSize(width: 300, height: 400)] {
      (source.cells, source.lengths, source.counted) = (0, 0, 0)
      let length = view.contentSize
      view.frame.size = size
      view.layoutIfNeeded()
      #expect(view.contentSize != length)
      expectEqual((source.lengths, 0), (source.counted, 0))
      #expect(source.cells < 120)
    }
  }

  @Test(.asked("Chatto#607"))
  func `a page appended to 100,000 items queries only its own lengths`() {
    let source = Multitude([100_000])
    let view = makeView(of: source, WaterfallLayout())
    let window = view.shownInWindow()
    #expect(source.lengths == 100_000)
    source.lengths = 0
    source.counts = [100_030]
    view.performFinishedUpdates {
      view.insertItems(at: (100_000..<100_030).map { IndexPath(item: $0, section: 0) })
    }
    #expect(source.lengths == 30)
    withExtendedLifetime(window) {}
  }
}
