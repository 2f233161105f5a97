// Only this package simulates frames and fingers. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import Testing

/// The flight of a released card, and its return.
@Suite(.serialized) struct CardStackFlightTests {
  private func stack(
    width: CGFloat = 400, height: CGFloat = 600, removes: Bool = true
  ) -> Album {
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 200, height: 200))
    layout.dismissalDistance = .fractionalWidth(0.1)
    let album = Album(layout, count: 8, width: width, height: height)
    layout.onDismiss = { [unowned album] path in if removes { album.remove(path) } }
    layout.attachSwipe(to: album.view)
    return album
  }

  @Test func `a flicked card flies off faster than a released one`() throws {
    let ways = try [0.08, 1.5].map { duration in
      let album = stack()
      album.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 380, y: 300), duration: duration)
      #expect(album.numbers.count == 7)
      let start = try #require(album.shown(0)).center.x
      FrameClock.main.run(for: 0.1)
      let way = try #require(album.shown(0)).center.x - start
      FrameClock.main.run(for: 1)
      return way
    }
    #expect(ways[0] > ways[1] + 20)
  }

  @Test(
    arguments: CardStackLayout.Direction.allCases,
    [CGSize(width: 700, height: 300), CGSize(width: 300, height: 700)])
  func `a card flies off along the direction of the drag until it is out of sight`(
    direction: CardStackLayout.Direction, size: CGSize
  ) throws {
    let album = stack(width: size.width, height: size.height)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let (x, y) = (direction.unit.x, direction.unit.y)
    // The sideways distance is a quarter of the distance in the given direction.
    let end = CGPoint(x: middle.x + 100 * x + 25 * y, y: middle.y + 100 * y + 25 * x)
    album.finger.drag(from: middle, to: end, duration: 1)
    FrameClock.main.run(for: 0.45)
    let center = try #require(album.shown(0)).center
    let way = CGVector(dx: center.x - middle.x, dy: center.y - middle.y)
    let (along, aside) = (way.dx * x + way.dy * y, way.dx * y + way.dy * x)
    #expect(isClose(aside / along, 0.25, 0.01))
    #expect(along > (x == 0 ? size.height : size.width) / 2 + 100)
    FrameClock.main.run(for: 1)
  }

  @Test func `a card whose item isn't removed animates back`() throws {
    let album = stack(removes: false)
    album.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 380, y: 300), duration: 1.5)
    FrameClock.main.run(for: 0.05)
    #expect(try #require(album.shown(0)).center.x > 220)
    FrameClock.main.run(for: 1)
    #expect(isClose(try #require(album.shown(0)).center.x, 200))
  }
}
#endif
