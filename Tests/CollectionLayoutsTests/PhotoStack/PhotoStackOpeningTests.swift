// Frames and fingers are this package's own: on Apple's platforms a person tries this.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct PhotoStackOpeningTests {
  private let frame: TimeInterval = 1.0 / 60
  private let grid: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    return layout
  }()
  private let pile = PhotoStackLayout()

  private func album() -> Album {
    let album = Album(pile, count: 12)
    pile.attachTap(to: album.view, layout: grid)
    return album
  }

  @Test func `a tap opens the stack: every photo goes straight to its cell of the grid, hidden ones fade in`()
    throws
  {
    let album = album()
    #expect(album.view.visibleCells.count == 5)
    album.finger.tap(at: CGPoint(x: 200, y: 300))
    #expect(album.view.collectionViewLayout === grid)
    #expect(album.view.visibleCells.count == 12)
    for number in 0..<12 {
      let photo = try #require(album.shown(number))
      #expect(isClose(photo.center, CGPoint(x: 200, y: 300)))
      #expect(photo.alpha == (number < 5 ? 1 : 0))
      if number < 5 { #expect(isClose(photo.turn, pile.angles[number])) }
    }
    FrameClock.main.run(for: 0.15)
    for number in 0..<12 {
      let (photo, end) = (try #require(album.shown(number)), try #require(album.cell(number)).center)
      #expect(isClose(photo.center, CGPoint(x: (200 + end.x) / 2, y: (300 + end.y) / 2), 0.5))
    }
    FrameClock.main.run(for: 0.2)
    for number in 0..<12 {
      let photo = try #require(album.shown(number))
      let cell = try #require(album.cell(number))
      #expect(isClose(photo.center, cell.center))
      #expect(photo.alpha == 1)
      #expect(isClose(photo.turn, 0))
    }
  }

  @Test(arguments: few(0..<20))
  func `a second tap turns the photos round at any moment, without a jump`(frames: Int) throws {
    let album = album()
    album.finger.tap(at: CGPoint(x: 200, y: 300))
    for _ in 0..<frames { FrameClock.main.advance(by: frame) }
    album.finger.down(at: CGPoint(x: 200, y: 300))
    let before = (0..<12).map { album.shown($0)?.center ?? .zero }
    album.finger.lift()
    #expect(album.view.collectionViewLayout === pile)
    for number in 0..<12 {
      #expect(isClose(try #require(album.shown(number)).center, before[number]))
    }
    FrameClock.main.run(for: 0.5)
    #expect(album.view.subviews.count == 5)
    for number in 0..<5 {
      let photo = try #require(album.shown(number))
      #expect(isClose(photo.center, CGPoint(x: 200, y: 300)))
      #expect(isClose(photo.turn, pile.angles[number]))
    }
    album.finger.tap(at: CGPoint(x: 200, y: 300))
    #expect(album.view.collectionViewLayout === grid)
  }
}
#endif
