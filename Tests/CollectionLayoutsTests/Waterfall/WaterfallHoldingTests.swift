// Frames are this package's own: on Apple's platforms a person tries this.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// What changes far above the screen reaches it later, in frames of a bounded length.
@Suite(.serialized) struct WaterfallHoldingTests {
  private static let itemsPerFrame = 600
  private static let count = 12_000

  private func shelf(_ style: WaterfallShelf.Style = .init(), start: CGFloat = 150_000) -> WaterfallShelf {
    var style = style
    style.itemsPerFrame = Self.itemsPerFrame
    var random = SeededGenerator(seed: 11)
    let items = (0..<Self.count).map { _ in
      WaterfallShelf.Item(length: CGFloat(random.int(0...2400)) / 16)
    }
    let shelf = WaterfallShelf(
      [.init(items: Array(items[..<2000]), header: 20), .init(items: items, header: 30, footer: 20)], style)
    shelf.visibleStart = start
    shelf.view.layoutIfNeeded()
    return shelf
  }

  /// An item of the first section and one of the section on screen.
  private func resizeFarAbove(_ shelf: WaterfallShelf) {
    shelf.sections[0].items[700].length = 411
    shelf.sections[1].items[1].length = 333
    shelf.invalidate { $0.invalidateItems(at: [[0, 700], [1, 1]]) }
  }

  private func expectSame(
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
  private func starts(_ shelf: WaterfallShelf) -> [String: CGFloat] {
    let isVertical = shelf.style.direction == .vertical
    return shelf.screen.filter { $0.key.hasPrefix("item") }.mapValues { frame in
      isVertical ? frame.minY : shelf.style.isRightToLeft ? 300 - frame.maxX : frame.minX
    }
  }

  /// The item that begins first in sight, and where.
  private func firstSeen(_ shelf: WaterfallShelf) -> (name: String, start: CGFloat)? {
    starts(shelf).filter { $0.value >= 0 }.min { $0.value < $1.value }.map { ($0.key, $0.value) }
  }

  @Test(
    "the screen stays as it is while no frame packs more than its part; then it is right, the first item where it was",
    arguments: [
      WaterfallShelf.Style(), .init(direction: .horizontal),
      .init(direction: .horizontal, isRightToLeft: true), .init(pinsHeaders: true, pinsFooters: true),
    ])
  func holding(style: WaterfallShelf.Style) throws {
    let shelf = shelf(style)
    let before = shelf.rebuilt()
    let first = try #require(firstSeen(shelf))
    resizeFarAbove(shelf)
    var left = try #require(shelf.layout.sections).unpackedCount
    // A block is packed from its start on.
    #expect(left >= 1300 + Self.count - 256)
    expectSame(shelf, before)
    #expect(shelf.view.contentSize == before.view.contentSize)
    #expect(shelf.layout.sections?.unpackedCount == left)

    var frames = 0
    while shelf.layout.held != nil, frames < 100 {
      FrameClock.main.advance(by: 1 / 60)
      frames += 1
      shelf.layout._checkInvariants()
      if shelf.layout.held != nil { expectSame(shelf, before) }
      let now = try #require(shelf.layout.sections).unpackedCount
      #expect(left - now <= Self.itemsPerFrame)
      left = now
    }
    #expect(frames > 5 && frames < 100)
    expectSame(shelf, shelf.rebuilt())
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    FrameClock.main.run(while: shelf.layout.tailFrames != nil)
    expectSame(shelf, shelf.rebuilt())
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    #expect(shelf.view.contentSize == shelf.rebuilt().view.contentSize)
  }

  @Test("a reloaded item far above is no different")
  func reloading() throws {
    let shelf = shelf()
    let before = shelf.rebuilt()
    let first = try #require(firstSeen(shelf))
    shelf.sections[1].items[1].length = 333
    UIView.performWithoutAnimation { shelf.view.reloadItems(at: [[1, 1]]) }
    #expect(shelf.layout.held != nil)
    expectSame(shelf, before)
    FrameClock.main.run(while: shelf.layout.tailFrames != nil)
    expectSame(shelf, shelf.rebuilt())
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
  }

  @Test("scrolling some screens on shows what was there, further on what is there now, without a jump")
  func scrolling() {
    for way in [-1.0, 1] {
      let shelf = shelf()
      let before = shelf.rebuilt()
      resizeFarAbove(shelf)
      for _ in 0..<60 {
        shelf.visibleStart += 60 * way
        expectSame(shelf, before)
      }
      #expect(shelf.layout.held != nil)
      for _ in 0..<200 where shelf.layout.held != nil {
        let starts = starts(shelf)
        shelf.visibleStart += 60 * way
        // Whichever is the first one in sight then.
        let new = self.starts(shelf)
        #expect(starts.contains { name, start in new[name].map { isClose($0, start - 60 * way) } ?? false })
      }
      #expect(shelf.layout.held == nil)
      expectSame(shelf, shelf.rebuilt())
    }
  }

  @Test("whoever goes elsewhere arrives where things are now")
  func jumping() {
    for path in [IndexPath(item: 11_999, section: 1), [0, 0], [1, 3]] {
      let shelf = shelf()
      resizeFarAbove(shelf)
      let fresh = shelf.rebuilt()
      for shelf in [shelf, fresh] { shelf.view.scrollToItem(at: path, at: .top, animated: false) }
      #expect(isClose(shelf.visibleStart, fresh.visibleStart))
      expectSame(shelf, fresh)
    }
    let shelf = shelf()
    resizeFarAbove(shelf)
    for start in [0, 30_000] as [CGFloat] {
      shelf.visibleStart = start
      shelf.view.layoutIfNeeded()
      #expect(shelf.visibleStart == start)
      expectSame(shelf, shelf.rebuilt())
    }
  }

  @Test("other changes find things where they are now, and keep the first visible item in place")
  func otherChanges() throws {
    let changes: [(WaterfallShelf) -> Void] = [
      { shelf in
        shelf.view.performBatchUpdates {
          shelf.sections[0].items.insert(.init(length: 77), at: 0)
          shelf.view.insertItems(at: [[0, 0]])
        }
      },
      { shelf in
        shelf.sections[1].items[11_999].length = 500
        shelf.invalidate { $0.invalidateItems(at: [[1, 11_999]]) }
      },
      { shelf in
        shelf.sections[1].items[1].length = 222
        shelf.view.reloadItems(at: [[1, 1]])
      },
      { shelf in shelf.view.reloadData() },
      { shelf in shelf.layout.invalidateLayout() },
    ]
    for (number, change) in changes.enumerated() {
      let shelf = shelf()
      let first = try #require(firstSeen(shelf))
      resizeFarAbove(shelf)
      #expect(shelf.layout.held != nil)
      UIView.performWithoutAnimation { change(shelf) }
      #expect(shelf.layout.held == nil)
      expectSame(shelf, shelf.rebuilt())
      shelf.layout._checkInvariants()
      #expect(isClose(try #require(starts(shelf)[first.name]), first.start), "\(number)")
    }
  }

  @Test("a transition to another layout begins where things are now, and cancelled ends there")
  func transition() throws {
    let shelf = shelf()
    let first = try #require(firstSeen(shelf))
    resizeFarAbove(shelf)
    #expect(shelf.layout.held != nil)
    _ = shelf.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    #expect(shelf.layout.held == nil)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    shelf.view.cancelInteractiveTransition()
    FrameClock.main.run(for: 1)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    expectSame(shelf, shelf.rebuilt())
  }

  @Test("a second change far above is taken in along with the first one")
  func again() throws {
    let shelf = shelf()
    let before = shelf.rebuilt()
    let first = try #require(firstSeen(shelf))
    resizeFarAbove(shelf)
    FrameClock.main.advance(by: 1 / 60)
    shelf.sections[0].items[3].length = 99
    shelf.invalidate { $0.invalidateItems(at: [[0, 3]]) }
    #expect(shelf.layout.held != nil)
    expectSame(shelf, before)
    FrameClock.main.run(while: shelf.layout.tailFrames != nil)
    expectSame(shelf, shelf.rebuilt())
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
  }

  @Test("where the first visible item is not to stay, and where all is near, the screen is right at once")
  func notHolding() {
    let shelf = shelf()
    shelf.layout.maintainsVisibleContentPosition = false
    resizeFarAbove(shelf)
    expectSame(shelf, shelf.rebuilt())
    let near = self.shelf(start: 800)
    resizeFarAbove(near)
    #expect(near.layout.held == nil)
    expectSame(near, near.rebuilt())
  }
}
#endif
