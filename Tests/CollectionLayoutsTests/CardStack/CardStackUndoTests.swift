#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CardStackUndoTests {
  @Test func `dismissals are undone in reverse order, each card returning from its side`() throws {
    let (album, layout) = Album.cards()
    for direction in [CardStackLayout.Direction.left, .up] {
      layout.dismissTop(toward: direction)
      FrameClock.main.run(for: 1)
    }
    func undo() {
      layout.undoDismissal { path in
        album.numbers.insert((album.numbers.first ?? 0) - 1, at: path.item)
        album.view.insertItems(at: [path])
      }
    }
    undo()
    #expect(try #require(album.shown(1)).center.y < -150)
    FrameClock.main.run(for: 1)
    try album.expectDeck([1, 2, 3, 4])
    undo()
    #expect(try #require(album.shown(0)).center.x < -150)
    FrameClock.main.run(for: 1)
    try album.expectDeck([0, 1, 2, 3])
    undo()
    #expect(album.numbers == Array(0..<8))
  }

  @Test func `an undo during the flight brings the card back`() throws {
    let (album, layout) = Album.cards()
    layout.dismissTop(toward: .right)
    FrameClock.main.run(for: 0.1)
    layout.undoDismissal { path in
      album.numbers.insert(0, at: 0)
      album.view.insertItems(at: [path])
    }
    FrameClock.main.run(for: 1)
    try album.expectDeck([0, 1, 2, 3])
  }

  @Test func `in a loop, undo skips deleted cards and handles insertions`() {
    let (album, layout) = Album.cards(dismissed: 3, of: 6, removing: false)
    album.view.performFinishedUpdates {
      album.numbers.insert(9, at: 0)
      album.view.insertItems(at: [[0, 0]])
    }
    album.undo(layout)
    #expect(album.top(of: layout) == 2)
    // The next card to return is gone, so the one before it returns.
    album.view.performFinishedUpdates { album.remove([0, 2]) }
    album.undo(layout)
    #expect(album.top(of: layout) == 0)
    album.undo(layout)
    #expect(album.top(of: layout) == 0)
  }

  @Test func `an undo inserts the item after its former predecessor in the same section`() throws {
    let (album, layout) = Album.cards(dismissed: 0, of: 5, removing: false)
    for _ in 0..<4 { layout.dismissTop(toward: .up); FrameClock.main.run(for: 1) }
    layout.onDismiss = { [unowned album] in album.remove($0) }
    layout.dismissTop(toward: .up)
    FrameClock.main.run(for: 1)
    #expect(album.numbers == [0, 1, 2, 3])
    for _ in 0..<2 { album.view.performFinishedUpdates { album.remove([0, 0]) } }
    album.view.performFinishedUpdates {
      album.sections.insert([70], at: 0)
      album.view.insertSections([0])
    }
    album.undo(layout, inserting: 4)
    expectEqual((album.sections, [[70], [2, 3, 4]]), (album.top(of: layout), 4))
  }

  @Test func `undo after a reload ignores items that no longer exist`() {
    let (album, layout) = Album.cards(dismissed: 4, of: 6, removing: false)
    album.numbers = [50, 51]
    album.view.reloadData()
    album.view.layoutIfNeeded()
    album.undo(layout)
    expectEqual((album.top(of: layout), 51), (album.view.visibleCells.count, 2))
    let (other, removing) = Album.cards(dismissed: 2, of: 4, removing: true)
    other.sections = []
    other.view.reloadData()
    other.undo(removing)
    #expect(other.view.visibleCells.isEmpty)
  }
}
#endif
