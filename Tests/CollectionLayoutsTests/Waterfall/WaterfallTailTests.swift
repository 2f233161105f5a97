// Only this package simulates frames. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Items far after a change are packed in later frames. This must be invisible.
@Suite(.serialized) struct WaterfallTailTests {
  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  nonisolated enum Arrangement: UInt64, CaseIterable, Sendable {
    case vertical, sequential, pinned, horizontal, rightToLeft, pinnedRightToLeft

    @MainActor var style: WaterfallShelf.Style {
      switch self {
      case .vertical: .init(itemsPerFrame: 300)
      case .sequential: .init(placement: .sequential, pinsHeaders: true, itemsPerFrame: 300)
      case .pinned: .init(pinsHeaders: true, pinsFooters: true, itemsPerFrame: 300)
      case .horizontal: .init(direction: .horizontal, pinsFooters: true, itemsPerFrame: 300)
      case .rightToLeft: .init(direction: .horizontal, isRightToLeft: true, itemsPerFrame: 300)
      case .pinnedRightToLeft:
        .init(
          direction: .horizontal, isRightToLeft: true, pinsHeaders: true, pinsFooters: true,
          itemsPerFrame: 300)
      }
    }
  }

  private func sections(_ random: inout SeededGenerator, spans: Bool) -> [WaterfallShelf.Section] {
    let sections: [(count: Int, header: CGFloat, footer: CGFloat)] = [
      (900, 20, 10), (0, 15, 0), (600, 0, 25),
    ]
    return sections.map { section in
      WaterfallShelf.Section(
        items: (0..<section.count).map { _ in
          .init(length: CGFloat(random.int(0...2400)) / 16, span: spans && random.chance(0.1) ? 2 : 1)
        }, header: section.header, footer: section.footer,
        inset: UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 11))
    }
  }

  /// Expects the same views at the same positions in both shelves.
  private func expectSame(
    _ shelf: WaterfallShelf, _ fresh: WaterfallShelf, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectFrames(shelf.screen, equal: fresh.screen, comment, sourceLocation: sourceLocation)
    shelf.layout._checkInvariants()
  }

  /// Resizes an item near the start. Packing of the following items is deferred.
  private func resizeFirst(_ shelf: WaterfallShelf, to length: CGFloat) {
    shelf.sections[0].items[1].length = length
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    shelf.view.layoutIfNeeded()
    // Sequential items keep their lanes, so no packing is deferred.
    #expect(shelf.layout.lanes.sections?.isPacked == (shelf.style.placement == .sequential))
  }

  @Test(arguments: fewPairs(Arrangement.allCases, seeds(6) as Range<UInt64>))
  func `any change during deferred packing shows the same views as a new layout`(
    arrangement: Arrangement, seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed * 100 + arrangement.rawValue)
    let shelf = WaterfallShelf(sections(&random, spans: seed % 2 == 0), arrangement.style)
    UIView.performWithoutAnimation {
      for step in 0..<30 {
        switch random.int(0...9) {
        case 0...4: shelf.change(&random)
        case 5, 6: FrameClock.main.advance(by: 1 / 60)
        case 7: shelf.visibleStart = .random(in: 0...shelf.lastVisibleStart, using: &random)
        default: scrollToSome(shelf, &random)
        }
        shelf.view.layoutIfNeeded()
        let fresh = shelf.rebuilt()
        fresh.visibleStart = shelf.visibleStart
        expectSame(shelf, fresh, "step \(step)")
        if random.chance(0.2) { compareSome(shelf, &random) }
      }
    }
    FrameClock.main.run(while: shelf.layout.lanes.frames != nil)
    shelf.layout._checkInvariants()
    let fresh = shelf.rebuilt()
    fresh.visibleStart = shelf.visibleStart
    #expect(shelf.all.elementsEqual(fresh.all) { isClose($0, $1) || $0 == $1 })
    #expect(shelf.view.contentSize == fresh.view.contentSize)
  }

  private func somePath(_ shelf: WaterfallShelf, _ random: inout SeededGenerator) -> IndexPath? {
    let section = random.int(0...shelf.sections.count - 1)
    let count = shelf.sections[section].items.count
    return count == 0 ? nil : IndexPath(item: random.int(0...count - 1), section: section)
  }

  private func scrollToSome(_ shelf: WaterfallShelf, _ random: inout SeededGenerator) {
    guard let path = somePath(shelf, &random) else { return }
    let positions: [UICollectionView.ScrollPosition] =
      shelf.style.direction == .vertical ? [.top, .centeredVertically, .bottom] : [.left, .right]
    let fresh = shelf.rebuilt()
    let position = positions[random.int(0...positions.count - 1)]
    for shelf in [shelf, fresh] { shelf.view.scrollToItem(at: path, at: position, animated: false) }
    #expect(isClose(shelf.visibleStart, fresh.visibleStart), "\(path) \(position)")
  }

  /// Compares the frames of some headers, footers, and items.
  private func compareSome(_ shelf: WaterfallShelf, _ random: inout SeededGenerator) {
    let fresh = shelf.rebuilt()
    fresh.visibleStart = shelf.visibleStart
    func expectSame(_ what: String, _ frame: (WaterfallLayout) -> CGRect?) {
      #expect(frame(shelf.layout) == frame(fresh.layout), "\(what)")
    }
    for section in shelf.sections.indices.shuffled(using: &random).prefix(2) {
      for kind in [Self.header, Self.footer] {
        expectSame("\(kind) \(section)") {
          $0.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])?.frame
        }
      }
    }
    if let path = somePath(shelf, &random) {
      expectSame("\(path)") { $0.layoutAttributesForItem(at: path)?.frame }
    }
  }

  @Test
  func `at the end of the contents, changes to the first items don't change the screen`() {
    // Hundreds of items are visible. Items are packed in blocks.
    let shelf = WaterfallShelf(
      [.init(items: Array(repeating: .init(length: 1), count: 6000))], .init(itemsPerFrame: 4))
    shelf.layout.itemSpacing = 0
    shelf.view.layoutIfNeeded()
    shelf.visibleStart = shelf.lastVisibleStart
    let before = shelf.screen
    // All following items move by one point and keep their lanes.
    let first = 0..<shelf.sections[0].laneCount
    for item in first { shelf.sections[0].items[item].length = 2 }
    shelf.invalidate { $0.invalidateItems(at: first.map { [0, $0] }) }
    expectEqual((shelf.screen, before), (shelf.visibleStart, shelf.lastVisibleStart))
  }

  @Test func `visible right-to-left items stay while the known contents outgrow the view`()
    throws
  {
    var random = SeededGenerator(seed: 8)
    let shelf = WaterfallShelf(
      sections(&random, spans: false), .init(direction: .horizontal, isRightToLeft: true, itemsPerFrame: 300))
    shelf.visibleStart = 2000
    resizeFirst(shelf, to: 900)
    let before = shelf.screen
    let items = before.filter { $0.key.hasPrefix("item") && $0.value.maxX <= 300 }
    let first = try #require(items.max { $0.value.maxX < $1.value.maxX })
    #expect(shelf.layout.layoutAttributesForItem(at: [2, 599]) != nil)
    #expect(shelf.layout.collectionViewContentSize.width > shelf.view.contentSize.width + 100)
    shelf.sections[0].items[1].length = 20
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    let after = try #require(shelf.screen[first.key])
    #expect(isClose(after.maxX, first.value.maxX), "\(first)")
  }

  @Test(arguments: Arrangement.allCases, [CGFloat(0), 9000])
  func `scrollToItem after a change ends at the same offset as without deferred packing`(
    arrangement: Arrangement, length: CGFloat
  ) {
    let horizontal = arrangement.style.direction == .horizontal
    let positions: [UICollectionView.ScrollPosition] =
      horizontal ? [.left, .centeredHorizontally, .right, []] : [.top, .centeredVertically, .bottom, []]
    for position in positions {
      for path in few([[2, 599], [2, 595], [0, 899], [0, 700], [2, 3]] as [IndexPath]) {
        var random = SeededGenerator(seed: 5)
        let shelf = WaterfallShelf(sections(&random, spans: false), arrangement.style)
        resizeFirst(shelf, to: length)
        let fresh = shelf.rebuilt()
        for shelf in [shelf, fresh] {
          shelf.view.scrollToItem(at: path, at: position, animated: false)
          shelf.view.layoutIfNeeded()
        }
        FrameClock.main.run(while: shelf.layout.lanes.frames != nil)
        #expect(isClose(shelf.visibleStart, fresh.visibleStart), "\(path) \(position)")
        expectSame(shelf, fresh, "\(path) \(position)")
      }
    }
  }

  @Test(arguments: Arrangement.allCases, [0, 2])
  func `a newly added item can be scrolled to during deferred packing`(arrangement: Arrangement, section: Int)
  {
    var random = SeededGenerator(seed: 6)
    let shelf = WaterfallShelf(sections(&random, spans: false), arrangement.style)
    resizeFirst(shelf, to: 0)
    let sizeBefore = shelf.layout.collectionViewContentSize
    let count = shelf.sections[section].items.count
    UIView.performWithoutAnimation {
      shelf.view.performBatchUpdates {
        shelf.sections[section].items += WaterfallShelf.items(60)
        shelf.view.insertItems(at: (count..<count + 60).map { [section, $0] })
      }
    }
    // The added item and the items before it in its section are packed. Mirrored contents are laid out as a
    // whole.
    #expect(
      shelf.layout.lanes.sections?.isPacked
        == (section == 0 || shelf.style.isRightToLeft || shelf.style.placement == .sequential))
    let size = shelf.layout.collectionViewContentSize
    #expect(size.width + size.height > sizeBefore.width + sizeBefore.height + 500)
    #expect(shelf.view.contentSize == size)
    let fresh = shelf.rebuilt()
    let isVertical = shelf.style.direction == .vertical
    for shelf in [shelf, fresh] {
      shelf.view.scrollToItem(at: [section, count + 59], at: isVertical ? .bottom : .right, animated: false)
      shelf.view.layoutIfNeeded()
    }
    FrameClock.main.run(while: shelf.layout.lanes.frames != nil)
    #expect(isClose(shelf.visibleStart, fresh.visibleStart))
    expectSame(shelf, fresh)
  }

  @Test func `any of a million items can be scrolled to exactly`() {
    let count = largeCount(1_000_000)
    let shelf = WaterfallShelf(
      [.init(items: WaterfallShelf.items(count))], .init(itemsPerFrame: 4096))
    for (item, length) in [(count / 2, 20_000), (count - 10, 10_000), (count - 1, 5000)] as [(Int, CGFloat)] {
      shelf.visibleStart = 0
      resizeFirst(shelf, to: length)
      let fresh = shelf.rebuilt()
      for shelf in [shelf, fresh] {
        shelf.view.scrollToItem(at: [0, item], at: .centeredVertically, animated: false)
        shelf.view.layoutIfNeeded()
      }
      FrameClock.main.run(while: shelf.layout.lanes.frames != nil)
      #expect(isClose(shelf.view.contentOffset.y, fresh.view.contentOffset.y), "\(item)")
      #expect(shelf.cells == fresh.cells)
    }
  }

  @Test(arguments: [0, 400, 900, 9000], [false, true])
  func `right-to-left frames stay correct while the content size becomes known`(
    length: CGFloat, pins: Bool
  ) {
    var random = SeededGenerator(seed: 7)
    let shelf = WaterfallShelf(
      sections(&random, spans: false),
      .init(
        direction: .horizontal, isRightToLeft: true, pinsHeaders: pins, pinsFooters: pins, itemsPerFrame: 300)
    )
    resizeFirst(shelf, to: length)
    let fresh = shelf.rebuilt()
    for start in stride(from: 40 as CGFloat, to: 12_000, by: triesManySeeds ? 37 : 185) {
      for shelf in [shelf, fresh] { shelf.visibleStart = start }
      expectSame(shelf, fresh, "\(start)")
      if Int(start) % 20 == 0 { FrameClock.main.advance(by: 1 / 60) }
    }
  }
}
#endif
