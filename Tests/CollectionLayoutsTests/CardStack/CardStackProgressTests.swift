#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// The reported progress of a swipe, and its end.
@Suite(.serialized) struct CardStackProgressTests {
  private let middle = Album.middle

  @Test func `progress is a fraction of the distance and ends at zero or at least one`() throws {
    var told: [(path: IndexPath, part: CGVector)] = []
    let (album, _) = Album.cards { $0.onSwipeProgress = { told.append(($0, $1)) } }
    album.finger.down(at: middle)
    album.finger.move(to: CGPoint(x: 240, y: 300), duration: 0.2)
    let start = try #require(told.last).part.dx
    album.finger.move(to: CGPoint(x: 280, y: 320), duration: 0.4)
    let last = try #require(told.last).part
    let length = CGFloat(400) / 3
    #expect(isClose(last.dx - start, 40 / length))
    #expect(isClose(last.dy, 20 / length))
    album.finger.move(to: CGPoint(x: 280, y: 320), duration: 0.3)
    album.finger.lift()
    #expect(told.last?.part == .zero)
    expectAll(told) { $0.path == [0, 0] }
    FrameClock.main.run(for: 1)
    album.finger.drag(from: middle, to: CGPoint(x: 120, y: 300), duration: 0.08)
    #expect(try #require(told.last).part.dx <= -1)
    FrameClock.main.run(for: 1)
  }

  /// The state of the badges on the cards: each number's displacement to the right, and the last reported
  /// progress.
  private final class Badges {
    var alphas: [Int: CGFloat] = [:]
    var last: (path: IndexPath, part: CGVector)?
  }

  private func swipedStack(_ settings: (CardStackLayout) -> Void = { _ in }) throws -> (
    Album, CardStackLayout, Badges
  ) {
    let badges = Badges()
    let (album, layout) = Album.cards(8, settings)
    layout.onSwipeProgress = { [unowned album] path, part in
      badges.last = (path, part)
      #expect(path.item < max(1, album.numbers.count))
      if let cell = album.view.cellForItem(at: path) { badges.alphas[cell.tag] = part.dx }
    }
    album.finger.down(at: middle)
    album.finger.move(to: CGPoint(x: 290, y: 300), duration: 0.2)
    #expect(try #require(badges.alphas[0]) > 0.5)
    return (album, layout, badges)
  }

  @Test(arguments: [false, true])
  func `progress ends with zero if a change takes the dragged card off the top`(loops: Bool) throws {
    let changes: [(String, (Album) -> Void, IndexPath)] = [
      (
        "inserted",
        {
          $0.numbers.insert(50, at: 0)
          $0.view.insertItems(at: [[0, 0]])
        }, [0, 1]
      ),
      (
        "moved",
        {
          $0.numbers.append($0.numbers.removeFirst())
          $0.view.moveItem(at: [0, 0], to: [0, 7])
        }, [0, 7]
      ),
      ("deleted", { $0.remove([0, 0]) }, [0, 0]),
      (
        "deleted, too",
        {
          $0.numbers.removeFirst(5)
          $0.view.deleteItems(at: (0..<5).map { [0, $0] })
        }, [0, 0]
      ),
    ]
    // In a loop, the first item stays on top when it becomes the last.
    for (name, change, path) in changes where !(loops && name == "moved") {
      let (album, _, badges) = try swipedStack { $0.loops = loops }
      album.view.performBatchUpdates { change(album) }
      expectEqual((badges.last?.path, path), (badges.last?.part, .zero), comment: "\(name)")
      // A card far down has no cell.
      let hasCell = album.numbers.firstIndex(of: 0).map { $0 < 4 } ?? false
      if hasCell { #expect(badges.alphas[0] == 0, "\(name)") }
      badges.last = nil
      album.finger.move(to: CGPoint(x: 390, y: 300), duration: 0.1)
      album.finger.lift()
      FrameClock.main.run(for: 1)
      #expect(badges.last == nil, "\(name)")
    }
  }

  @Test func `after the dragged last card is deleted, an inserted card is centered`()
    throws
  {
    let (album, _, badges) = try swipedStack()
    album.view.performBatchUpdates {
      album.numbers = []
      album.view.deleteItems(at: (0..<8).map { [0, $0] })
    }
    badges.last = nil
    album.finger.lift()
    FrameClock.main.run(for: 1)
    album.numbers = [5]
    album.view.reloadData()
    album.view.layoutIfNeeded()
    #expect(isClose(try #require(album.shown(5)).center, middle))
    #expect(badges.last == nil)
  }

  @Test func `progress ends with zero if another layout or an undo ends the drag`() throws {
    let (album, _, badges) = try swipedStack()
    album.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(badges.alphas[0] == 0)
    album.finger.cancel()
    let (other, layout, others) = try swipedStack()
    other.finger.lift()
    FrameClock.main.run(for: 1)
    layout.dismissTop(toward: .left)
    FrameClock.main.run(for: 1)
    other.finger.down(at: middle)
    other.finger.move(to: CGPoint(x: 290, y: 300), duration: 0.2)
    #expect(try #require(others.alphas[1]) > 0.5)
    layout.undoDismissal { path in
      other.numbers.insert(0, at: path.item)
      other.view.insertItems(at: [path])
    }
    #expect(others.alphas[1] == 0)
    other.finger.lift()
    FrameClock.main.run(for: 1)
  }

  @Test func `progress ends with zero if a thrown card's item isn't removed`() throws {
    var told: [CGVector] = []
    let layout = CardStackLayout()
    let album = Album(layout, count: 8)
    layout.onSwipeProgress = { told.append($1) }
    layout.onDismiss = { _ in }
    layout.attachSwipe(to: album.view)
    layout.dismissTop(toward: .right)
    try #require(told.count == 2)
    #expect(isClose(told[0].dx, 1))
    #expect(told[1] == .zero)
    FrameClock.main.run(for: 1)
    #expect(isClose(try #require(album.shown(0)).center, middle))
  }
}
#endif
