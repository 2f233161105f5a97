// Frames are this package's own: on Apple's platforms a person tries this.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// What changes far above the screen reaches it later, in frames of a bounded length, and whoever goes elsewhere in the
/// meantime does not wait either.
@Suite(.serialized) struct WaterfallPlacesBeforeTests {
  static let itemsPerFrame = 600
  /// That, and some screens and blocks of items.
  static let mostInOneGo = 600 + 2048
  static let count = 18_000

  func shelf(
    _ style: WaterfallShelf.Style = .init(), start: CGFloat = 250_000, laneCounts: [Int] = [3, 3],
    boundaries: (header: CGFloat, footer: CGFloat) = (30, 20)
  ) -> WaterfallShelf {
    var style = style
    style.itemsPerFrame = Self.itemsPerFrame
    var random = SeededGenerator(seed: 11)
    let items = (0..<Self.count).map { _ in
      WaterfallShelf.Item(length: CGFloat(random.int(0...2400)) / 16)
    }
    let shelf = WaterfallShelf(
      [
        .init(items: Array(items[..<2000]), header: 20, laneCount: laneCounts[0]),
        .init(
          items: items, header: boundaries.header, footer: boundaries.footer, laneCount: laneCounts[1]),
      ], style)
    shelf.visibleStart = start
    shelf.view.layoutIfNeeded()
    return shelf
  }

  func left(_ shelf: WaterfallShelf) -> Int { shelf.layout.sections?.unpackedCount ?? 0 }

  /// Nothing that is done packs more than a frame may.
  func withoutWaiting(
    _ shelf: WaterfallShelf, location: SourceLocation = #_sourceLocation, _ work: () -> Void
  ) {
    let before = left(shelf)
    work()
    #expect(before - left(shelf) <= Self.mostInOneGo, sourceLocation: location)
  }

  /// Until all is packed, with a look at what every frame shows: all of it as it was, or all as it is.
  func finish(
    _ shelf: WaterfallShelf, before: WaterfallShelf, fresh: WaterfallShelf? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    let fresh = fresh ?? shelf.rebuilt()
    var frames = 0
    while shelf.layout.tailFrames != nil, frames < 200 {
      withoutWaiting(shelf, location: location) {
        FrameClock.main.advance(by: 1 / 60)
        shelf.view.layoutIfNeeded()
      }
      frames += 1
      expectSame(shelf, shelf.layout.showsPlacesBefore ? before : fresh, location: location)
    }
    #expect(left(shelf) == 0 && !shelf.layout.showsPlacesBefore, sourceLocation: location)
    expectSame(shelf, fresh, location: location)
    #expect(shelf.view.contentSize == fresh.view.contentSize, sourceLocation: location)
  }

  /// An item of the first section and one of the section on screen.
  func resizeFarAbove(_ shelf: WaterfallShelf) {
    shelf.sections[0].items[700].length = 411
    shelf.sections[1].items[1].length = 333
    shelf.invalidate { $0.invalidateItems(at: [[0, 700], [1, 1]]) }
  }

  func expectSame(
    _ shelf: WaterfallShelf, _ other: WaterfallShelf, location: SourceLocation = #_sourceLocation
  ) {
    other.visibleStart = shelf.visibleStart
    let (some, others) = (shelf.screen, other.screen)
    #expect(Set(some.keys) == Set(others.keys), sourceLocation: location)
    for (name, frame) in some {
      #expect(isClose(frame, others[name] ?? .null), "\(name)", sourceLocation: location)
    }
  }

  /// How far behind the start of the screen items begin, by their names. Their lanes may change.
  func starts(_ shelf: WaterfallShelf) -> [String: CGFloat] {
    let isVertical = shelf.style.direction == .vertical
    return shelf.screen.filter { $0.key.hasPrefix("item") }.mapValues { frame in
      isVertical ? frame.minY : shelf.style.isRightToLeft ? 300 - frame.maxX : frame.minX
    }
  }

  /// The item that begins first in sight, and where.
  func firstSeen(_ shelf: WaterfallShelf) -> (name: String, start: CGFloat)? {
    starts(shelf).filter { $0.value >= 0 }.min { $0.value < $1.value }.map { ($0.key, $0.value) }
  }

  static let styles: [WaterfallShelf.Style] = [
    .init(), .init(direction: .horizontal), .init(direction: .horizontal, isRightToLeft: true),
    .init(pinsHeaders: true, pinsFooters: true),
  ]

  @Test(
    "the screen stays as it is while no frame packs more than its part; then it is right, the first item where it was",
    arguments: 0..<4)
  func holding(style: Int) throws {
    let shelf = shelf(Self.styles[style])
    let before = shelf.rebuilt()
    let first = try #require(firstSeen(shelf))
    resizeFarAbove(shelf)
    // A block is packed from its start on.
    #expect(left(shelf) >= 1300 + Self.count - 256)
    expectSame(shelf, before)
    #expect(shelf.view.contentSize == before.view.contentSize)
    #expect(shelf.layout.showsPlacesBefore)
    finish(shelf, before: before)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
  }

  @Test("where the first visible item is not to stay, the offset does, and no frame waits either")
  func offsetStays() {
    let shelf = shelf()
    shelf.layout.maintainsVisibleContentPosition = false
    let (before, offset) = (shelf.rebuilt(), shelf.view.contentOffset)
    resizeFarAbove(shelf)
    expectSame(shelf, before)
    #expect(left(shelf) >= 1300 + Self.count - 256)
    finish(shelf, before: before)
    #expect(shelf.view.contentOffset == offset)
  }

  @Test("a reloaded item far above is no different")
  func reloading() throws {
    let shelf = shelf()
    let before = shelf.rebuilt()
    let first = try #require(firstSeen(shelf))
    shelf.sections[1].items[1].length = 333
    UIView.performWithoutAnimation { shelf.view.reloadItems(at: [[1, 1]]) }
    #expect(shelf.layout.showsPlacesBefore)
    expectSame(shelf, before)
    finish(shelf, before: before)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
  }

  @Test("scrolling on shows what was there, then what is there now, without a jump", arguments: [-60.0, 60])
  func scrolling(step: Double) {
    let shelf = shelf()
    let before = shelf.rebuilt()
    resizeFarAbove(shelf)
    for _ in 0..<60 {
      withoutWaiting(shelf) { shelf.visibleStart += step }
      expectSame(shelf, before)
    }
    for index in 0..<400 where shelf.layout.showsPlacesBefore {
      let starts = starts(shelf)
      withoutWaiting(shelf) {
        shelf.visibleStart += step
        shelf.view.layoutIfNeeded()
      }
      // Whichever is the first one in sight then.
      let new = self.starts(shelf)
      #expect(starts.contains { name, start in new[name].map { isClose($0, start - step) } ?? false })
      if index % 10 == 0 { withoutWaiting(shelf) { FrameClock.main.advance(by: 1 / 60) } }
    }
    #expect(!shelf.layout.showsPlacesBefore)
    expectSame(shelf, shelf.rebuilt())
  }

  @Test("whoever goes far away finds what was there, at once", arguments: 0..<4)
  func goingToTheEnd(style: Int) {
    let style = Self.styles[style]
    for start in [0 as CGFloat, 100] {
      let shelf = shelf(style, start: start)
      let before = shelf.rebuilt()
      shelf.sections[0].items[1].length = 333
      shelf.sections[1].items[1].length = 222
      shelf.invalidate { $0.invalidateItems(at: [[1, 1], [0, 1]]) }
      shelf.view.layoutIfNeeded()
      #expect(!shelf.layout.showsPlacesBefore && left(shelf) > Self.count)
      expectSame(shelf, shelf.rebuilt())
      for place in [1, 0.7, 0.9, 0.3, 1] as [CGFloat] {
        withoutWaiting(shelf) {
          shelf.visibleStart = place * shelf.lastVisibleStart
          shelf.view.layoutIfNeeded()
        }
        #expect(shelf.layout.showsPlacesBefore)
        expectSame(shelf, before)
      }
      withoutWaiting(shelf) { shelf.visibleStart = start }
      expectSame(shelf, shelf.rebuilt())
      withoutWaiting(shelf) { shelf.visibleStart = 0.8 * shelf.lastVisibleStart }
      finish(shelf, before: before)
    }
  }

  @Test("whoever goes back to the change arrives where things are now")
  func goingBack() {
    for start in [0, 30_000] as [CGFloat] {
      let shelf = shelf()
      resizeFarAbove(shelf)
      for _ in 0..<6 { FrameClock.main.advance(by: 1 / 60) }
      #expect(shelf.layout.showsPlacesBefore)
      withoutWaiting(shelf) {
        shelf.visibleStart = start
        shelf.view.layoutIfNeeded()
      }
      #expect(shelf.visibleStart == start)
      expectSame(shelf, shelf.rebuilt())
    }
  }

  @Test("an item scrolled to is where it was asked to be, at once and in the end", arguments: 0..<4)
  func scrollingToItems(style: Int) {
    let style = Self.styles[style]
    let positions: [UICollectionView.ScrollPosition] =
      style.direction == .vertical ? [.top, .centeredVertically, .bottom] : [.left, .right]
    let ways: [(UICollectionView.ScrollPosition, maintains: Bool, isAnimated: Bool)] =
      positions.map { ($0, true, false) }
      + [(positions[0], false, false), (positions[0], true, true), (positions[0], false, true)]
    for (position, isMaintaining, isAnimated) in ways {
      for path in [IndexPath(item: 12_000, section: 1), [1, 17_990], [0, 3]] {
        let shelf = shelf(style, start: 0)
        shelf.layout.maintainsVisibleContentPosition = isMaintaining
        shelf.sections[0].items[1].length = 333
        shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
        withoutWaiting(shelf) {
          shelf.view.scrollToItem(at: path, at: position, animated: isAnimated)
          shelf.view.layoutIfNeeded()
        }
        while shelf.layout.tailFrames != nil {
          withoutWaiting(shelf) {
            FrameClock.main.advance(by: 1 / 60)
            shelf.view.layoutIfNeeded()
          }
        }
        FrameClock.main.advance(by: 0.5)
        let fresh = shelf.rebuilt()
        fresh.view.scrollToItem(at: path, at: position, animated: false)
        #expect(isClose(shelf.visibleStart, fresh.visibleStart), "\(path) \(position)")
        expectSame(shelf, fresh)
      }
    }
  }

  @Test("asking for an item, a header or a footer packs no more than a frame does, and moves nothing")
  func asking() {
    let shelf = shelf()
    let before = shelf.rebuilt()
    resizeFarAbove(shelf)
    for _ in 0..<3 { FrameClock.main.advance(by: 1 / 60) }
    for path in [IndexPath(item: 17_999, section: 1), [1, 9_000], [1, 5_000], [0, 0], [1, 0], [0, 1999]] {
      withoutWaiting(shelf) {
        let frame = shelf.layout.layoutAttributesForItem(at: path)?.frame
        let item = shelf.sections[path.section].items[path.item]
        #expect(frame?.height == item.length)
        if path.section == 1, path.item > 2000 {
          #expect(frame == before.layout.layoutAttributesForItem(at: path)?.frame)
        }
      }
      expectSame(shelf, before)
    }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      withoutWaiting(shelf) {
        #expect(
          shelf.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [1, 0])?.frame
            == before.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [1, 0])?.frame)
      }
    }
    expectSame(shelf, before)
    finish(shelf, before: before)
  }

  @Test("items added at the end are there at once, behind what was there")
  func appending() {
    let shelf = shelf(start: 0)
    let before = shelf.rebuilt()
    shelf.sections[0].items[1].length = 333
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    shelf.view.layoutIfNeeded()
    UIView.performWithoutAnimation {
      withoutWaiting(shelf) {
        shelf.view.performBatchUpdates {
          shelf.sections[1].items += WaterfallShelf.items(90)
          shelf.view.insertItems(at: (0..<90).map { [1, Self.count + $0] })
        }
      }
    }
    var sections = before.sections
    sections[1].items = shelf.sections[1].items
    let longer = WaterfallShelf(sections, before.style)
    #expect(shelf.view.contentSize == longer.view.contentSize)
    withoutWaiting(shelf) { shelf.visibleStart = shelf.lastVisibleStart }
    expectSame(shelf, longer)
    finish(shelf, before: longer)
  }

  @Test("where all is near, the screen is right at once")
  func near() {
    let near = shelf(start: 800)
    resizeFarAbove(near)
    #expect(!near.layout.showsPlacesBefore)
    expectSame(near, near.rebuilt())
  }
}
#endif
