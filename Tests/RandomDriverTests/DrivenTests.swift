import CollectionLayouts
import CollectionView
import Testing

@testable import RandomDriver

/// Checks that the driver's operations and settings have an effect. Otherwise, the driver would find nothing.
@Suite(.serialized) struct DrivenTests {
  private func world(_ setup: Setup) -> World {
    let world = World.make(setup)
    world.show()
    return world
  }

  private func expectNothingFound(_ world: World, sourceLocation: SourceLocation = #_sourceLocation) {
    let violation = world.violationAtRest()
    #expect(violation == nil, sourceLocation: sourceLocation)
    world.window.isHidden = true
  }

  @Test
  func `a zoomable view is zoomed by an app or by fingers and stays within its limits`() {
    let world = world(Setup(layout: .flow, counts: [30], zooms: true))
    world.perform(.zoomScale(2, animated: true))
    world.perform(.rest)
    #expect(world.view.zoomScale == 2)
    world.perform(.pinch(x: 0.5, y: 0.5, factor: 0.1, angle: 0, duration: 0.2))
    #expect(world.isZooming)
    #expect(world.view.zoomScale < 0.5)
    world.perform(.rest)
    #expect(world.view.zoomScale == 0.5)
    world.perform(.zoomTo(x: 0, y: 0, part: 0.1, animated: false))
    #expect(world.view.zoomScale == 3)
    world.perform(.rest)
    expectNothingFound(world)
  }

  @Test func `the scale of a view without zooming doesn't change`() {
    let world = world(Setup(layout: .flow, counts: [30]))
    world.perform(.change(.maximumZoom, value: 0))
    world.perform(.zoomScale(2, animated: true))
    world.perform(.pinch(x: 0.5, y: 0.5, factor: 2, angle: 0, duration: 0.2))
    world.perform(.rest)
    #expect(world.view.zoomScale == 1)
    expectNothingFound(world)
  }

  @Test(arguments: [false, true])
  func `a controller's long press moves an item, and the world tracks the move`(isDiffable: Bool) {
    let world = world(
      Setup(
        layout: .flow, counts: [6], isDiffable: isDiffable, isInController: true, controllerMoves: true))
    let numbers = world.sections[0]
    world.perform(.beginPress(section: 0, item: 0))
    #expect(world.isMoving)
    world.perform(.cancelTouches)
    #expect(!world.isMoving)
    world.perform(.pressItem(section: 0, item: 0, x: 0.1, y: 0.9, duration: 0.2))
    #expect(!world.isMoving)
    world.perform(.rest)
    #expect(world.sections[0] != numbers)
    #expect(world.sections[0].sorted() == numbers)
    expectNothingFound(world)
  }

  @Test
  func `a section's delegate values move with it and change on restyling`() {
    let world = world(Setup(layout: .waterfall, counts: [3, 3, 3], sectionsDiffer: true))
    func inset(_ section: Int) -> UIEdgeInsets {
      world.collectionView(
        world.view, layout: world.view.collectionViewLayout, sectionInsetForSectionAt: section)
    }
    let before = (0..<3).map(inset)
    #expect(Set(before.map(\.bottom)).count > 1)
    world.perform(.moveSection(section: 0, to: 2))
    #expect((0..<3).map(inset) == [before[1], before[2], before[0]])
    world.perform(.restyleSection(section: 0))
    #expect(inset(0) != before[1])
    world.perform(.rest)
    expectNothingFound(world)
  }

  @Test(arguments: [LayoutKind.flow, .waterfall, .tags])
  func `a section's own inset determines the position of its items`(layout: LayoutKind) {
    for name in 0..<3 {
      let world = world(Setup(layout: layout, counts: [3 + name], sectionsDiffer: true))
      let shown = world.view.collectionViewLayout
      let inset =
        layout == .flow
        ? world.collectionView(world.view, layout: shown, insetForSectionAt: 0)
        : world.collectionView(world.view, layout: shown, sectionInsetForSectionAt: 0)
      let frame = world.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
      #expect(frame?.minX == inset.left)
    }
  }

  @Test func `without differing sections, the layout's own values apply`() {
    let world = world(Setup(layout: .waterfall, counts: [3, 3]))
    let layout = world.view.collectionViewLayout
    (layout as? WaterfallLayout)?.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    (layout as? WaterfallLayout)?.footerReferenceLength = 7
    for section in 0..<2 {
      let inset = world.collectionView(world.view, layout: layout, sectionInsetForSectionAt: section)
      #expect(inset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(
        world.collectionView(world.view, layout: layout, referenceLengthForFooterInSection: section) == 7)
    }
  }

  @Test(arguments: [LayoutKind.waterfall, .packed, .flow, .grid])
  func `a restored anchor brings its item to the edge`(layout: LayoutKind) throws {
    let world = world(Setup(layout: layout, counts: [90]))
    world.perform(.restoreAnchor(section: 0, item: 20, edge: 0, distance: 5))
    world.perform(.layOut)
    let frame = try #require(world.view.layoutAttributesForItem(at: [0, 20])).frame
    #expect((frame.minY - world.view.bounds.minY - 5).magnitude < 0.51)
    world.perform(.rest)
    expectNothingFound(world)
  }

  @Test func `the delegate's initial attributes apply to an inserted item`() throws {
    let world = world(Setup(layout: .waterfall, counts: [3], sectionsDiffer: true))
    world.perform(.insertItems(section: 0, item: 0, count: 1))
    FrameClock.main.advance(by: 1 / 60)
    let cell = try #require(world.view.cellForItem(at: [0, 0]))
    #expect(try #require(cell.layer.presentation()).affineTransform().a < 1)
    world.perform(.rest)
    #expect(cell.transform == .identity)
    expectNothingFound(world)
  }

  // MARK: Continuity

  /// Returns a world at rest with frame comparison turned on.
  private func watchedWorld(_ setup: Setup = Setup(layout: .flow, counts: [30])) -> World {
    let world = world(setup)
    world.checksContinuity = true
    world.perform(.layOut)
    #expect(!world.mayLeap)
    return world
  }

  /// Removes a visible cell, which no app does, and returns the complaint about the next frame.
  private func complaint(_ world: World, whileVanishing body: () -> Void = {}) -> String? {
    world.view.cellForItem(at: [0, 2])?.removeFromSuperview()
    body()
    world.perform(.frames(count: 1, duration: 1.0 / 60))
    return world.complaint
  }

  @Test func `a vanished cell is a finding`() {
    let world = watchedWorld()
    world.perform(.frames(count: 3, duration: 1.0 / 60))
    #expect(world.complaint == nil)
    #expect(complaint(world)?.hasPrefix("continuity in flow: vanishes 3") == true)
    #expect(world.violation() == world.complaint)
  }

  @Test func `a vanished cell is a finding in an animated change but not in an immediate one`() {
    let change = RandomDriver.Operation.set(setting: 1, value: 2)
    let plain = watchedWorld()
    #expect(complaint(plain) { plain.perform(change) } == nil)
    let atOnce = watchedWorld()
    #expect(complaint(atOnce) { atOnce.perform(.together(.noAnimation, [change])) } == nil)
    for circumstance in [RandomDriver.Operation.Circumstance.animation, .animator, .batch] {
      let animated = watchedWorld()
      #expect(complaint(animated) { animated.perform(.together(circumstance, [change])) } != nil)
    }
  }

  @Test func `a change without animation allows jumps only until the next frame`() {
    let world = watchedWorld()
    world.perform(.set(setting: 1, value: 2))
    #expect(world.mayLeap)
    world.perform(.frames(count: 1, duration: 1.0 / 60))
    #expect(!world.mayLeap)
    #expect(complaint(world) != nil)
  }

  @Test(
    arguments: [LayoutKind.flow, .waterfall, .grid, .rows, .tags], RandomDriver.Operation.Stretching.allCases)
  func `stretched items become longer and return to their former length`(
    layout: LayoutKind, stretching: RandomDriver.Operation.Stretching
  ) throws {
    for measures in [false, true] where measures || layout != .grid {
      let world = world(Setup(layout: layout, counts: [6], measures: measures))
      func height() -> CGFloat {
        world.perform(.rest)
        return world.view.layoutAttributesForItem(at: [0, 1])?.frame.height ?? 0
      }
      let before = height()
      world.perform(.stretchItems(section: 0, item: 1, count: 2, by: stretching))
      #expect(world.stretched == Set(world.sections[0][1...2]))
      #expect(height() > before + 30)
      world.perform(.stretchItems(section: 0, item: 1, count: 2, by: stretching))
      #expect(height() == before)
      expectNothingFound(world)
    }
  }
}
