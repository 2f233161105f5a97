import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Areas far from the last queried one, for which other layouts returned `nil` or showed nothing.
@Suite(.serialized) struct FarScrollTests {
  @Test(
    .asked("PDKTCollectionViewWaterfallLayout#9", "BouncyLayout#10"), arguments: few(AnyLayout.scrolling),
    seeds(3))
  func `after jumps and updates, each visible item has its cell`(
    kind: AnyLayout, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(
      kind.make(), width: 300, height: 400, counts: [200, 0, 300], isRightToLeft: seed.isMultiple(of: 2))
    let window = stage.view.shownInWindow()
    for step in 0..<6 {
      let room = CGSize(
        width: max(0, stage.view.contentSize.width - 300), height: max(0, stage.view.contentSize.height - 400)
      )
      // A loop's contents are too long to scroll through.
      stage.scroll(
        to: CGPoint(
          x: room.width * .random(in: 0...1, using: &random),
          y: room.height * .random(in: 0...1, using: &random)))
      try stage.expectComplete("jump \(step)")
      let section = [0, 2].randomElement(using: &random) ?? 0
      let index = Int.random(in: 0...stage.counts[section], using: &random)
      if Bool.random(using: &random) {
        stage.counts[section] += 30
        stage.view.performFinishedUpdates {
          stage.view.insertItems(at: (index..<index + 30).map { IndexPath(item: $0, section: section) })
        }
      } else {
        let end = min(index + 25, stage.counts[section])
        stage.counts[section] -= end - index
        stage.view.performFinishedUpdates {
          stage.view.deleteItems(at: (index..<end).map { IndexPath(item: $0, section: section) })
        }
      }
      try stage.expectComplete("batch \(step)")
    }
    withExtendedLifetime(window) {}
  }

  @Test(.asked("CHTCollectionViewWaterfallLayout#18"), arguments: AnyLayout.scrolling)
  func `each visible item has its cell during scrolling, for any number of items`(kind: AnyLayout) throws {
    for count in few([1, 19, 20, 21, 39, 40, 41, 141]) {
      let stage = Stage(kind.make(), width: 300, height: 400, counts: [count])
      let room = CGPoint(
        x: max(0, stage.view.contentSize.width - 300), y: max(0, stage.view.contentSize.height - 400))
      let end = max(room.x, room.y)
      // A loop's contents are too long to scroll through.
      for way in Array(stride(from: CGFloat(0), to: min(end, 5000), by: 200)) + [end] {
        stage.scroll(to: CGPoint(x: min(way, room.x), y: min(way, room.y)))
        try stage.expectComplete("\(count) at \(way)")
      }
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(
    .asked("PDKTCollectionViewWaterfallLayout#6", "PDKTCollectionViewWaterfallLayout#9"),
    arguments: few(AnyLayout.scrolling))
  func `an animated scroll to a distant item shows every item on the way`(
    kind: AnyLayout
  ) throws {
    let stage = Stage(kind.make(), width: 300, height: 400, counts: [200, 0, 300])
    let window = stage.view.shownInWindow()
    for path in few([[2, 299], [0, 0], [2, 150]] as [IndexPath]) {
      stage.view.scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: true)
      for step in 0..<6 {
        FrameClock.main.run(for: 0.1)
        try stage.expectComplete("step \(step) of the way to \(path)")
      }
      // On a wheel and in piles, distant items have no position of their own.
      if [.wheel, .horizontalWheel, .piles, .horizontalPiles].contains(kind) { continue }
      let cell = try #require(stage.view.cellForItem(at: path))
      #expect(sharesArea(cell.frame, stage.view.bounds))
    }
    withExtendedLifetime(window) {}
  }
  #endif
}
