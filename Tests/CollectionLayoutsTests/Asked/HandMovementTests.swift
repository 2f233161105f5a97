import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Interactive movements that crashed other libraries: into another section, or into an empty one.
@Suite(.serialized, .asked("JSReorderable#1"))
struct HandMovementTests {
  @Test(arguments: AnyLayout.scrolling, seeds(5))
  func `interactive movement works across sections and beyond the contents`(
    kind: AnyLayout, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let all = Array(0..<30)
    let feed = Feed([Array(all[..<12]), [], Array(all[12...])], kind.make(), width: 300)
    let view = feed.view
    for _ in 0..<6 {
      let paths = view.indexPathsForVisibleItems
      guard let path = paths.randomElement(using: &random) else { continue }
      #expect(view.beginInteractiveMovementForItem(at: path))
      for _ in 0..<5 {
        let size = view.contentSize
        view.updateInteractiveMovementTargetPosition(
          CGPoint(
            x: .random(in: -60...size.width + 60, using: &random),
            y: .random(in: -60...size.height + 60, using: &random)))
        view.layoutIfNeeded()
      }
      let before = feed.sections
      if random.chance(0.3) {
        view.cancelInteractiveMovement()
        #expect(feed.sections == before)
      } else {
        view.endInteractiveMovement()
      }
      view.layoutIfNeeded()
      #expect(feed.sections.joined().sorted() == all)
      for (section, numbers) in feed.sections.enumerated() {
        #expect(view.numberOfItems(inSection: section) == numbers.count)
        for item in numbers.indices {
          #expect(view.layoutAttributesForItem(at: IndexPath(item: item, section: section)) != nil)
        }
      }
    }
  }

  @Test(
    arguments: AnyLayout.scrolling)
  func `an item dropped on an item of another section takes that item's index path`(
    kind: AnyLayout
  ) throws {
    let feed = Feed([[0, 1], [2, 3], [4, 5]], kind.make(), width: 300)
    let view = feed.view
    func move(_ path: IndexPath, to target: IndexPath) throws {
      view.scrollToItem(at: path, at: [], animated: false)
      view.layoutIfNeeded()
      let center = try #require(view.layoutAttributesForItem(at: target)).center
      #expect(view.beginInteractiveMovementForItem(at: path))
      // The moving item covers the gap. Other items make room for it.
      view.updateInteractiveMovementTargetPosition(center)
      view.layoutIfNeeded()
      view.endInteractiveMovement()
      view.layoutIfNeeded()
    }
    try move([0, 0], to: [1, 0])
    #expect(feed.sections == [[1], [0, 2, 3], [4, 5]])
    try move([1, 2], to: [2, 0])
    #expect(feed.sections == [[1], [0, 2], [3, 4, 5]])
    try move([2, 0], to: [0, 0])
    #expect(feed.sections == [[3, 1], [0, 2], [4, 5]])
  }
}
