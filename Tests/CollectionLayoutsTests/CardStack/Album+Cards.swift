#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Cards of 300 × 300 in a view of 400 × 600.
///
/// The top card is centered at 200, 300, and each card below it is 15 points further down.
extension Album {
  static let middle = CGPoint(x: 200, y: 300)

  /// Returns cards that a finger can swipe. Dismissed cards are removed.
  static func cards(
    _ count: Int = 8, _ settings: (CardStackLayout) -> Void = { _ in }
  ) -> (Album, CardStackLayout) {
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 300, height: 300))
    settings(layout)
    let album = Album(layout, count: count)
    layout.onDismiss = { [unowned album] path in album.remove(path) }
    layout.attachSwipe(to: album.view)
    return (album, layout)
  }

  /// Returns cards after some dismissals, which removed their items or moved them to the bottom of a loop.
  static func cards(dismissed count: Int, of total: Int, removing: Bool) -> (Album, CardStackLayout) {
    let (album, layout) = cards(total) { $0.loops = !removing }
    if !removing { layout.onDismiss = { _ in } }
    for _ in 0..<count {
      layout.dismissTop(toward: .left)
      FrameClock.main.run(for: 1)
    }
    return (album, layout)
  }

  /// Expects the visible cards at rest, from the top one down.
  func expectDeck(
    _ numbers: [Int], _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var (frames, expected): ([Int: CGRect], [Int: CGRect]) = ([:], [:])
    for (index, number) in numbers.enumerated() {
      let card = try #require(shown(number), comment, sourceLocation: sourceLocation)
      frames[number] = CGRect(origin: card.center, size: .zero)
      expected[number] = CGRect(x: 200, y: 300 + 15 * CGFloat(index), width: 0, height: 0)
      #expect(isClose(card.turn, 0, 1e-3), comment, sourceLocation: sourceLocation)
      #expect(isClose(card.alpha, 1, 1e-3), comment, sourceLocation: sourceLocation)
    }
    expectFrames(frames, equal: expected, within: 1e-3, comment, sourceLocation: sourceLocation)
    #expect(
      view.visibleCells.map(\.tag).sorted() == numbers.sorted(), comment, sourceLocation: sourceLocation)
  }

  /// Undoes a dismissal and waits for the end of its animation.
  ///
  /// - Parameter number: The number of the card to insert again, or `nil` if its item still exists.
  func undo(_ layout: CardStackLayout, inserting number: Int? = nil) {
    layout.undoDismissal { path in
      guard let number else { return _ = Issue.record("unexpected insertion of an existing item") }
      self.sections[path.section].insert(number, at: path.item)
      self.view.insertItems(at: [path])
    }
    FrameClock.main.run(for: 1)
  }

  /// Returns the number on top.
  func top(of layout: CardStackLayout) -> Int? {
    layout.currentIndexPath.map { sections[$0.section][$0.item] }
  }
}

extension CardStackLayout.Direction {
  /// The vector of length 1 in this direction on screen.
  var unit: CGPoint {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }
}
#endif
