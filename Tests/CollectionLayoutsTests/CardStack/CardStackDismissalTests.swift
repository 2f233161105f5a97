// Frames and fingers are this package's own: on Apple's platforms a person tries this.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CardStackDismissalTests {
  typealias Direction = CardStackLayout.Direction
  private let middle = Album.middle

  @Test(arguments: Direction.allCases, [true, false])
  func `a card leaves in every direction, and only in those that are allowed`(
    direction: Direction, isAllowed: Bool
  ) throws {
    let (album, layout) = Album.cards {
      $0.allowedDirections = isAllowed ? [direction] : Set(Direction.allCases).subtracting([direction])
    }
    let unit = direction.unit
    let end = CGPoint(x: 200 + 180 * unit.x, y: 300 + 180 * unit.y)
    album.finger.drag(from: middle, to: end, duration: 1.5)
    expectEqual(
      (album.numbers.first, isAllowed ? 1 : 0),
      (layout.lastDismissalDirection, isAllowed ? direction : nil))
    if isAllowed {
      FrameClock.main.run(for: 0.3)
      let card = try #require(album.shown(0)).center
      #expect((card.x - 200) * unit.x + (card.y - 300) * unit.y > 250)
    }
    FrameClock.main.run(for: 1)
    try album.expectDeck(isAllowed ? [1, 2, 3, 4] : [0, 1, 2, 3])
  }

  @Test func `a drag aslant leaves in the allowed direction that it went farthest`() {
    let (album, layout) = Album.cards { $0.allowedDirections = [.left, .right] }
    album.finger.drag(from: middle, to: CGPoint(x: 360, y: 520), duration: 1.5)
    expectEqual((layout.lastDismissalDirection, .right), (album.numbers.first, 1))
  }

  @Test func `without a direction a card stays where it is`() throws {
    let (album, _) = Album.cards { $0.allowedDirections = [] }
    album.finger.down(at: middle)
    album.finger.move(to: CGPoint(x: 350, y: 300), duration: 0.3)
    #expect(isClose(try #require(album.shown(0)).center, middle))
    album.finger.cancel()
  }

  /// A drag, with settings of what dismisses a card.
  nonisolated struct Drag: CustomTestStringConvertible, Sendable {
    let name: String
    let settings: @MainActor @Sendable (CardStackLayout) -> Void
    let x: CGFloat
    let duration: Double
    let remaining: Int
    var reports: [String] = []

    var testDescription: String { name }

    static let all = [
      Drag(
        name: "a short distance", settings: { $0.dismissalDistance = 0.1 }, x: 260, duration: 1.5,
        remaining: 7),
      Drag(
        name: "a high velocity", settings: { $0.dismissalVelocity = 5000 }, x: 290, duration: 0.08,
        remaining: 8),
      Drag(
        name: "infinite distance and velocity",
        settings: { ($0.dismissalDistance, $0.dismissalVelocity) = (.infinity, .infinity) }, x: 380,
        duration: 0.08, remaining: 8),
      Drag(
        name: "a distance that is no number", settings: { $0.dismissalDistance = .nan }, x: 290,
        duration: 1.5,
        remaining: 8, reports: ["dismissalDistance"]),
      Drag(
        name: "a velocity that is no number", settings: { $0.dismissalVelocity = .nan }, x: 290,
        duration: 1.5,
        remaining: 8, reports: ["dismissalVelocity"]),
    ]
  }

  @Test(arguments: Drag.all)
  func `distance and velocity of a dismissal are settings; one that is no number is as usual`(drag: Drag) {
    collectingDiagnostics { reports in
      let (album, _) = Album.cards(8, drag.settings)
      album.finger.drag(from: middle, to: CGPoint(x: drag.x, y: 300), duration: drag.duration)
      expectEqual((album.numbers.count, drag.remaining), (reports().map(\.subject), drag.reports))
      FrameClock.main.run(for: 1)
    }
  }

  @Test func `where no finger dismisses a card, the app does`() {
    let (album, layout) = Album.cards {
      ($0.dismissalDistance, $0.dismissalVelocity) = (.infinity, .infinity)
    }
    var told: [CGVector] = []
    layout.onSwipeProgress = { told.append($1) }
    layout.dismissTop(toward: .right)
    expectEqual((album.numbers.count, 7), (told.last?.dx, 1))
    FrameClock.main.run(for: 1)
  }

  @Test func `attaching the swipe leaves onDismiss alone, and twice adds nothing`() {
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

  @Test func `a swipe that is detached lets go of its card, and no finger moves one`() throws {
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

  @Test func `without onDismiss and without a loop every card springs back`() throws {
    let (album, layout) = Album.cards()
    layout.onDismiss = nil
    album.finger.drag(from: middle, to: CGPoint(x: 380, y: 300), duration: 0.3)
    FrameClock.main.run(for: 1)
    try album.expectDeck([0, 1, 2, 3])
    #expect(layout.lastDismissalDirection == nil)
  }

  @Test(arguments: Direction.allCases)
  func `the top card is thrown off without a finger`(direction: Direction) throws {
    var told: [CGVector] = []
    let (album, layout) = Album.cards { $0.onSwipeProgress = { told.append($1) } }
    layout.dismissTop(toward: direction)
    expectEqual((album.numbers, Array(1..<8)), (layout.lastDismissalDirection, direction))
    try #require(told.count == 1)
    #expect(isClose(told[0].dx, direction.unit.x))
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

  @Test func `nothing is thrown off where nobody would take it away, or where there is nothing`() throws {
    let layout = CardStackLayout()
    let album = Album(layout, count: 3)
    layout.dismissTop(toward: .left)
    FrameClock.main.run(for: 1)
    expectEqual((album.view.visibleCells.count, 3), (layout.lastDismissalDirection, nil))
    let (empty, other) = Album.cards(0)
    other.dismissTop(toward: .left)
    other.undoDismissal { _ in Issue.record("there is nothing to undo") }
    #expect(empty.numbers.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e300])
  func `a card whose size makes no sense is dismissed, too`(width: CGFloat) {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    LayoutDiagnostics.handler = { _ in }
    let (album, layout) = Album.cards(5) { $0.cardSize.width = width }
    layout.dismissTop(toward: .left)
    FrameClock.main.run(for: 1)
    #expect(album.numbers == [1, 2, 3, 4])
  }

  @Test func `a rotation while a card is dragged, and while one flies, leaves the deck whole`() throws {
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
