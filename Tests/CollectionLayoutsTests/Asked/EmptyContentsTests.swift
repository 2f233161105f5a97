import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Cases in which other layouts crashed: nothing to lay out, or queries for removed elements.
@Suite(.serialized) struct EmptyContentsTests {
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// Makes all queries of a collection view to its layout.
  private func ask(_ stage: Stage<some UICollectionViewLayout>, after moment: Comment) {
    let (layout, view) = (stage.view.collectionViewLayout, stage.view)
    view.layoutIfNeeded()
    let size = layout.collectionViewContentSize
    expectEqual((size.width.isFinite, true), (size.height.isFinite, true), comment: moment)
    #expect(size.width >= 0, moment)
    #expect(size.height >= 0, moment)
    let everywhere = CGRect(x: -1000, y: -1000, width: 100_000, height: 100_000)
    for attributes in layout.layoutAttributesForElements(in: everywhere) ?? [] {
      let path = attributes.indexPath
      #expect(stage.counts.indices.contains(path.section), moment)
      guard attributes.representedElementCategory == .cell else { continue }
      #expect(path.item < stage.counts[path.section], moment)
    }
    for proposed in [CGPoint(x: -50, y: -50), .zero, CGPoint(x: 700, y: 900)] {
      let target = layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 1, y: -1))
      expectEqual((target.x.isFinite, true), (target.y.isFinite, true), comment: moment)
    }
    view.contentOffset = CGPoint(x: 40, y: 40)
    view.layoutIfNeeded()
  }

  @Test(
    .asked("CHTCollectionViewWaterfallLayout#198"),
    arguments: AnyLayout.allCases,
    [[], [0], [0, 0, 0], [0, 1, 0]])
  func `every layout handles empty data and tiny bounds`(kind: AnyLayout, counts: [Int]) {
    for size in [CGSize(width: 300, height: 400), CGSize(width: 5, height: 5), .zero] {
      // Like UIKit's, a flow layout reports items that don't fit.
      let isFlow = kind == .stickyHeaders || kind == .horizontalStickyHeaders
      if isFlow, counts.contains(1), size.width < 300 { continue }
      for isRightToLeft in [false, true] {
        let stage = Stage(
          kind.make(), width: size.width, height: size.height, counts: counts, isRightToLeft: isRightToLeft)
        ask(stage, after: "\(counts) in \(size)")
        stage.resize(width: 400, height: 300)
        ask(stage, after: "\(counts) after a rotation")
      }
    }
  }

  @Test(
    .asked(
      "CHTCollectionViewWaterfallLayout#76", "CHTCollectionViewWaterfallLayout#184",
      "CHTCollectionViewWaterfallLayout#198"), arguments: AnyLayout.allCases)
  func `an index path without an item has no attributes after any kind of removal`(kind: AnyLayout) {
    let stage = Stage(kind.make(), width: 300, height: 400, counts: [6, 4])
    let window = stage.view.shownInWindow()
    func expectGone(_ paths: [IndexPath], _ moment: Comment) {
      let layout = stage.view.collectionViewLayout
      for path in paths { #expect(layout.layoutAttributesForItem(at: path) == nil, moment) }
      for path in paths where path.section >= stage.counts.count {
        for kind in Self.kinds {
          #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) == nil, moment)
        }
      }
      ask(stage, after: moment)
    }
    stage.view.layoutIfNeeded()
    expectGone([[0, 6], [1, 4], [2, 0], [7, 7]], "no change")
    stage.counts = [6, 2]
    stage.view.performFinishedUpdates { stage.view.deleteItems(at: [[1, 1], [1, 3]]) }
    expectGone([[1, 2], [1, 3]], "a batch")
    stage.counts = [3]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectGone([[0, 3], [0, 5], [1, 0]], "new data")
    stage.counts = [0]
    stage.view.performFinishedUpdates { stage.view.deleteItems(at: [[0, 0], [0, 1], [0, 2]]) }
    expectGone([[0, 0], [0, 1]], "deleting the last items")
    stage.counts = []
    stage.view.performFinishedUpdates { stage.view.deleteSections([0]) }
    expectGone([[0, 0]], "deleting the last section")
    stage.counts = [2]
    stage.view.performFinishedUpdates { stage.view.insertSections([0]) }
    #expect(stage.attributes(1) != nil)
    expectGone([[0, 2]], "inserting a section")
    stage.counts = [6, 4]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.attributes(3, section: 1) != nil)
    stage.counts = []
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectGone([[0, 0], [0, 5], [1, 3]], "new empty data")
    #expect(stage.view.visibleCells.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test(
    .asked("CHTCollectionViewWaterfallLayout#144"),
    arguments: [
      AnyLayout.waterfall, .pinnedWaterfall, .justified, .pinnedJustified, .mosaic, .tags, .stickyHeaders,
    ])
  func `an initially empty section, once filled, is laid out before the next section`(
    kind: AnyLayout
  ) {
    let stage = Stage(kind.make(), width: 300, height: 400, counts: [0, 6])
    func frames(_ stage: Stage<some UICollectionViewLayout>, _ section: Int) -> [CGRect] {
      (0..<stage.counts[section]).compactMap { stage.attributes($0, section: section)?.frame }
    }
    for counts in [[5, 6], [0, 6], [30, 6]] {
      stage.counts = counts
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      let (first, second) = (frames(stage, 0), frames(stage, 1))
      expectEqual((first.count, counts[0]), (second.count, 6))
      let start = second.map(\.minY).min() ?? 0
      #expect(first.map(\.maxY).max() ?? 0 <= start)
      let header = stage.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
      if let header {
        #expect(header.frame.maxY <= start)
        #expect(first.map(\.maxY).max() ?? 0 <= header.frame.minY)
      }
      let fresh = Stage(kind.make(), width: 300, height: 400, counts: counts)
      expectEqual((frames(fresh, 0), first), (frames(fresh, 1), second))
    }
  }

  @Test(.asked("CSStickyHeaderFlowLayout#22"))
  func `the header of an empty section stays and stretches`() throws {
    let layout = StickyHeaderFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 120)
    layout.stretchesFirstHeader = true
    let stage = Stage(layout, width: 300, height: 400, counts: [0])
    let window = stage.view.shownInWindow()
    func expectHeader() throws {
      for offset in [0, -40, 0] as [CGFloat] {
        stage.scroll(to: CGPoint(x: 0, y: offset))
        let header = try #require(
          stage.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        #expect(header.frame == CGRect(x: 0, y: offset, width: 300, height: 120 - offset))
        #expect(header.superview === stage.view)
        expectEqual((header.isHidden, false), (header.alpha, 1))
      }
    }
    try expectHeader()
    stage.counts = [5]
    stage.view.reloadData()
    try expectHeader()
    stage.counts = [0]
    stage.view.performFinishedUpdates {
      stage.view.deleteItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
    }
    try expectHeader()
    stage.counts = []
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(!stage.view.subviews.contains { $0 is UICollectionReusableView && !$0.isHidden })
    stage.counts = [0]
    stage.view.reloadData()
    try expectHeader()
    withExtendedLifetime(window) {}
  }
}
