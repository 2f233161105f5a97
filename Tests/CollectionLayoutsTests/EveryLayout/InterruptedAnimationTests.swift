#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

// Tests can't inspect intermediate frames on Apple's platforms, so these run only elsewhere.

/// Changes during the animation of other changes.
@Suite(.serialized) struct InterruptedAnimationTests {
  nonisolated enum Interruption: CaseIterable, Sendable { case rotation, data, batch, layout, direction }

  private func interrupt(_ feed: Feed, _ interruption: Interruption, _ random: inout SeededGenerator) {
    let view = feed.view
    switch interruption {
    case .rotation:
      UIView.animate(withDuration: 0.3) {
        view.frame.size =
          view.frame.width == 400 ? CGSize(width: 500, height: 300) : CGSize(width: 400, height: 400)
        view.layoutIfNeeded()
      }
    case .data:
      feed.sections[0] = (0..<random.int(5...70)).reversed()
      view.reloadData()
    case .batch: change(feed, &random)
    case .layout:
      let kinds = AnyLayout.allCases.filter { $0.isHorizontal == (feed.direction != .down) }
      let layout = kinds[random.int(0...kinds.count - 1)].make()
      view.setCollectionViewLayout(layout, animated: true)
    case .direction:
      let isMirrored = view.semanticContentAttribute == .forceRightToLeft
      view.semanticContentAttribute = isMirrored ? .unspecified : .forceRightToLeft
    }
  }

  /// Deletes an item and inserts another.
  private func change(_ feed: Feed, _ random: inout SeededGenerator) {
    let view = feed.view
    let count = feed.sections[0].count
    let gone = random.int(0...count - 1)
    let index = random.int(0...count - 1)
    view.performBatchUpdates {
      feed.sections[0].remove(at: gone)
      let new = 10_000 + random.int(0...1_000_000)
      feed.sections[0].insert(new, at: index)
      view.deleteItems(at: [[0, gone]])
      view.insertItems(at: [[0, index]])
    }
  }

  @Test(arguments: fewPairs(AnyLayout.allCases, Interruption.allCases))
  func `interrupting a batch animation leaves every cell at its final frame`(
    kind: AnyLayout, interruption: Interruption
  ) throws {
    for seed in seeds(6) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let feed = Feed([Array(0..<60), Array(60..<100)], kind.make(), kind.isHorizontal ? .right : .down)
      if seed.isMultiple(of: 2) {
        let room = kind.isHorizontal ? feed.view.contentSize.width : feed.view.contentSize.height
        feed.position = (room * 0.4).rounded()
      }
      for _ in 0..<3 {
        change(feed, &random)
        FrameClock.main.run(for: 0.1)
        interrupt(feed, interruption, &random)
        FrameClock.main.run(for: 0.1)
      }
      FrameClock.main.run(for: 1)
      expectAtRest(feed, "seed \(seed)")
    }
  }

  /// Expects a cell for every visible item, and no other cells.
  private func expectAtRest(_ feed: Feed, _ moment: Comment) {
    let view = feed.view
    view.layoutIfNeeded()
    var numbers: Set<Int> = []
    for (section, items) in feed.sections.enumerated() {
      for (item, number) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let shown = view.layoutAttributesForItem(at: path), !shown.isHidden,
          sharesArea(shown.frame, view.bounds)
        else { continue }
        numbers.insert(number)
        guard let cell = view.cellForItem(at: path), let layer = cell.layer.presentation() else {
          Issue.record("\(path) has no cell: \(moment)")
          continue
        }
        #expect(cell.tag == number, moment)
        #expect(isClose(layer.position, shown.center, 0.01), moment)
        #expect(layer.opacity == Float(shown.alpha), moment)
      }
    }
    let cells = view.subviews.compactMap { $0 as? UICollectionViewCell }
      .filter { !$0.isHidden && $0.alpha > 0 && sharesArea($0.frame, view.bounds) }
    expectEqual((Set(cells.map(\.tag)), numbers), (cells.count, numbers.count), comment: moment)
    // Some hours have no events.
    #expect(!numbers.isEmpty || view.collectionViewLayout is TimelineLayout, moment)
  }
}
#endif
