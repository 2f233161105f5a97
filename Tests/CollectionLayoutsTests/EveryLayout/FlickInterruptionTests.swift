#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

// Tests can't simulate fingers on Apple's platforms, so these run only elsewhere.

/// A batch of updates and a rotation during deceleration.
@Suite(.serialized) struct FlickInterruptionTests {
  nonisolated enum Interruption: CaseIterable, Sendable { case batch, rotation, both }

  private func feed(_ kind: AnyLayout, isRightToLeft: Bool) -> Feed {
    let layout = kind.make()
    // Each stack shows a section.
    let isPiles = kind == .piles || kind == .horizontalPiles
    // Weeks are short, and a flick must not go past the end.
    let count = kind == .months || kind == .horizontalMonths ? 500 : 120
    let sections =
      isPiles
      ? (0..<120).map { [$0 * 2, $0 * 2 + 1] } : [Array(0..<count), Array(count..<2 * count)]
    let direction: Feed.Direction = kind.isHorizontal ? isRightToLeft ? .left : .right : .down
    let feed = Feed(sections, layout, direction)
    let room = kind.isHorizontal ? feed.view.contentSize.width : feed.view.contentSize.height
    feed.position = room * 0.45
    return feed
  }

  /// Returns the number whose item should keep its position, and the position on screen.
  private func anchoredItem(_ feed: Feed) throws -> (number: Int, distance: CGFloat) {
    let path =
      switch feed.view.collectionViewLayout {
      case let layout as any CurrentItemLayout: layout.currentIndexPath
      default: nil as IndexPath?
      }
    if path == nil, let first = feed.first { return first }
    // If no item starts in the visible area, uses one that extends into it.
    let shown = try #require(path ?? feed.view.indexPathsForVisibleItems.min())
    let number = feed.sections[shown.section][shown.item]
    return (number, try #require(feed.distance(of: number)))
  }

  private func flick(_ feed: Feed, _ kind: AnyLayout) throws {
    let finger = Finger(in: try #require(feed.view.window))
    let distance: CGFloat = feed.direction == .left ? 250 : -250
    let start = CGPoint(
      x: 200 - (kind.isHorizontal ? distance / 2 : 0), y: 200 - (kind.isHorizontal ? 0 : distance / 2))
    finger.drag(
      from: start,
      to: CGPoint(
        x: start.x + (kind.isHorizontal ? distance : 0), y: start.y + (kind.isHorizontal ? 0 : distance)),
      duration: 0.1)
    #expect(feed.view.isDecelerating)
    FrameClock.main.advance(by: 1 / 60)
  }

  private func update(_ feed: Feed) {
    feed.view.performBatchUpdates {
      if feed.sections.count > 2 {
        // Deletes whole stacks.
        feed.sections.removeFirst(4)
        feed.view.deleteSections(IndexSet(0..<4))
        feed.sections.insert([9000, 9001], at: 0)
        feed.view.insertSections([0])
      } else {
        feed.sections[0].removeFirst(13)
        feed.view.deleteItems(at: (0..<13).map { [0, $0] })
        feed.sections[0].insert(contentsOf: [9000, 9001, 9002, 9003], at: 0)
        feed.view.insertItems(at: (0..<4).map { [0, $0] })
      }
    }
  }

  @Test(arguments: fewPairs(AnyLayout.scrolling, Interruption.allCases))
  func `a flick continues after an update or rotation with the same item anchored`(
    kind: AnyLayout, interruption: Interruption
  ) throws {
    for isRightToLeft in kind.isHorizontal ? [false, true] : [false] {
      let feed = feed(kind, isRightToLeft: isRightToLeft)
      let view = feed.view
      try flick(feed, kind)
      let isCentered = view.collectionViewLayout is any CurrentItemLayout
      let before = try anchoredItem(feed)
      if interruption != .rotation {
        update(feed)
        view.layoutIfNeeded()
        #expect(isClose(try #require(feed.distance(of: before.number)), before.distance, 0.01))
        #expect(view.isDecelerating)
      }
      let inBatch = try anchoredItem(feed)
      if interruption != .batch {
        view.frame.size = CGSize(width: 500, height: 320)
        view.layoutIfNeeded()
        if isCentered {
          #expect(try anchoredItem(feed).number == inBatch.number)
        } else {
          #expect(
            isClose(try #require(feed.distance(of: inBatch.number)), inBatch.distance, 0.01),
            "RTL \(isRightToLeft)")
        }
      }
      // A rotated carousel moves to its item immediately.
      let isStopped = view.collectionViewLayout is CarouselLayout && interruption != .batch
      #expect(view.isDecelerating || isStopped)
      var last = try anchoredItem(feed)
      var steps = 0
      while view.isDecelerating {
        FrameClock.main.advance(by: 1 / 60)
        steps += 1
        // The speed starts at 2500 points per second and only decreases.
        if let distance = feed.distance(of: last.number), !(view.collectionViewLayout is WheelLayout) {
          let step = last.distance - distance
          #expect(step > -1, "\(steps)")
          #expect(step < 45, "\(steps)")
        }
        last = try anchoredItem(feed)
      }
      #expect(isStopped || steps > 3)
      expectAtRest(feed)
    }
  }

  /// Expects the view within its contents, and every cell at its position.
  private func expectAtRest(_ feed: Feed) {
    let view = feed.view
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    let bounds = view.bounds
    #expect(bounds.minX >= 0)
    #expect(bounds.maxX <= max(bounds.width, view.contentSize.width) + 0.01)
    #expect(bounds.minY >= 0)
    #expect(bounds.maxY <= max(bounds.height, view.contentSize.height) + 0.01)
    #expect(!view.visibleCells.isEmpty)
    for (section, numbers) in feed.sections.enumerated() {
      for (item, number) in numbers.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let shown = view.layoutAttributesForItem(at: path), !shown.isHidden,
          sharesArea(shown.frame, bounds)
        else { continue }
        let cell = view.cellForItem(at: path)
        expectEqual(
          (cell.map { isClose($0.center, shown.center) }, true),
          (cell?.tag, number),
          comment: "\(path)")
      }
    }
    if let layout = view.collectionViewLayout as? CarouselLayout, let path = layout.currentIndexPath {
      let middle = view.layoutAttributesForItem(at: path)?.center
      #expect(middle.map { isClose($0, CGPoint(x: bounds.midX, y: bounds.midY), 0.01) } == true)
    }
  }
}
#endif
