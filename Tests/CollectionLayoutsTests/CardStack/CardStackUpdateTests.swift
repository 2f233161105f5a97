// Only this package simulates frames and fingers. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CardStackUpdateTests {
  private let frame: TimeInterval = 1.0 / 60

  private func stack(_ count: Int = 8, onDismiss: ((Album, IndexPath) -> Void)? = nil) -> Album {
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 300, height: 300))
    let album = Album(layout, count: count)
    layout.onDismiss = { [unowned album] path in onDismiss?(album, path) ?? album.remove(path) }
    layout.attachSwipe(to: album.view)
    return album
  }

  @Test(
    .asked("HFCardCollectionViewLayout#3"))
  func `when the top card is deleted, it fades upward and the others rise`()
    throws
  {
    let album = stack()
    album.remove([0, 0])
    for number in 1...3 {
      let y = 300 + 15 * CGFloat(number)
      #expect(isClose(try #require(album.shown(number)).center.y, y))
    }
    #expect(try #require(album.shown(4)).alpha == 0)
    #expect(isClose(try #require(album.shown(4)).center.y, 360))
    var last: CGFloat = 1
    for _ in 0..<17 {
      FrameClock.main.advance(by: frame)
      let top = try #require(album.shown(0))
      #expect(top.alpha < last)
      #expect(top.center.y < 300)
      last = top.alpha
    }
    FrameClock.main.run(for: 0.1)
    #expect(album.cell(0) == nil)
    for number in 1...4 {
      let card = try #require(album.shown(number))
      #expect(isClose(card.center.y, 300 + 15 * CGFloat(number - 1)))
      #expect(card.alpha == 1)
    }
    #expect(album.view.visibleCells.count == 4)
  }

  @Test func `a dragged card follows the finger and tilts`() throws {
    let album = stack()
    album.finger.down(at: CGPoint(x: 200, y: 300))
    album.finger.move(to: CGPoint(x: 230, y: 300), duration: 0.1)
    let start = try #require(album.shown(0)).center
    album.finger.move(to: CGPoint(x: 290, y: 320), duration: 0.2)
    let card = try #require(album.shown(0))
    #expect(isClose(card.center, CGPoint(x: start.x + 60, y: start.y + 20)))
    #expect(card.turn > 0.05)
    #expect(card.turn < 0.3)
    #expect(isClose(try #require(album.shown(1)).center, CGPoint(x: 200, y: 315)))
    album.finger.cancel()
    FrameClock.main.run(for: 1)
    #expect(isClose(try #require(album.shown(0)).center, CGPoint(x: 200, y: 300)))
  }

  @Test func `a short slow drag springs back smoothly with an overshoot`() throws {
    var dismissed = 0
    let album = stack { _, _ in dismissed += 1 }
    album.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 280, y: 300), duration: 1)
    var last = try #require(album.shown(0)).center.x
    var least = last
    for _ in 0..<60 {
      FrameClock.main.advance(by: frame)
      let x = try #require(album.shown(0)).center.x
      #expect(abs(x - last) < 20)
      last = x
      least = min(least, x)
    }
    #expect(least < 200)
    #expect(isClose(last, 200))
    #expect(isClose(try #require(album.shown(0)).turn, 0))
    expectEqual((dismissed, 0), (album.numbers.count, 8))
  }

  @Test(
    arguments: [(-90.0, 0.08), (90, 0.08), (-180, 1.5), (180, 1.5)])
  func `a flick or a slow drag past a third of the width throws the card off`(
    distance: Double, duration: Double
  ) throws {
    let album = stack()
    album.finger.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + distance, y: 300), duration: duration)
    #expect(album.numbers == Array(1..<8))
    let card = try #require(album.cell(0))
    var last = try #require(album.shown(0)).center.x
    #expect(abs(last - 200) > 60)
    while card.superview != nil, let x = album.shown(0)?.center.x {
      #expect((x - last) * (distance < 0 ? -1 : 1) > -1e-6)
      #expect(abs(x - last) < 90, "the card jumped")
      last = x
      FrameClock.main.advance(by: frame)
    }
    #expect(last < -150 || last > 550)
    for number in 1...4 {
      let card = try #require(album.shown(number))
      #expect(isClose(card.center.y, 300 + 15 * CGFloat(number - 1)))
      #expect(card.alpha == 1)
    }
  }

  @Test func `cards can be thrown while earlier ones still fly, until none is left`() {
    let album = stack(5)
    for left in (0..<5).reversed() {
      album.finger.drag(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 320, y: 320), duration: 0.1)
      #expect(album.numbers.count == left)
      FrameClock.main.run(for: 0.05)
    }
    album.finger.drag(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 320, y: 320), duration: 0.1)
    FrameClock.main.run(for: 1)
    #expect(album.view.subviews.isEmpty)
  }

  @Test func `a dismissed card whose item remains comes back`() throws {
    var dismissed: [IndexPath] = []
    let album = stack { dismissed.append($1) }
    album.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 320, y: 300), duration: 0.1)
    #expect(dismissed == [[0, 0]])
    FrameClock.main.run(for: 1)
    #expect(isClose(try #require(album.shown(0)).center, CGPoint(x: 200, y: 300)))
  }

  @Test(.asked("HFCardCollectionViewLayout#3"), arguments: [true, false])
  func `a drag ends when its card leaves the top, and moves no other card`(isRemoved: Bool)
    throws
  {
    var dismissed: [IndexPath] = []
    let album = stack { dismissed.append($1) }
    album.finger.down(at: CGPoint(x: 200, y: 300))
    album.finger.move(to: CGPoint(x: 290, y: 300), duration: 0.2)
    album.view.performBatchUpdates {
      if isRemoved {
        album.remove([0, 0])
      } else {
        album.numbers.insert(50, at: 0)
        album.view.insertItems(at: [[0, 0]])
      }
    }
    album.finger.move(to: CGPoint(x: 390, y: 300), duration: 0.1)
    FrameClock.main.run(for: 1)
    album.finger.lift()
    FrameClock.main.run(for: 1)
    #expect(dismissed.isEmpty)
    for (index, number) in album.numbers.prefix(4).enumerated() {
      let card = try #require(album.shown(number))
      #expect(isClose(card.center, CGPoint(x: 200, y: 300 + 15 * CGFloat(index))))
      #expect(isClose(card.turn, 0))
    }
  }

  @Test(.asked("HFCardCollectionViewLayout#3"))
  func `deleting a tilted card never tilts the cards below it`() throws {
    let album = stack()
    for top in 0..<3 {
      album.finger.down(at: CGPoint(x: 200, y: 300))
      album.finger.move(to: CGPoint(x: 290, y: 300), duration: 0.2)
      #expect(abs(try #require(album.shown(top)).turn) > 0.05)
      album.view.performBatchUpdates { album.remove([0, 0]) }
      for moment in 0..<60 {
        if moment == 20 { album.finger.lift() }
        for number in top + 1...top + 4 {
          #expect(isClose(try #require(album.shown(number)).turn, 0), "\(number) at \(moment)")
        }
        FrameClock.main.advance(by: frame)
      }
      expectEqual((album.cell(top), nil), (album.view.visibleCells.count, 4))
    }
  }

  @Test func `a dragged card stays under the finger when a card below it is deleted`() throws {
    let album = stack()
    album.finger.down(at: CGPoint(x: 200, y: 300))
    album.finger.move(to: CGPoint(x: 290, y: 300), duration: 0.2)
    let center = try #require(album.shown(0)).center
    album.remove([0, 2])
    FrameClock.main.run(for: 1)
    #expect(isClose(try #require(album.shown(0)).center, center))
    album.finger.cancel()
    FrameClock.main.run(for: 1)
  }

  @Test func `a drag that begins outside the cards has no effect`() throws {
    let album = stack()
    album.finger.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 320, y: 60), duration: 0.1)
    #expect(isClose(try #require(album.shown(0)).center, CGPoint(x: 200, y: 300)))
    #expect(album.numbers.count == 8)
  }
}
#endif
