// Only this package simulates frames and fingers. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import Testing

@Suite(.serialized) struct OverscrollAnchoringTests {
  @Test(arguments: ScrollingContents.anchoringFirstItem + [.carousel], [false, true])
  func `overscrolled contents stay under the finger when earlier items are deleted`(
    _ contents: ScrollingContents, isMirrored: Bool
  ) throws {
    let album = Album(contents.make(isMirrored ? .horizontal : .vertical), count: 900)
    if isMirrored { album.view.semanticContentAttribute = .forceRightToLeft }
    album.view.layoutIfNeeded()
    album.view.scrollToItem(at: [0, 899], at: isMirrored ? .left : .bottom, animated: false)
    album.view.layoutIfNeeded()
    let rest = album.view.contentOffset
    // Mirrored contents end on the left.
    let way = isMirrored ? CGPoint(x: 250, y: 0) : CGPoint(x: 0, y: -250)
    let start = CGPoint(x: 50, y: 400)
    album.finger.down(at: start)
    album.finger.move(to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: 0.2)
    album.view.layoutIfNeeded()
    let pull = CGPoint(x: album.view.contentOffset.x - rest.x, y: album.view.contentOffset.y - rest.y)
    #expect(abs(pull.x + pull.y) > 60, "not pulled beyond the end: \(pull)")
    let before = try #require(album.shown(899)).center
    // Divisible by any number of items in a line, so the following items keep their positions in their lines.
    let count = 420
    album.view.performBatchUpdates {
      album.numbers.removeFirst(count)
      album.view.deleteItems(at: (0..<count).map { [0, $0] })
    }
    for _ in 0..<30 {
      #expect(isClose(try #require(album.shown(899)).center, before))
      FrameClock.main.advance(by: 1 / 60)
    }
    album.finger.move(to: CGPoint(x: start.x + way.x * 1.01, y: start.y + way.y * 1.01))
    let after = try #require(album.shown(899)).center
    #expect(abs(after.x - before.x) + abs(after.y - before.y) < 4, "jumped to \(after) from \(before)")
    album.finger.lift()
    FrameClock.main.run(for: 3)
    let path = try #require(album.numbers.firstIndex(of: 899))
    let frame = try #require(album.view.layoutAttributesForItem(at: [0, path])).frame
    #expect(album.view.bounds.insetBy(dx: -1, dy: -1).contains(CGPoint(x: frame.midX, y: frame.midY)))
    #expect(!album.view.isDecelerating)
  }
}
#endif
