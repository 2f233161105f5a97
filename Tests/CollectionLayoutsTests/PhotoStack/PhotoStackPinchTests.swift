// Apple's recognizers take their states only from fingers. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct PhotoStackPinchTests {
  private let grid: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    return layout
  }()

  private func pinch(_ view: UIView) throws -> UIPinchGestureRecognizer {
    try #require(view.gestureRecognizers?.compactMap { $0 as? UIPinchGestureRecognizer }.last)
  }

  @Test(arguments: [true, false])
  func `photos follow a pinch between stack and grid, then finish or return`(goesOn: Bool) throws {
    let pile = PhotoStackLayout()
    let album = Album(pile, count: 12)
    pile.attachPinch(to: album.view, opening: grid)
    let gesture = try pinch(album.view)
    gesture.scale = 1
    gesture.state = .began
    #expect(isClose(try #require(album.shown(3)).center, CGPoint(x: 200, y: 300)))
    gesture.scale = goesOn ? 1.75 : 1.25
    gesture.state = .changed
    album.view.layoutIfNeeded()
    let part = goesOn ? 0.75 : 0.25
    let end = try #require(grid.layoutAttributesForItem(at: [0, 3])).center
    let between = CGPoint(x: 200 + (end.x - 200) * part, y: 300 + (end.y - 300) * part)
    #expect(isClose(try #require(album.shown(3)).center, between))
    #expect(isClose(try #require(album.shown(3)).turn, 0.2 * (1 - part), 0.02))
    gesture.state = .ended
    FrameClock.main.run(for: 1)
    #expect(album.view.collectionViewLayout === (goesOn ? grid : pile))
    #expect(isClose(try #require(album.shown(3)).center, goesOn ? end : CGPoint(x: 200, y: 300)))
    #expect(album.view.visibleCells.count == (goesOn ? 12 : 5))
  }

  @Test func `attaching the same layout again is idempotent, and another layout replaces it`() {
    let pile = PhotoStackLayout()
    let album = Album(pile, count: 12)
    let count = album.view.gestureRecognizers?.count ?? 0
    let (tap, pinch) = (
      pile.attachTap(to: album.view, opening: grid), pile.attachPinch(to: album.view, opening: grid)
    )
    #expect(pile.attachTap(to: album.view, opening: grid) === tap)
    #expect(pile.attachPinch(to: album.view, opening: grid) === pinch)
    #expect(album.view.gestureRecognizers?.count == count + 2)
    let line = UICollectionViewFlowLayout()
    line.scrollDirection = .horizontal
    #expect(pile.attachTap(to: album.view, opening: line) !== tap)
    #expect(album.view.gestureRecognizers?.count == count + 2)
    album.finger.tap(at: CGPoint(x: 200, y: 300))
    FrameClock.main.run(for: 1)
    #expect(album.view.collectionViewLayout === line)
    pile.detachTap(from: album.view)
    pile.detachPinch(from: album.view)
    #expect(album.view.gestureRecognizers?.count == count)
    album.finger.tap(at: CGPoint(x: 200, y: 300))
    FrameClock.main.run(for: 1)
    #expect(album.view.collectionViewLayout === line)
  }

  @Test func `detaching a pinch in progress returns to the stack`() throws {
    let pile = PhotoStackLayout()
    let album = Album(pile, count: 12)
    let gesture = pile.attachPinch(to: album.view, opening: grid)
    gesture.scale = 1
    gesture.state = .began
    gesture.scale = 1.6
    gesture.state = .changed
    album.view.layoutIfNeeded()
    pile.detachPinch(from: album.view)
    FrameClock.main.run(for: 1)
    #expect(album.view.collectionViewLayout === pile)
    #expect(gesture.view == nil)
    #expect(isClose(try #require(album.shown(3)).center, CGPoint(x: 200, y: 300)))
  }

  @Test func `pinching in closes the stack unless the pinch is canceled`() throws {
    let pile = PhotoStackLayout()
    let album = Album(pile, count: 12)
    pile.attachPinch(to: album.view, opening: grid)
    album.view.setCollectionViewLayout(grid, animated: false)
    let gesture = try pinch(album.view)
    for isBrokenOff in [true, false] {
      gesture.scale = 1
      gesture.state = .began
      gesture.scale = 0.55
      gesture.state = .changed
      gesture.state = isBrokenOff ? .cancelled : .ended
      FrameClock.main.run(for: 1)
      #expect(album.view.collectionViewLayout === (isBrokenOff ? grid : pile))
    }
    #expect(isClose(try #require(album.shown(2)).center, CGPoint(x: 200, y: 300)))
  }

  @Test func `a pinch has no effect after another layout is set`() throws {
    let pile = PhotoStackLayout()
    let album = Album(pile, count: 12)
    pile.attachPinch(to: album.view, opening: grid)
    let gesture = try pinch(album.view)
    gesture.state = .began
    gesture.scale = 1.4
    gesture.state = .changed
    let other = CircleLayout()
    album.view.setCollectionViewLayout(other, animated: false)
    gesture.state = .changed
    gesture.state = .ended
    FrameClock.main.run(for: 1)
    #expect(album.view.collectionViewLayout === other)
  }

  @Test func `a canceled pinch no longer affects where stacks appear`() throws {
    let albums = PhotoStackLayout()
    albums.arrangement = .sections()
    let stage = Stage(albums, width: 400, height: 600, counts: Array(repeating: 20, count: 20))
    _ = stage.window
    albums.attachPinch(to: stage.view, opening: grid)
    stage.view.setCollectionViewLayout(grid, animated: false)
    stage.view.layoutIfNeeded()
    let section = try #require(grid.layoutAttributesForItem(at: [15, 0])).frame
    stage.scroll(to: CGPoint(x: 0, y: section.minY))
    let gesture = try pinch(stage.view)
    gesture.scale = 1
    gesture.state = .began
    gesture.scale = 0.8
    gesture.state = .changed
    gesture.state = .cancelled
    FrameClock.main.run(for: 1)
    #expect(stage.view.collectionViewLayout === grid)
    stage.scroll(to: .zero)
    stage.view.setCollectionViewLayout(albums, animated: false)
    stage.view.layoutIfNeeded()
    let stack = try #require(stage.attributes(0, section: 0))
    #expect(stage.view.bounds.contains(stack.center))
  }

  @Test(arguments: [0, 100] as [CGFloat])
  func `a tap opens a stack at its section and closes a section into its stack`(
    inset: CGFloat
  ) throws {
    let albums = PhotoStackLayout()
    albums.arrangement = .sections(stackSize: CGSize(width: 150, height: 150))
    let stage = Stage(albums, width: 400, height: 600, counts: Array(repeating: 20, count: 20))
    let window = UIWindow(frame: stage.view.frame)
    window.addSubview(stage.view)
    window.makeKeyAndVisible()
    stage.view.contentInset.top = inset
    albums.attachTap(to: stage.view, opening: grid)
    let finger = Finger(in: window)
    stage.scroll(to: CGPoint(x: 0, y: 300))
    let stack = try #require(stage.attributes(0, section: 7)).center
    finger.tap(at: CGPoint(x: stack.x, y: stack.y - 300))
    FrameClock.main.run(for: 1)
    #expect(stage.view.collectionViewLayout === grid)
    let first = try #require(grid.layoutAttributesForItem(at: [7, 0])).frame
    #expect(isClose(stage.view.contentOffset.y, first.minY - inset))
    let section = try #require(grid.layoutAttributesForItem(at: [15, 0])).frame
    stage.scroll(to: CGPoint(x: 0, y: section.minY - 150))
    finger.tap(at: CGPoint(x: section.midX, y: 150 + section.height / 2))
    FrameClock.main.run(for: 1)
    #expect(stage.view.collectionViewLayout === albums)
    let closed = try #require(stage.attributes(0, section: 15)).center
    #expect(isClose(closed.y - stage.view.contentOffset.y, 300 + inset / 2))
    finger.tap(at: CGPoint(x: 200, y: closed.y - stage.view.contentOffset.y))
    #expect(stage.view.collectionViewLayout === albums, "a tap between two stacks")
  }
}
#endif
