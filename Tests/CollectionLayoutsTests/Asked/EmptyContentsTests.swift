import CollectionLayouts
import CollectionView
import Testing

/// What made other layouts crash: nothing to lay out, or questions about what is gone.
@Suite(
  .serialized,
  .asked(
    "CHTCollectionViewWaterfallLayout#18", "CHTCollectionViewWaterfallLayout#76",
    "CHTCollectionViewWaterfallLayout#134", "CHTCollectionViewWaterfallLayout#144",
    "CHTCollectionViewWaterfallLayout#184", "CHTCollectionViewWaterfallLayout#198",
    "CSStickyHeaderFlowLayout#22"))
struct EmptyContentsTests {
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// Everything that a collection view asks a layout.
  private func ask(_ stage: Stage, after moment: Comment) {
    let (layout, view) = (stage.view.collectionViewLayout, stage.view)
    view.layoutIfNeeded()
    let size = layout.collectionViewContentSize
    #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0, moment)
    let everywhere = CGRect(x: -1000, y: -1000, width: 100_000, height: 100_000)
    for attributes in layout.layoutAttributesForElements(in: everywhere) ?? [] {
      let path = attributes.indexPath
      #expect(stage.source.counts.indices.contains(path.section), moment)
      guard attributes.representedElementCategory == .cell else { continue }
      #expect(path.item < stage.source.counts[path.section], moment)
    }
    for proposed in [CGPoint(x: -50, y: -50), .zero, CGPoint(x: 700, y: 900)] {
      let target = layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 1, y: -1))
      #expect(target.x.isFinite && target.y.isFinite, moment)
    }
    view.contentOffset = CGPoint(x: 40, y: 40)
    view.layoutIfNeeded()
  }

  @Test(
    "no sections, no items and no room are no trouble", arguments: AnyLayout.allCases,
    [[], [0], [0, 0, 0], [0, 1, 0]])
  func nothing(kind: AnyLayout, counts: [Int]) {
    for size in [CGSize(width: 300, height: 400), CGSize(width: 5, height: 5), .zero] {
      // A flow layout says of items that do not fit that they do not, as UIKit's does.
      let isFlow = kind == .stickyHeaders || kind == .horizontalStickyHeaders
      if isFlow, counts.contains(1), size.width < 300 { continue }
      for isRightToLeft in [false, true] {
        let stage = Stage(
          kind.make(), width: size.width, height: size.height, counts: counts, isRightToLeft: isRightToLeft)
        ask(stage, after: "\(counts) in \(size)")
        stage.resize(width: 400, height: 300)
        ask(stage, after: "\(counts) turned")
      }
    }
  }

  @Test("an index path that is gone has no attributes, whatever took it away", arguments: AnyLayout.allCases)
  func gone(kind: AnyLayout) {
    let stage = Stage(kind.make(), width: 300, height: 400, counts: [6, 4])
    let window = stage.view.shownInWindow()
    func expectGone(_ paths: [IndexPath], _ moment: Comment) {
      let layout = stage.view.collectionViewLayout
      for path in paths { #expect(layout.layoutAttributesForItem(at: path) == nil, moment) }
      for path in paths where path.section >= stage.source.counts.count {
        for kind in Self.kinds {
          #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) == nil, moment)
        }
      }
      ask(stage, after: moment)
    }
    stage.view.layoutIfNeeded()
    expectGone([[0, 6], [1, 4], [2, 0], [7, 7]], "nothing happened")
    stage.source.counts = [6, 2]
    stage.view.performFinishedUpdates { stage.view.deleteItems(at: [[1, 1], [1, 3]]) }
    expectGone([[1, 2], [1, 3]], "a batch")
    stage.source.counts = [3]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectGone([[0, 3], [0, 5], [1, 0]], "new data")
    stage.source.counts = [0]
    stage.view.performFinishedUpdates { stage.view.deleteItems(at: [[0, 0], [0, 1], [0, 2]]) }
    expectGone([[0, 0], [0, 1]], "the last item left")
    stage.source.counts = []
    stage.view.performFinishedUpdates { stage.view.deleteSections([0]) }
    expectGone([[0, 0]], "the last section left")
    stage.source.counts = [2]
    stage.view.performFinishedUpdates { stage.view.insertSections([0]) }
    #expect(stage.attributes(1) != nil)
    expectGone([[0, 2]], "a section came")
    withExtendedLifetime(window) {}
  }
}
