// Only this package simulates frames. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// The effect of a change far above the screen is visible at once. Items beyond the screen are packed later.
@Suite(.serialized) struct WaterfallFarChangeTests {
  static let count = 18_000

  nonisolated enum Arrangement: CaseIterable, Sendable {
    case vertical, horizontal, rightToLeft, pinned

    @MainActor var style: WaterfallShelf.Style {
      switch self {
      case .vertical: .init()
      case .horizontal: .init(direction: .horizontal)
      case .rightToLeft: .init(direction: .horizontal, isRightToLeft: true)
      case .pinned: .init(pinsHeaders: true, pinsFooters: true)
      }
    }
  }

  private func shelf(_ style: WaterfallShelf.Style = .init(), start: CGFloat = 250_000) -> WaterfallShelf {
    var style = style
    style.itemsPerFrame = 600
    var random = SeededGenerator(seed: 11)
    let items = (0..<Self.count).map { _ in
      WaterfallShelf.Item(length: CGFloat(random.int(0...2400)) / 16)
    }
    let shelf = WaterfallShelf(
      [
        .init(items: Array(items[..<2000]), header: 20), .init(items: items, header: 30, footer: 20),
      ], style)
    shelf.visibleStart = start
    shelf.view.layoutIfNeeded()
    return shelf
  }

  /// Resizes an item of the first section and one of the visible section.
  private func resizeFarAbove(_ shelf: WaterfallShelf) {
    shelf.sections[0].items[700].length = 411
    shelf.sections[1].items[1].length = 333
    shelf.invalidate { $0.invalidateItems(at: [[0, 700], [1, 1]]) }
  }

  private func expectSame(
    _ shelf: WaterfallShelf, _ other: WaterfallShelf, location: SourceLocation = #_sourceLocation
  ) {
    shelf.view.layoutIfNeeded()
    other.visibleStart = shelf.visibleStart
    let (some, others) = (shelf.screen, other.screen)
    shelf.layout._checkInvariants()
    #expect(Set(some.keys) == Set(others.keys), sourceLocation: location)
    for (name, frame) in some {
      #expect(isClose(frame, others[name] ?? .null), "\(name)", sourceLocation: location)
    }
  }

  /// Runs frames until all items are packed. In each frame, or without many seeds in every fifth, compares
  /// the screen with a new shelf's.
  private func finish(
    _ shelf: WaterfallShelf, fresh: WaterfallShelf? = nil, location: SourceLocation = #_sourceLocation
  ) {
    let fresh = fresh ?? shelf.rebuilt()
    var frames = 0
    while shelf.layout.lanes.frames != nil, frames < 100 {
      let before = shelf.layout.lanes.sections?.unpackedCount ?? 0
      FrameClock.main.advance(by: 1 / 60)
      shelf.view.layoutIfNeeded()
      #expect(before - (shelf.layout.lanes.sections?.unpackedCount ?? 0) <= 600, sourceLocation: location)
      if triesManySeeds || frames.isMultiple(of: 5) { expectSame(shelf, fresh, location: location) }
      frames += 1
    }
    #expect(shelf.layout.lanes.sections?.isPacked == true, sourceLocation: location)
    expectSame(shelf, fresh, location: location)
    #expect(shelf.view.contentSize == fresh.view.contentSize, sourceLocation: location)
  }

  /// Returns the distances from the start of the screen to the items, by name. Items can change lanes.
  private func starts(_ shelf: WaterfallShelf) -> [String: CGFloat] {
    let isVertical = shelf.style.direction == .vertical
    return shelf.screen.filter { $0.key.hasPrefix("item") }.mapValues { frame in
      isVertical ? frame.minY : shelf.style.isRightToLeft ? 300 - frame.maxX : frame.minX
    }
  }

  /// Returns the first item with its start in sight, and the start.
  private func firstSeen(_ shelf: WaterfallShelf) -> (name: String, start: CGFloat)? {
    starts(shelf).filter { $0.value >= 0 }.min { $0.value < $1.value }.map { ($0.key, $0.value) }
  }

  @Test(arguments: Arrangement.allCases)
  func `a change far above is shown at once with the first visible item in place`(
    arrangement: Arrangement
  ) throws {
    let shelf = shelf(arrangement.style)
    let first = try #require(firstSeen(shelf))
    resizeFarAbove(shelf)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    expectSame(shelf, shelf.rebuilt())
    #expect(shelf.layout.lanes.sections?.isPacked == false)
    finish(shelf)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
  }

  @Test func `without anchoring, a change far above keeps the offset`() {
    let shelf = shelf()
    shelf.layout.maintainsVisibleContentPosition = false
    let offset = shelf.view.contentOffset
    resizeFarAbove(shelf)
    expectSame(shelf, shelf.rebuilt())
    finish(shelf)
    #expect(shelf.view.contentOffset == offset)
  }

  @Test func `reloading an item far above keeps the first visible item in place`() throws {
    let shelf = shelf()
    let first = try #require(firstSeen(shelf))
    shelf.sections[1].items[1].length = 333
    UIView.performWithoutAnimation { shelf.view.reloadItems(at: [[1, 1]]) }
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    #expect(shelf.layout.lanes.sections?.isPacked == false)
    finish(shelf)
  }

  @Test func `a second change during deferred packing keeps the first visible item in place`() throws {
    for path in [IndexPath(item: 3, section: 0), [1, 3000], [1, 17_999]] {
      let shelf = shelf()
      let first = try #require(firstSeen(shelf))
      resizeFarAbove(shelf)
      for _ in 0..<5 { FrameClock.main.advance(by: 1 / 60) }
      shelf.sections[path.section].items[path.item].length = 99
      shelf.invalidate { $0.invalidateItems(at: [path]) }
      #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
      expectSame(shelf, shelf.rebuilt())
      finish(shelf)
    }
  }

  @Test(arguments: Arrangement.allCases)
  func `at the end, a change of the first item keeps the first visible item in place`(
    arrangement: Arrangement
  ) throws {
    for length in [0, 900] as [CGFloat] {
      let shelf = shelf(arrangement.style, start: 0)
      shelf.visibleStart = shelf.lastVisibleStart - 10
      shelf.view.layoutIfNeeded()
      let first = try #require(firstSeen(shelf))
      shelf.sections[0].items[0].length = length
      shelf.invalidate { $0.invalidateItems(at: [[0, 0]]) }
      expectSame(shelf, shelf.rebuilt())
      #expect(
        isClose(try #require(starts(shelf)[first.name]), first.start)
          || isClose(shelf.visibleStart, shelf.lastVisibleStart))
      finish(shelf)
    }
  }

  @Test(arguments: Arrangement.allCases)
  func `changed spacing and placement query no lengths`(arrangement: Arrangement) throws {
    let changes: [(WaterfallLayout) -> Void] = [
      { $0.itemSpacing = 3 },
      { layout in
        layout.itemSpacing = 17
        layout.placement = .sequential
      },
    ]
    for (number, change) in changes.enumerated() {
      let shelf = shelf(arrangement.style)
      let fresh = shelf.rebuilt()
      change(fresh.layout)
      fresh.layout.invalidateLayout()
      fresh.view.layoutIfNeeded()
      let first = try #require(firstSeen(shelf))
      shelf.questions = []
      change(shelf.layout)
      expectSame(shelf, fresh)
      #expect(isClose(try #require(starts(shelf)[first.name]), first.start), "\(number)")
      #expect(shelf.layout.lanes.sections?.isPacked == false)
      finish(shelf, fresh: fresh)
      #expect(shelf.questions.isEmpty)
      shelf.layout.invalidateLayout()
      shelf.view.layoutIfNeeded()
      #expect(shelf.questions.count == Self.count + 2000)
    }
  }

  @Test(arguments: Arrangement.allCases)
  func `scrolling after a change finds every frame up to date`(arrangement: Arrangement) {
    let shelf = shelf(arrangement.style, start: 0)
    shelf.sections[0].items[1].length = 333
    shelf.sections[1].items[1].length = 222
    shelf.invalidate { $0.invalidateItems(at: [[1, 1], [0, 1]]) }
    let fresh = shelf.rebuilt()
    for fraction in [0, 0.3, 0.7, 0.1, 0.9, 1] as [CGFloat] {
      shelf.visibleStart = fraction * shelf.lastVisibleStart
      expectSame(shelf, fresh)
    }
    finish(shelf)
  }

  @Test func `a transition starts from the current frames and restores them on cancel`() throws {
    let shelf = shelf()
    let first = try #require(firstSeen(shelf))
    resizeFarAbove(shelf)
    _ = shelf.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    shelf.view.cancelInteractiveTransition()
    FrameClock.main.run(for: 1)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    expectSame(shelf, shelf.rebuilt())
  }
}
#endif
