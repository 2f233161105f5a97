import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// What other layouts answered with nil, or left blank: places far from where they last looked.
@Suite(
  .serialized,
  .asked(
    "PDKTCollectionViewWaterfallLayout#6", "PDKTCollectionViewWaterfallLayout#9", "BouncyLayout#10"))
struct FarScrollTests {
  @Test(
    "after a jump to anywhere, and whatever comes or goes, each item in sight has its cell",
    arguments: AnyLayout.scrolling, seeds(3))
  func jumps(kind: AnyLayout, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(
      kind.make(), width: 300, height: 400, counts: [200, 0, 300], isRightToLeft: seed.isMultiple(of: 2))
    let window = stage.view.shownInWindow()
    for step in 0..<6 {
      let room = CGSize(
        width: max(0, stage.view.contentSize.width - 300), height: max(0, stage.view.contentSize.height - 400)
      )
      // A loop's contents are longer than anyone scrolls.
      stage.scroll(
        to: CGPoint(
          x: room.width * .random(in: 0...1, using: &random),
          y: room.height * .random(in: 0...1, using: &random)))
      try stage.expectComplete("jump \(step)")
      let section = [0, 2].randomElement(using: &random) ?? 0
      let place = Int.random(in: 0...stage.source.counts[section], using: &random)
      if Bool.random(using: &random) {
        stage.source.counts[section] += 30
        stage.view.performFinishedUpdates {
          stage.view.insertItems(at: (place..<place + 30).map { IndexPath(item: $0, section: section) })
        }
      } else {
        let end = min(place + 25, stage.source.counts[section])
        stage.source.counts[section] -= end - place
        stage.view.performFinishedUpdates {
          stage.view.deleteItems(at: (place..<end).map { IndexPath(item: $0, section: section) })
        }
      }
      try stage.expectComplete("batch \(step)")
    }
    withExtendedLifetime(window) {}
  }
}
