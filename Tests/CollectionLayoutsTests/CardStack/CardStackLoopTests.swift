#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CardStackLoopTests {
  private let middle = Album.middle

  @Test(.asked("CardsLayout#16"), arguments: [1, 2, 3, 4, 5, 9])
  func `a looping deck starts over without removing items`(count: Int) throws {
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 300, height: 300))
    layout.loops = true
    let album = Album(layout, count: count)
    var dismissed: [IndexPath] = []
    layout.onDismiss = { dismissed.append($0) }
    layout.attachSwipe(to: album.view)
    for turn in 0..<(2 * count + 1) {
      if turn.isMultiple(of: 2) {
        layout.dismissTop(toward: .left)
      } else {
        album.finger.drag(from: middle, to: CGPoint(x: 290, y: 300), duration: 0.08)
      }
      expectEqual(
        (dismissed.count, turn + 1),
        (dismissed.last, IndexPath(item: turn % count, section: 0)))
      FrameClock.main.run(for: 0.15)
      let thrown = try #require(album.shown(turn % count))
      #expect(abs(thrown.center.x - 200) > 100)
      #expect(thrown.alpha == 1)
      FrameClock.main.run(for: 2)
      try album.expectDeck(
        (0..<min(4, count)).map { (turn + 1 + $0) % count }, "after card \(turn)")
    }
    #expect(album.numbers == Array(0..<count))
    for turn in (0..<(2 * count + 1)).reversed() {
      layout.undoDismissal { _ in Issue.record("unexpected insertion of an existing item") }
      FrameClock.main.run(for: 2)
      try album.expectDeck((0..<min(4, count)).map { (turn + $0) % count }, "back at \(turn)")
    }
    #expect(layout.currentIndexPath == [0, 0])
  }

  @Test func `a looping deck keeps its top card when other cards are inserted or deleted`() throws {
    let (album, layout) = Album.cards(6) { $0.loops = true }
    layout.onDismiss = { _ in }
    for _ in 0..<3 { layout.dismissTop(toward: .right) }
    let changes: [(name: String, change: () -> Void, deck: [Int])] = [
      ("none", {}, [3, 4, 5, 0]),
      ("a lower card is deleted", { album.remove([0, 1]) }, [3, 4, 5, 0]),
      (
        "a card is inserted at the start",
        {
          album.numbers.insert(9, at: 0)
          album.view.insertItems(at: [[0, 0]])
        }, [3, 4, 5, 9]
      ),
      ("the top card is deleted", { album.remove([0, 3]) }, [4, 5, 9, 0]),
      (
        "one card is left",
        {
          album.numbers = [5]
          album.view.reloadData()
        }, [5]
      ),
    ]
    FrameClock.main.run(for: 1)
    for (name, change, deck) in changes {
      change()
      FrameClock.main.run(for: 1)
      try album.expectDeck(deck, "\(name)")
    }
  }

  @Test(
    arguments: 0..<6, [1, 2, 3, 5])
  func `in a loop, a card moved in front of the top one becomes the top card`(
    dismissed: Int, index: Int
  ) throws {
    let (album, layout) = Album.cards(6) { $0.loops = true }
    layout.onDismiss = { _ in }
    for _ in 0..<dismissed { layout.dismissTop(toward: .right) }
    FrameClock.main.run(for: 2)
    let deck = (0..<6).map { (dismissed + $0) % 6 }
    let top = try #require(layout.currentIndexPath)
    #expect(top.item == deck[0])
    let moved = deck[index]
    let target = moved < top.item ? top.item - 1 : top.item
    album.numbers.insert(album.numbers.remove(at: moved), at: target)
    album.view.moveItem(at: [0, moved], to: [0, target])
    FrameClock.main.run(for: 1)
    let rest = deck.filter { $0 != moved }
    try album.expectDeck(Array(([moved] + rest).prefix(4)))
    guard dismissed > 0 else { return }
    layout.undoDismissal { _ in Issue.record("unexpected insertion of an existing item") }
    FrameClock.main.run(for: 2)
    let back = index == 5 ? [moved] + rest : [deck[5], moved] + rest
    try album.expectDeck(Array(back.prefix(4)))
  }

  @Test
  func `in a loop, cards inserted right before the top one are on top, in order`()
    throws
  {
    let (album, layout) = Album.cards(6) { $0.loops = true }
    layout.onDismiss = { _ in }
    for turn in 0..<2 {
      let top = try #require(layout.currentIndexPath)
      album.numbers.insert(contentsOf: [10 * turn + 10, 10 * turn + 11], at: top.item)
      album.view.insertItems(at: [top, [0, top.item + 1]])
      FrameClock.main.run(for: 1)
      try album.expectDeck([10 * turn + 10, 10 * turn + 11, turn == 0 ? 0 : 11, turn == 0 ? 1 : 0])
      layout.dismissTop(toward: .right)
      FrameClock.main.run(for: 2)
    }
  }

  @Test func `a looping deck handles cards deleted on dismissal, and their undo`() throws {
    let (album, layout) = Album.cards(5) { $0.loops = true }
    layout.dismissTop(toward: .up)
    FrameClock.main.run(for: 2)
    #expect(album.numbers == [1, 2, 3, 4])
    try album.expectDeck([1, 2, 3, 4])
    layout.undoDismissal { path in
      album.numbers.insert(0, at: path.item)
      album.view.insertItems(at: [path])
    }
    FrameClock.main.run(for: 2)
    try album.expectDeck([0, 1, 2, 3])
  }
}
#endif
