import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// The current item of every `CurrentItemLayout`.
@Suite(.serialized) struct CurrentItemTests {
  nonisolated enum Kind: CaseIterable, Sendable {
    case carousel, loop, circle, wheel, cards, endlessCards

    @MainActor func make() -> any CurrentItemLayout {
      switch self {
      case .carousel, .loop:
        let layout = CarouselLayout()
        layout.itemSize = .absolute(CGSize(width: 100, height: 100))
        layout.loops = self == .loop
        return layout
      case .circle: return CircleLayout()
      case .wheel: return WheelLayout()
      case .cards, .endlessCards:
        let layout = CardStackLayout()
        layout.itemSize = .absolute(CGSize(width: 200, height: 200))
        layout.loops = self == .endlessCards
        return layout
      }
    }
  }

  private func stage(
    _ layout: any CurrentItemLayout, _ counts: [Int] = [5, 0, 7], laysOut: Bool = true
  ) -> Stage<UICollectionViewLayout> {
    Stage(layout as UICollectionViewLayout, width: 300, height: 500, counts: counts, laysOut: laysOut)
  }

  /// Returns the only item in the resting place.
  private func restingItem(_ stage: Stage<UICollectionViewLayout>, _ kind: Kind) -> IndexPath? {
    let middle = CGPoint(x: stage.view.bounds.midX, y: stage.view.bounds.midY)
    // The radius is a third of the width, and the start angle points right.
    let place = kind == .circle || kind == .wheel ? CGPoint(x: middle.x + 100, y: middle.y) : middle
    let resting = stage.indexPaths.filter { path in
      guard let item = stage.view.layoutAttributesForItem(at: path), !item.isHidden else { return false }
      return isClose(item.center, place, 0.01)
    }
    return resting.count == 1 ? resting[0] : nil
  }

  @Test(arguments: Kind.allCases)
  func `setCurrentIndexPath brings any item to the resting place`(kind: Kind) {
    let layout = kind.make()
    let stage = stage(layout)
    expectEqual((layout.currentIndexPath, [0, 0]), (restingItem(stage, kind), [0, 0]))
    for path in [[2, 2], [0, 4], [2, 6], [0, 0], [2, 0]] as [IndexPath] {
      layout.setCurrentIndexPath(path, animated: false)
      #expect(layout.currentIndexPath == path)
      stage.view.layoutIfNeeded()
      expectEqual((layout.currentIndexPath, path), (restingItem(stage, kind), path))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a path set before the first layout pass is current until then, and afterwards`(kind: Kind) {
    let layout = kind.make()
    layout.setCurrentIndexPath([2, 3], animated: false)
    #expect(layout.currentIndexPath == [2, 3])
    let stage = stage(layout, laysOut: false)
    #expect(layout.currentIndexPath == [2, 3])
    stage.view.layoutIfNeeded()
    expectEqual((layout.currentIndexPath, [2, 3]), (restingItem(stage, kind), [2, 3]))
  }

  @Test(arguments: Kind.allCases)
  func `without items, no item is current, and a path waits for items`(kind: Kind) {
    let layout = kind.make()
    let stage = stage(layout, [])
    #expect(layout.currentIndexPath == nil)
    layout.setCurrentIndexPath([0, 3], animated: true)
    #expect(layout.currentIndexPath == nil)
    stage.counts = [8]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual((layout.currentIndexPath, [0, 3]), (restingItem(stage, kind), [0, 3]))
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `a path without an item has no effect, even after items are added`(kind: Kind, isLaidOut: Bool) {
    let layout = kind.make()
    let stage = stage(layout, [4], laysOut: isLaidOut)
    layout.setCurrentIndexPath([0, 2], animated: false)
    layout.setCurrentIndexPath([0, 6], animated: false)
    stage.view.layoutIfNeeded()
    let item: IndexPath = isLaidOut ? [0, 2] : [0, 0]
    #expect(layout.currentIndexPath == item)
    stage.counts = [12]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    if kind != .circle { #expect(layout.currentIndexPath == item) }
  }

  @Test(arguments: Kind.allCases)
  func `changes of the current item are reported once, in the frame after layout`(kind: Kind) {
    let layout = kind.make()
    var reported: [IndexPath?] = []
    layout.onCurrentIndexPathChange = { reported.append($0) }
    let stage = stage(layout)
    #expect(reported.isEmpty)
    passFrame()
    #expect(reported == [[0, 0]])
    for path in [[2, 2], [2, 2], [0, 4]] as [IndexPath] {
      layout.setCurrentIndexPath(path, animated: false)
      let count = reported.count
      stage.view.layoutIfNeeded()
      #expect(reported.count == count)
      passFrame()
    }
    #expect(reported == [[0, 0], [2, 2], [0, 4]])
    stage.counts = []
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    passFrame()
    expectEqual((reported.count, 4), (reported.last, .some(nil)))
  }

  @Test(arguments: Kind.allCases.filter { $0 != .circle })
  func `the current item stays current when items before it are inserted or deleted`(kind: Kind) {
    let layout = kind.make()
    let stage = stage(layout)
    layout.setCurrentIndexPath([2, 3], animated: false)
    stage.view.layoutIfNeeded()
    stage.counts = [7, 0, 7]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 0], [0, 1]]) }
    #expect(layout.currentIndexPath == [2, 3])
    stage.counts = [7, 0, 5]
    stage.view.performBatchUpdates { stage.view.deleteItems(at: [[2, 0], [2, 1]]) }
    #expect(layout.currentIndexPath == [2, 1])
    stage.counts = [7, 0, 4]
    stage.view.performBatchUpdates { stage.view.deleteItems(at: [[2, 1]]) }
    #expect(layout.currentIndexPath == [2, 1])
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(arguments: Kind.allCases)
  func `an animated change ends at the item, and reports it`(kind: Kind) {
    let layout = kind.make()
    let stage = stage(layout)
    let window = stage.view.shownInWindow()
    stage.view.layoutIfNeeded()
    var reported: [IndexPath?] = []
    layout.onCurrentIndexPathChange = { reported.append($0) }
    for path in [[0, 4], [2, 5], [0, 1]] as [IndexPath] {
      layout.setCurrentIndexPath(path, animated: true)
      FrameClock.main.run(for: 2)
      expectEqual((layout.currentIndexPath, path), (restingItem(stage, kind), path), (reported.last, path))
    }
    #expect(stage.view.window === window)
  }

  @Test(arguments: [false, true])
  func `an animated turn follows the circle the shorter way, also when interrupted`(isInterrupted: Bool) {
    let layout = CircleLayout()
    let stage = stage(layout, [12])
    let window = stage.view.shownInWindow()
    stage.view.layoutIfNeeded()
    layout.setCurrentIndexPath([0, 9], animated: true)
    #expect(isClose(layout.rotation, .pi / 2))
    var last: CGFloat = 0
    var steps = 0
    while last < .pi / 2 - 1e-6, steps < 60 {
      FrameClock.main.advance(by: 1 / 60)
      #expect(layout.shownRotation >= last && layout.shownRotation - last < 0.2)
      last = layout.shownRotation
      steps += 1
      let items = (0..<12).compactMap { stage.attributes($0)?.center }
      expectAll(items) { isClose(hypot($0.x - 150, $0.y - 250), 100) }
      if isInterrupted, steps == 5 { break }
    }
    if isInterrupted {
      layout.setCurrentIndexPath([0, 1], animated: false)
      FrameClock.main.run(for: 1)
      expectEqual((layout.currentIndexPath, [0, 1]), (restingItem(stage, .circle), [0, 1]))
    } else {
      #expect(steps > 10)
    }
    #expect(stage.view.window === window)
  }

  @Test func `a card brought to the top hides earlier cards until one of them is current`() {
    let layout = CardStackLayout()
    let stage = stage(layout, [6])
    layout.setCurrentIndexPath([0, 4], animated: false)
    #expect(Set(stage.view.indexPathsForVisibleItems) == [[0, 4], [0, 5]])
    layout.loops = true
    stage.view.layoutIfNeeded()
    #expect(Set(stage.view.indexPathsForVisibleItems) == [[0, 4], [0, 5], [0, 0], [0, 1]])
    layout.loops = false
    layout.setCurrentIndexPath([0, 1], animated: false)
    stage.view.layoutIfNeeded()
    #expect(Set(stage.view.indexPathsForVisibleItems) == [[0, 1], [0, 2], [0, 3], [0, 4]])
  }
  #endif
}
