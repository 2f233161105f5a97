// Only this package simulates frames and fingers. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CardStackDismissalTests {
  typealias Direction = CardStackLayout.Direction
  private let middle = Album.middle

  /// An action on a deck of eight cards, and its outcome: the data immediately afterward, and the visible
  /// cards at rest.
  nonisolated struct Attempt: CustomTestStringConvertible, Sendable {
    typealias Act = @MainActor @Sendable (Album, CardStackLayout) -> Void

    let name: String
    var settings: @MainActor @Sendable (CardStackLayout) -> Void = { _ in }
    let act: Act
    /// The direction in which a card leaves, or `nil` if none does.
    var leaves: Direction?
    /// The card's minimum distance from the middle 0.3 s later, in points.
    var flies: CGFloat = 180
    var reports: [String] = []

    var testDescription: String { name }

    /// Returns an action in which a finger drags the top card.
    static func drag(to x: CGFloat, _ y: CGFloat = 300, in duration: Double = 1.5) -> Act {
      { album, _ in
        album.finger.drag(from: Album.middle, to: CGPoint(x: x, y: y), duration: duration)
      }
    }

    static func drag(_ direction: Direction) -> Act {
      { album, layout in
        let unit = direction.unit
        drag(to: 200 + 180 * unit.x, 300 + 180 * unit.y)(album, layout)
      }
    }

    @MainActor private static func never(_ layout: CardStackLayout) {
      (layout.dismissalDistance, layout.dismissalVelocity) = (.absolute(.infinity), .infinity)
    }

    static let all: [Attempt] = Direction.allCases.flatMap(both) + others

    private static func both(_ way: Direction) -> [Attempt] {
      [
        Attempt(
          name: "\(way), the only direction", settings: { $0.dismissalDirections = [way] }, act: drag(way),
          leaves: way, flies: 250),
        Attempt(
          name: "\(way), the only forbidden direction",
          settings: { $0.dismissalDirections = Set(Direction.allCases).subtracting([way]) }, act: drag(way)),
      ]
    }

    private static let others: [Attempt] = [
      Attempt(
        name: "diagonally, in the allowed direction of the longer component",
        settings: { $0.dismissalDirections = [.left, .right] }, act: drag(to: 360, 520), leaves: .right),
      Attempt(name: "no allowed direction", settings: { $0.dismissalDirections = [] }, act: drag(to: 350)),
      Attempt(
        name: "a short but sufficient distance", settings: { $0.dismissalDistance = .fractionalWidth(0.1) },
        act: drag(to: 260), leaves: .right),
      Attempt(
        name: "a high velocity", settings: { $0.dismissalVelocity = 5000 }, act: drag(to: 290, in: 0.08)),
      Attempt(
        name: "infinite distance and velocity", settings: { never($0) }, act: drag(to: 380, in: 0.08)),
      Attempt(
        name: "infinite distance and velocity, and a dismissal by the app", settings: { never($0) },
        act: { _, layout in layout.dismissTop(toward: .right) }, leaves: .right),
      Attempt(
        name: "a NaN distance", settings: { $0.dismissalDistance = .fractionalWidth(.nan) },
        act: drag(to: 290),
        reports: ["dismissalDistance"]),
      Attempt(
        name: "a NaN velocity", settings: { $0.dismissalVelocity = .nan }, act: drag(to: 290),
        reports: ["dismissalVelocity"]),
      Attempt(
        name: "a drag, with neither onDismiss nor a loop",
        act: { album, layout in
          layout.onDismiss = nil
          drag(to: 380, in: 0.3)(album, layout)
        }),
      Attempt(
        name: "dismissTop, with neither onDismiss nor a loop",
        act: { _, layout in
          layout.onDismiss = nil
          layout.dismissTop(toward: .left)
        }),
    ]
  }

  @Test(arguments: Attempt.all)
  func `a card is dismissed only under the configured conditions`(attempt: Attempt) throws {
    var (deck, heard): ((Album, CardStackLayout)?, [String]) = (nil, [])
    collectingDiagnostics { reports in
      let (album, layout) = Album.cards(8, attempt.settings)
      attempt.act(album, layout)
      heard = reports().map(\.subject)
      deck = (album, layout)
    }
    let (album, layout) = try #require(deck)
    let numbers = Array((attempt.leaves == nil ? 0 : 1)..<8)
    expectEqual(
      (heard, attempt.reports), (album.numbers, numbers), (layout.lastDismissalDirection, attempt.leaves))
    if let way = attempt.leaves?.unit {
      FrameClock.main.run(for: 0.3)
      let card = try #require(album.shown(0)).center
      #expect((card.x - 200) * way.x + (card.y - 300) * way.y > attempt.flies)
    }
    FrameClock.main.run(for: 1)
    try album.expectDeck(Array(numbers.prefix(4)))
    #expect(layout.lastDismissalDirection == attempt.leaves)
  }

  @Test func `without dismissal directions, a dragged card stays in the middle`() throws {
    let (album, _) = Album.cards { $0.dismissalDirections = [] }
    album.finger.down(at: middle)
    album.finger.move(to: CGPoint(x: 350, y: 300), duration: 0.3)
    #expect(isClose(try #require(album.shown(0)).center, middle))
    album.finger.cancel()
  }

  @Test func `attachSwipe keeps onDismiss, and a second call returns the same recognizer`() {
    let (album, layout) = Album.cards()
    var dismissed: [IndexPath] = []
    layout.onDismiss = { dismissed.append($0) }
    let count = album.view.gestureRecognizers?.count
    let pan = layout.attachSwipe(to: album.view)
    #expect(layout.attachSwipe(to: album.view) === pan)
    #expect(album.view.gestureRecognizers?.count == count)
    album.finger.drag(from: middle, to: CGPoint(x: 380, y: 300), duration: 0.3)
    #expect(dismissed == [[0, 0]])
    FrameClock.main.run(for: 1)
  }

  @Test func `detachSwipe returns the dragged card to the deck and disables dragging`() throws {
    let (album, layout) = Album.cards()
    let pan = layout.attachSwipe(to: album.view)
    album.finger.down(at: middle)
    album.finger.move(to: CGPoint(x: 280, y: 300), duration: 0.2)
    #expect(try #require(album.shown(0)).center.x > 250)
    layout.detachSwipe(from: album.view)
    #expect(pan.view == nil)
    FrameClock.main.run(for: 1)
    try album.expectDeck([0, 1, 2, 3])
    album.finger.lift()
    album.finger.drag(from: middle, to: CGPoint(x: 380, y: 300), duration: 0.3)
    try album.expectDeck([0, 1, 2, 3])
    layout.detachSwipe(from: album.view)
    #expect(layout.attachSwipe(to: album.view) !== pan)
  }

  @Test(arguments: Direction.allCases)
  func `dismissTop throws the top card off in the given direction`(direction: Direction) throws {
    var told: [CGVector] = []
    let (album, layout) = Album.cards { $0.onSwipeProgress = { told.append($1) } }
    layout.dismissTop(toward: direction)
    expectEqual((album.numbers, Array(1..<8)), (layout.lastDismissalDirection, direction))
    try #require(told.count == 1)
    #expect(isClose(told[0].dx, direction.unit.x))
    #expect(isClose(told[0].dy, direction.unit.y))
    var last = middle
    for _ in 0..<10 {
      FrameClock.main.advance(by: 1.0 / 60)
      let card = try #require(album.shown(0)).center
      #expect((card.x - last.x) * direction.unit.x >= -1e-6)
      #expect((card.y - last.y) * direction.unit.y >= -1e-6)
      #expect(card != last)
      last = card
    }
    FrameClock.main.run(for: 1)
    #expect(album.cell(0) == nil)
    try album.expectDeck([1, 2, 3, 4])
  }

  @Test func `a returning card goes on top of earlier cards`() {
    let (album, layout) = Album.cards(4)
    layout.setCurrentIndexPath([0, 2], animated: false)
    album.view.layoutIfNeeded()
    layout.dismissTop(toward: .left)
    FrameClock.main.run(for: 1)
    layout.setCurrentIndexPath([0, 0], animated: false)
    album.view.layoutIfNeeded()
    album.undo(layout, inserting: 2)
    #expect(album.top(of: layout) == 2)
  }

  @Test func `dismissTop and undoDismissal have no effect on an empty deck`() {
    let (album, layout) = Album.cards(0)
    layout.dismissTop(toward: .left)
    layout.undoDismissal { _ in Issue.record("unexpected insertion in an empty deck") }
    #expect(album.numbers.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e300])
  func `a card with an invalid or huge width can be dismissed`(width: CGFloat) {
    collectingDiagnostics { _ in
      let (album, layout) = Album.cards(5) { $0.itemSize.width = .absolute(width) }
      layout.dismissTop(toward: .left)
      FrameClock.main.run(for: 1)
      #expect(album.numbers == [1, 2, 3, 4])
    }
  }

  @Test func `a rotation during a drag or a flight leaves the deck intact`() throws {
    let (album, layout) = Album.cards()
    album.finger.down(at: middle)
    album.finger.move(to: CGPoint(x: 260, y: 300), duration: 0.2)
    album.view.frame.size = CGSize(width: 600, height: 400)
    album.view.layoutIfNeeded()
    album.finger.cancel()
    FrameClock.main.run(for: 1)
    #expect(isClose(try #require(album.shown(0)).center, CGPoint(x: 300, y: 200), 1e-3))
    layout.dismissTop(toward: .left)
    FrameClock.main.run(for: 0.1)
    album.view.frame.size = CGSize(width: 400, height: 600)
    album.view.layoutIfNeeded()
    FrameClock.main.run(for: 1)
    try album.expectDeck([1, 2, 3, 4])
  }
}
#endif
