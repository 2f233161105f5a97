import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Lengths and sizes that a layout or its delegate gives to items, headers, and footers.
@Suite struct LayoutLengthTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test func `a number is a length in points`() {
    let lengths: [LayoutLength] = [44, 0.5, .fractionalBreadth(2), .estimated(60.25)]
    expectEqual(
      (Array(lengths.prefix(2)), [.absolute(44), .absolute(0.5)]),
      (lengths.map(\.description), ["44", "0.5", ".fractionalBreadth(2)", ".estimated(60.25)"]))
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `headers and footers can be a fraction of the view's breadth`(
    direction: UICollectionView.ScrollDirection
  ) {
    for layout in [WaterfallLayout(), JustifiedLayout(), MosaicLayout(), TagLayout()] {
      layout.scrollDirection = direction
      (layout.headerReferenceLength, layout.footerReferenceLength) = (.fractionalBreadth(0.5), 20)
      let stage = Stage(layout, width: 300, height: 400, counts: [3])
      let frames = [header, footer].map { stage.frame(of: $0, inSection: 0) }
      let lengths = frames.map { direction == .vertical ? $0?.height : $0?.width }
      #expect(lengths == [direction == .vertical ? 150 : 200, 20])
    }
  }

  @Test func `unmeasured headers and footers have their own estimates`() {
    for layout in [WaterfallLayout(), JustifiedLayout(), MosaicLayout(), TagLayout()] {
      (layout.headerReferenceLength, layout.footerReferenceLength) = (.estimated(70), .estimated(15))
      let stage = Stage(layout, width: 300, height: 400, counts: Array(repeating: 12, count: 9))
      expectEqual(
        (stage.frame(of: header, inSection: 8)?.height, 70),
        (stage.frame(of: footer, inSection: 8)?.height, 15)
      )
      layout.headerReferenceLength = .estimated(80)
      #expect(stage.frame(of: header, inSection: 8)?.height == 80)
      layout.headerReferenceLength = 25
      #expect(stage.frame(of: header, inSection: 8)?.height == 25)
    }
  }

  // MARK: Waterfalls

  private final class Lanes: NSObject, WaterfallLayoutDelegate {
    var lengths: [LayoutLength] = [30, .fractionalBreadth(0.5), .estimated(90), .estimated(70)]
    var laneCounts: [WaterfallLayout.LaneCount] = [1, 1]
    var spans: [WaterfallLayout.LaneSpan] = [1]

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath,
      laneBreadth: CGFloat
    ) -> LayoutLength { lengths[indexPath.item % lengths.count] }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, laneCountForSectionAt section: Int
    ) -> WaterfallLayout.LaneCount { laneCounts[section] }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, spanForItemAt indexPath: IndexPath
    ) -> WaterfallLayout.LaneSpan { spans[indexPath.item % spans.count] }
  }

  private func stage(_ lanes: Lanes, counts: [Int]) -> Stage<WaterfallLayout> {
    let layout = WaterfallLayout()
    (layout.sectionInset, layout.laneSpacing, layout.itemSpacing) = (.zero, 0, 0)
    return Stage(layout, width: 300, height: 400, counts: counts, delegate: lanes)
  }

  @Test func `each item of a waterfall has its own length or estimate`() {
    let stage = stage(Lanes(), counts: [80, 0])
    #expect(stage.frames().suffix(4).map(\.height) == [30, 150, 90, 70])
  }

  @Test func `an item that spans all lanes is as broad as its section`() {
    let lanes = Lanes()
    (lanes.laneCounts, lanes.spans) = ([4, 2], [.all, 1, 2, 9])
    let stage = stage(lanes, counts: [4, 4])
    expectEqual(
      (stage.frames().map(\.width), [300, 75, 150, 300]),
      (stage.frames(inSection: 1).map(\.width), [300, 150, 300, 300]))
  }

  @Test func `sections can have a number of lanes, or a minimum breadth of lanes`() {
    let lanes = Lanes()
    lanes.laneCounts = [.fitting(minimumBreadth: 90), 5]
    let stage = stage(lanes, counts: [1, 1])
    #expect((0..<2).map { stage.frames(inSection: $0)[0].width } == [100, 60])
    stage.resize(width: 450, height: 400)
    #expect((0..<2).map { stage.frames(inSection: $0)[0].width } == [90, 90])
  }

  @Test func `an invalid number or breadth of lanes is reported with its section`() {
    collectingDiagnostics { reports in
      let lanes = Lanes()
      lanes.laneCounts = [0, .fitting(minimumBreadth: .nan)]
      let stage = stage(lanes, counts: [1, 1])
      #expect(stage.frames().map(\.width) == [300])
      #expect(
        reports().map(\.description) == [
          "WaterfallLayout: laneCount of section 0 is 0, which is treated as 1.",
          "WaterfallLayout: minimumBreadth of section 1 is nan, which is treated as 1.",
        ])
    }
  }

  // MARK: Tags

  private final class Tags: NSObject, TagLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> TagLayout.TagSize {
      let size = CGSize(width: 100, height: 20 + indexPath.item % 2)
      return indexPath.item.isMultiple(of: 2) ? .absolute(size) : .estimated(size)
    }
  }

  @Test func `each tag has its own size or estimate`() {
    let stage = Stage(TagLayout(), width: 300, height: 100, counts: [80], delegate: Tags())
    #expect(stage.frames().suffix(2).map(\.height) == [20, 21])
  }

  @Test func `tags can have a fixed size without a delegate`() {
    let layout = TagLayout()
    layout.itemSize = .absolute(CGSize(width: 60, height: 24))
    let board = TagBoard([Array(0..<40)], layout)
    // The cells would prefer other sizes.
    expectAll(board.frames()) { $0.size == CGSize(width: 60, height: 24) }
    layout.itemSize = .absolute(CGSize(width: 50, height: 20))
    board.layOut()
    expectAll(board.frames()) { $0.size == CGSize(width: 50, height: 20) }
  }
}
