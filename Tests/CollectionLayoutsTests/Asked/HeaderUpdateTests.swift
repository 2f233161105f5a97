import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Errors of other sticky headers after data changes: duplicate, missing, or leftover headers.
@Suite(.serialized) struct HeaderUpdateTests {
  private static let kind = UICollectionView.elementKindSectionHeader

  private func makeLayout() -> StickyHeaderFlowLayout {
    let layout = StickyHeaderFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.minimumHeaderLength = 25
    layout.stretchesFirstHeader = true
    return layout
  }

  /// Returns the visible headers and their frames.
  private func headers(_ stage: Stage<some UICollectionViewLayout>) -> [IndexPath: CGRect] {
    stage.view.layoutIfNeeded()
    var headers: [IndexPath: CGRect] = [:]
    for path in stage.view.indexPathsForVisibleSupplementaryElements(ofKind: Self.kind) {
      headers[path] = stage.view.supplementaryView(forElementKind: Self.kind, at: path)?.frame
    }
    return headers
  }

  @Test(.asked("CSStickyHeaderFlowLayout#81", "CSStickyHeaderFlowLayout#123"), arguments: seeds(40))
  func `after any change, the sticky headers match those of a fresh layout`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(makeLayout(), width: 300, height: 400, counts: [12, 1, 0, 30, 7])
    let window = stage.view.shownInWindow()
    for step in 0..<12 {
      let end = max(0, stage.view.contentSize.height - 400)
      stage.scroll(to: CGPoint(x: 0, y: random.chance(0.2) ? -40 : .random(in: 0...end, using: &random)))
      change(stage, &random)
      stage.view.layoutIfNeeded()
      let fresh = Stage(makeLayout(), width: 300, height: 400, counts: stage.counts)
      fresh.scroll(to: stage.view.contentOffset)
      #expect(headers(stage) == headers(fresh), "step \(step)")
      let views = stage.view.subviews.filter { !($0 is UICollectionViewCell) && !$0.isHidden && $0.alpha > 0 }
        .compactMap { $0 as? UICollectionReusableView }
      #expect(views.count == headers(stage).count, "step \(step): a header stayed behind")
      for one in [stage, fresh] { one.scroll(to: CGPoint(x: 0, y: one.view.contentOffset.y + 90)) }
      #expect(headers(stage) == headers(fresh), "step \(step), scrolled")
    }
    withExtendedLifetime(window) {}
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(.asked("CSStickyHeaderFlowLayout#68"))
  func `headers are in front of the cells during and after a batch`() {
    let stage = Stage(makeLayout(), width: 300, height: 400, counts: [12, 3, 9])
    let (view, source) = (stage.view, stage)
    let window = view.shownInWindow()
    stage.scroll(to: CGPoint(x: 0, y: 120))
    func expectInFront(_ moment: Comment) {
      let views = view.subviews.compactMap { $0 as? UICollectionReusableView }
      let headers = views.indices.filter { !(views[$0] is UICollectionViewCell) }
      let cells = views.indices.filter { views[$0] is UICollectionViewCell }
      #expect((headers.first ?? 0) > (cells.last ?? 0), moment)
      let levels = view.indexPathsForVisibleSupplementaryElements(ofKind: Self.kind).compactMap {
        view.layoutAttributesForSupplementaryElement(ofKind: Self.kind, at: $0)?.zIndex
      }
      let below = view.indexPathsForVisibleItems.compactMap { view.layoutAttributesForItem(at: $0)?.zIndex }
      #expect((levels.min() ?? 0) > (below.max() ?? 0), moment)
    }
    func perform(_ name: String, _ updates: @escaping () -> Void) {
      view.performBatchUpdates(updates)
      for moment in ["begins", "goes on", "ends"] {
        expectInFront("\(name) \(moment)")
        FrameClock.main.run(for: 0.15)
      }
      FrameClock.main.run(for: 0.5)
      expectInFront("\(name) is over")
    }
    expectInFront("before")
    perform("insertion") {
      source.counts[0] += 12
      view.insertItems(at: (0..<12).map { IndexPath(item: $0, section: 0) })
    }
    perform("section") {
      source.counts.insert(12, at: 1)
      view.insertSections([1])
    }
    perform("deletion") {
      source.counts[0] -= 18
      view.deleteItems(at: (0..<18).map { IndexPath(item: $0, section: 0) })
    }
    withExtendedLifetime(window) {}
  }
  #endif

  private func change(_ stage: Stage<some UICollectionViewLayout>, _ random: inout SeededGenerator) {
    let view = stage.view
    let section = random.int(0...max(0, stage.counts.count - 1))
    switch stage.counts.isEmpty ? 4 : random.int(0...6) {
    case 0:
      stage.counts = (0..<random.int(0...6)).map { _ in random.int(0...20) }
      view.reloadData()
    case 1: view.performFinishedUpdates { view.reloadSections([section]) }
    case 2:
      stage.counts[section] += 4
      view.performFinishedUpdates {
        view.insertItems(at: (0..<4).map { IndexPath(item: $0, section: section) })
      }
    case 3:
      stage.counts.remove(at: section)
      view.performFinishedUpdates { view.deleteSections([section]) }
    case 4:
      stage.counts.insert(9, at: section)
      view.performFinishedUpdates { view.insertSections([section]) }
    case 5:
      let target = random.int(0...stage.counts.count - 1)
      let count = stage.counts.remove(at: section)
      stage.counts.insert(count, at: target)
      view.performFinishedUpdates { view.moveSection(section, toSection: target) }
    default:
      let count = stage.counts[section]
      stage.counts[section] = 0
      view.performFinishedUpdates {
        view.deleteItems(at: (0..<count).map { IndexPath(item: $0, section: section) })
      }
    }
  }
}
