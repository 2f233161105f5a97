// Frames are this package's own: on Apple's platforms a person tries this.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

// What changes as well, at the same time or before all new places are there.

extension WaterfallPlacesBeforeTests {
  @Test(
    "a section that keeps its lanes and changes together with one far above leaves the first visible item where it is",
    arguments: 0..<4, [false, true])
  func keepingLanes(style: Int, isReloading: Bool) throws {
    let shelf = shelf(Self.styles[style], laneCounts: [3, 1])
    let first = try #require(firstSeen(shelf))
    var sections = shelf.sections
    shelf.sections[0].items[7].length = 411
    shelf.sections[1].items[1].length = 333
    sections[1] = shelf.sections[1]
    // Mirrored contents are laid out as a whole where counts may change.
    let isWhole = isReloading && shelf.style.isRightToLeft
    let before = isWhole ? shelf.rebuilt() : WaterfallShelf(sections, shelf.style)
    let paths = [IndexPath(item: 7, section: 0), [1, 1]]
    if isReloading {
      UIView.performWithoutAnimation { shelf.view.reloadItems(at: paths) }
    } else {
      shelf.invalidate { $0.invalidateItems(at: paths) }
    }
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    #expect(shelf.layout.showsPlacesBefore == !isWhole)
    expectSame(shelf, before)
    finish(shelf, before: before)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
  }

  @Test(
    "a section that gets other lanes while items are left for later leaves the screen as it is",
    arguments: 0..<4)
  func otherLanes(style: Int) throws {
    for frames in [0, 5] {
      let shelf = shelf(Self.styles[style])
      let first = try #require(firstSeen(shelf))
      var sections = shelf.sections
      resizeFarAbove(shelf)
      for _ in 0..<frames { FrameClock.main.advance(by: 1 / 60) }
      withoutWaiting(shelf) {
        shelf.sections[0].laneCount = 2
        shelf.invalidate {
          $0.invalidateSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
        }
        shelf.view.layoutIfNeeded()
      }
      #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
      #expect(shelf.layout.showsPlacesBefore)
      sections[0] = shelf.sections[0]
      let before = WaterfallShelf(sections, shelf.style)
      expectSame(shelf, before)
      finish(shelf, before: before)
      #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    }
  }

  @Test(
    "a header or footer that comes or goes meanwhile is pinned as long as it is seen, and not before",
    arguments: [(CGFloat(0), CGFloat(0)), (40, 0), (0, 40)], [7.0, -7])
  func pinning(lengths: (CGFloat, CGFloat), step: Double) {
    for (header, footer) in [(30, 20), (0, 20), (30, 0), (0, 0)] as [(CGFloat, CGFloat)] {
      let shelf = shelf(Self.styles[3], boundaries: (header, footer))
      let before = shelf.rebuilt()
      resizeFarAbove(shelf)
      (shelf.sections[1].header, shelf.sections[1].footer) = lengths
      shelf.invalidate {
        $0.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionHeader, at: [[1, 0]])
      }
      shelf.view.layoutIfNeeded()
      #expect(shelf.layout.showsPlacesBefore)
      for _ in 0..<9 {
        shelf.visibleStart += step
        expectSame(shelf, before)
      }
    }
  }

  @Test(
    "a second change far above a screen that the new places have passed leaves it as it is, too",
    arguments: 0..<4)
  func passed(style: Int) throws {
    for path in [IndexPath(item: 3, section: 0), [1, 100]] {
      try changeAgain(shelf(Self.styles[style], start: 150_000)) { shelf in
        let leftBefore = left(shelf)
        shelf.sections[path.section].items[path.item].length = 299
        shelf.invalidate { $0.invalidateItems(at: [path]) }
        #expect(left(shelf) == (path.section == 0 ? leftBefore + 2000 : Self.count))
      }
    }
  }

  @Test("so it does where gaps had become others, or items cover several lanes", arguments: [false, true])
  func passedLoosely(spans: Bool) throws {
    let shelf = shelf(start: 150_000)
    if spans {
      for item in stride(from: 5, to: Self.count, by: 9) { shelf.sections[1].items[item].span = 2 }
      shelf.layout.invalidateLayout()
      shelf.view.layoutIfNeeded()
    }
    if !spans { shelf.layout.itemSpacing = 3 }
    try changeAgain(shelf) { shelf in
      shelf.sections[0].items[0].length = 299
      shelf.invalidate { $0.invalidateItems(at: [[0, 0]]) }
    }
  }

  /// A change far above, of which the new places come to the screen, and then another one.
  private func changeAgain(_ shelf: WaterfallShelf, _ change: (WaterfallShelf) -> Void) throws {
    resizeFarAbove(shelf)
    shelf.sections[1].items[12_000].length = 17
    shelf.invalidate { $0.invalidateItems(at: [[1, 12_000]]) }
    while shelf.layout.showsPlacesBefore {
      FrameClock.main.advance(by: 1 / 60)
      shelf.view.layoutIfNeeded()
    }
    #expect(left(shelf) > 8000)
    let before = shelf.rebuilt()
    let first = try #require(firstSeen(shelf))
    expectSame(shelf, before)
    change(shelf)
    shelf.view.layoutIfNeeded()
    #expect(shelf.layout.showsPlacesBefore)
    expectSame(shelf, before)
    // Nobody waits who goes on from there, or back.
    for place in [0.5, 0.9, 1] as [CGFloat] {
      let start = shelf.visibleStart
      withoutWaiting(shelf) {
        shelf.visibleStart = place * shelf.lastVisibleStart
        #expect(!shelf.screen.isEmpty)
        shelf.visibleStart = start
      }
      expectSame(shelf, before)
    }
    finish(shelf, before: before)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
  }

  @Test("a second change, wherever it is, leaves the screen as it is, and is there in the end")
  func again() throws {
    for path in [IndexPath(item: 3, section: 0), [1, 3000], [1, 17_999]] {
      let shelf = shelf()
      let before = shelf.rebuilt()
      let first = try #require(firstSeen(shelf))
      resizeFarAbove(shelf)
      for _ in 0..<5 { FrameClock.main.advance(by: 1 / 60) }
      withoutWaiting(shelf) {
        shelf.sections[path.section].items[path.item].length = 99
        shelf.invalidate { $0.invalidateItems(at: [path]) }
        shelf.view.layoutIfNeeded()
      }
      #expect(shelf.layout.showsPlacesBefore)
      expectSame(shelf, before)
      finish(shelf, before: before)
      #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    }
  }

  @Test(
    "other gaps, another placement and other boundaries ask for no length, and keep nobody waiting either",
    arguments: 0..<4)
  func metrics(style: Int) throws {
    let changes: [(WaterfallLayout) -> Void] = [
      { $0.itemSpacing = 3 },
      { layout in
        layout.itemSpacing = 17
        layout.placement = .sequential
      },
    ]
    for (number, change) in changes.enumerated() {
      let shelf = shelf(Self.styles[style])
      let (before, fresh) = (shelf.rebuilt(), shelf.rebuilt())
      change(fresh.layout)
      fresh.layout.invalidateLayout()
      fresh.view.layoutIfNeeded()
      let first = try #require(firstSeen(shelf))
      shelf.questions = []
      change(shelf.layout)
      expectSame(shelf, before)
      #expect(left(shelf) == Self.count + 2000 && shelf.layout.showsPlacesBefore)
      finish(shelf, before: before, fresh: fresh)
      #expect(shelf.questions.isEmpty)
      #expect(isClose(try #require(starts(shelf)[first.name]), first.start), "\(number)")
      shelf.layout.invalidateLayout()
      shelf.view.layoutIfNeeded()
      #expect(shelf.questions.count == Self.count + 2000)
    }
  }

  @Test("what changes everything finds things where they are now, and keeps the first visible item in place")
  func otherChanges() throws {
    let changes: [(WaterfallShelf) -> Void] = [
      { shelf in
        shelf.view.performBatchUpdates {
          shelf.sections[0].items.insert(.init(length: 77), at: 0)
          shelf.view.insertItems(at: [[0, 0]])
        }
      },
      { shelf in shelf.view.reloadData() },
      { shelf in shelf.layout.invalidateLayout() },
    ]
    for (number, change) in changes.enumerated() {
      let shelf = shelf()
      let first = try #require(firstSeen(shelf))
      resizeFarAbove(shelf)
      #expect(shelf.layout.showsPlacesBefore)
      UIView.performWithoutAnimation { change(shelf) }
      #expect(!shelf.layout.showsPlacesBefore)
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
    #expect(shelf.layout.showsPlacesBefore)
    _ = shelf.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    #expect(!shelf.layout.showsPlacesBefore)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    shelf.view.cancelInteractiveTransition()
    FrameClock.main.run(for: 1)
    #expect(isClose(try #require(starts(shelf)[first.name]), first.start))
    expectSame(shelf, shelf.rebuilt())
  }
}
#endif
