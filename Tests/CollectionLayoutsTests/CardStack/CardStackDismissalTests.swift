// Frames and fingers are this package's own: on Apple's platforms a person tries this.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CardStackDismissalTests {
  typealias Direction = CardStackLayout.Direction
  private let middle = CGPoint(x: 200, y: 300)

  private func stack(_ count: Int = 8, _ settings: (CardStackLayout) -> Void = { _ in }) -> (
    Album, CardStackLayout
  ) {
    let layout = CardStackLayout()
    layout.cardSize = CGSize(width: 300, height: 300)
    settings(layout)
    let album = Album(layout, count: count)
    layout.onDismiss = { [unowned album] path in album.remove(path) }
    layout.attachSwipe(to: album.view)
    return (album, layout)
  }

  private func expectDeck(_ album: Album, shows numbers: [Int], _ comment: Comment? = nil) throws {
    for (index, number) in numbers.enumerated() {
      let card = try #require(album.shown(number))
      #expect(isClose(card.center, CGPoint(x: 200, y: 300 + 15 * CGFloat(index)), 1e-3), comment)
      #expect(isClose(card.turn, 0, 1e-3), comment)
      #expect(isClose(card.alpha, 1, 1e-3), comment)
    }
    #expect(album.view.visibleCells.map(\.tag).sorted() == numbers.sorted(), comment)
  }

  @Test(arguments: Direction.allCases, [true, false])
  func `a card leaves in every direction, and only in those that are allowed`(
    direction: Direction, isAllowed: Bool
  ) throws {
    let (album, layout) = stack {
      $0.allowedDirections = isAllowed ? [direction] : Set(Direction.allCases).subtracting([direction])
    }
    let unit = direction.unit
    let end = CGPoint(x: 200 + 180 * unit.x, y: 300 + 180 * unit.y)
    album.finger.drag(from: middle, to: end, duration: 1.5)
    #expect(album.numbers.first == (isAllowed ? 1 : 0))
    #expect(layout.lastDismissalDirection == (isAllowed ? direction : nil))
    if isAllowed {
      FrameClock.main.run(for: 0.3)
      let card = try #require(album.shown(0)).center
      #expect((card.x - 200) * unit.x + (card.y - 300) * unit.y > 250)
    }
    FrameClock.main.run(for: 1)
    try expectDeck(album, shows: isAllowed ? [1, 2, 3, 4] : [0, 1, 2, 3])
  }

  @Test func `a drag aslant leaves in the allowed direction that it went farthest`() {
    let (album, layout) = stack { $0.allowedDirections = [.left, .right] }
    album.finger.drag(from: middle, to: CGPoint(x: 360, y: 520), duration: 1.5)
    #expect((layout.lastDismissalDirection, album.numbers.first) == (.right, 1))
  }

  @Test func `without a direction a card stays where it is`() throws {
    let (album, _) = stack { $0.allowedDirections = [] }
    album.finger.down(at: middle)
    album.finger.move(to: CGPoint(x: 350, y: 300), duration: 0.3)
    #expect(isClose(try #require(album.shown(0)).center, middle))
    album.finger.cancel()
  }

  @Test func `distance and velocity of a dismissal are settings`() {
    let (far, _) = stack { $0.dismissalDistance = 0.1 }
    far.finger.drag(from: middle, to: CGPoint(x: 260, y: 300), duration: 1.5)
    #expect(far.numbers.count == 7)
    let (slow, _) = stack { $0.dismissalVelocity = 5000 }
    slow.finger.drag(from: middle, to: CGPoint(x: 290, y: 300), duration: 0.08)
    #expect(slow.numbers.count == 8)
    FrameClock.main.run(for: 1)
  }

  @Test
  func `a distance or a velocity that is infinite dismisses nothing; one that is no number is as usual`() {
    collectingDiagnostics { reports in
      let (far, layout) = stack { ($0.dismissalDistance, $0.dismissalVelocity) = (.infinity, .infinity) }
      var told: [CGVector] = []
      layout.onSwipeProgress = { told.append($1) }
      far.finger.drag(from: middle, to: CGPoint(x: 380, y: 300), duration: 0.08)
      FrameClock.main.run(for: 1)
      #expect(far.numbers.count == 8)
      #expect(reports().isEmpty)
      layout.dismissTop(toward: .right)
      #expect((far.numbers.count, told.last?.dx) == (7, 1))
      FrameClock.main.run(for: 1)
      let (usual, _) = stack { $0.dismissalDistance = .nan }
      usual.finger.drag(from: middle, to: CGPoint(x: 290, y: 300), duration: 1.5)
      let (slow, _) = stack { $0.dismissalVelocity = .nan }
      slow.finger.drag(from: middle, to: CGPoint(x: 290, y: 300), duration: 1.5)
      #expect((usual.numbers.count, slow.numbers.count) == (8, 8))
      #expect(reports().map(\.subject) == ["dismissalDistance", "dismissalVelocity"])
      FrameClock.main.run(for: 1)
    }
  }

  @Test func `progress is told in parts of the distance, and ends with zero or at least one`() throws {
    var told: [(path: IndexPath, part: CGVector)] = []
    let (album, _) = stack { $0.onSwipeProgress = { told.append(($0, $1)) } }
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

  /// What badges on the cards show: how far each number is to the right. And the last progress told.
  private final class Badges {
    var alphas: [Int: CGFloat] = [:]
    var last: (path: IndexPath, part: CGVector)?
  }

  private func swipedStack(_ settings: (CardStackLayout) -> Void = { _ in }) throws -> (
    Album, CardStackLayout, Badges
  ) {
    let badges = Badges()
    let (album, layout) = stack(8, settings)
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
  func `progress ends with zero where a change removes the card from the finger`(loops: Bool) throws {
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
    // Where a loop's first item becomes the last, it still is the one on top.
    for (name, change, path) in changes where !(loops && name == "moved") {
      let (album, _, badges) = try swipedStack { $0.loops = loops }
      album.view.performBatchUpdates { change(album) }
      #expect((badges.last?.path, badges.last?.part) == (path, .zero), "\(name)")
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

  @Test func `where the last card is removed from the finger, the next one that comes lies in its place`()
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

  @Test func `progress ends with zero where another layout or an undo takes the card from the finger`() throws
  {
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

  @Test func `progress ends with zero where the item of a card that flew off is still there`() throws {
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

  @Test func `attaching the swipe leaves onDismiss alone, and twice adds nothing`() {
    let (album, layout) = stack()
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
    let (album, layout) = stack()
    let pan = layout.attachSwipe(to: album.view)
    album.finger.down(at: middle)
    album.finger.move(to: CGPoint(x: 280, y: 300), duration: 0.2)
    #expect(try #require(album.shown(0)).center.x > 250)
    layout.detachSwipe(from: album.view)
    #expect(pan.view == nil)
    FrameClock.main.run(for: 1)
    try expectDeck(album, shows: [0, 1, 2, 3])
    album.finger.lift()
    album.finger.drag(from: middle, to: CGPoint(x: 380, y: 300), duration: 0.3)
    try expectDeck(album, shows: [0, 1, 2, 3])
    layout.detachSwipe(from: album.view)
    #expect(layout.attachSwipe(to: album.view) !== pan)
  }

  @Test func `without onDismiss and without a loop every card springs back`() throws {
    let (album, layout) = stack()
    layout.onDismiss = nil
    album.finger.drag(from: middle, to: CGPoint(x: 380, y: 300), duration: 0.3)
    FrameClock.main.run(for: 1)
    try expectDeck(album, shows: [0, 1, 2, 3])
    #expect(layout.lastDismissalDirection == nil)
  }

  @Test(arguments: Direction.allCases)
  func `the top card is thrown off without a finger`(direction: Direction) throws {
    var told: [CGVector] = []
    let (album, layout) = stack { $0.onSwipeProgress = { told.append($1) } }
    layout.dismissTop(toward: direction)
    #expect((album.numbers, layout.lastDismissalDirection) == (Array(1..<8), direction))
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
    try expectDeck(album, shows: [1, 2, 3, 4])
  }

  @Test func `nothing is thrown off where nobody would take it away, or where there is nothing`() throws {
    let layout = CardStackLayout()
    let album = Album(layout, count: 3)
    layout.dismissTop(toward: .left)
    FrameClock.main.run(for: 1)
    #expect(album.view.visibleCells.count == 3)
    #expect(layout.lastDismissalDirection == nil)
    let (empty, other) = stack(0)
    other.dismissTop(toward: .left)
    other.undoDismissal { _ in Issue.record("there is nothing to undo") }
    #expect(empty.numbers.isEmpty)
  }

  @Test func `dismissals are undone one after another, each card from where it flew`() throws {
    let (album, layout) = stack()
    for direction in [Direction.left, .up] {
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
    try expectDeck(album, shows: [1, 2, 3, 4])
    undo()
    #expect(try #require(album.shown(0)).center.x < -150)
    FrameClock.main.run(for: 1)
    try expectDeck(album, shows: [0, 1, 2, 3])
    undo()
    #expect(album.numbers == Array(0..<8))
  }

  @Test func `an undo while the card still flies brings it back`() throws {
    let (album, layout) = stack()
    layout.dismissTop(toward: .right)
    FrameClock.main.run(for: 0.1)
    layout.undoDismissal { path in
      album.numbers.insert(0, at: 0)
      album.view.insertItems(at: [path])
    }
    FrameClock.main.run(for: 1)
    try expectDeck(album, shows: [0, 1, 2, 3])
  }

  @Test(.asked("CardsLayout#16"), arguments: [1, 2, 3, 4, 5, 9])
  func `a deck that loops begins again, and no item is touched`(count: Int) throws {
    let layout = CardStackLayout()
    layout.cardSize = CGSize(width: 300, height: 300)
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
      #expect(dismissed.count == turn + 1)
      #expect(dismissed.last == IndexPath(item: turn % count, section: 0))
      FrameClock.main.run(for: 0.15)
      let thrown = try #require(album.shown(turn % count))
      #expect(abs(thrown.center.x - 200) > 100)
      #expect(thrown.alpha == 1)
      FrameClock.main.run(for: 2)
      try expectDeck(
        album, shows: (0..<min(4, count)).map { (turn + 1 + $0) % count }, "after card \(turn)")
    }
    #expect(album.numbers == Array(0..<count))
    for turn in (0..<(2 * count + 1)).reversed() {
      layout.undoDismissal { _ in Issue.record("the item is still there") }
      FrameClock.main.run(for: 2)
      try expectDeck(album, shows: (0..<min(4, count)).map { (turn + $0) % count }, "back at \(turn)")
    }
    #expect(layout.topIndexPath == [0, 0])
  }

  @Test func `a deck that loops keeps its top card when others come and go`() throws {
    let (album, layout) = stack(6) { $0.loops = true }
    layout.onDismiss = { _ in }
    for _ in 0..<3 { layout.dismissTop(toward: .right) }
    FrameClock.main.run(for: 2)
    try expectDeck(album, shows: [3, 4, 5, 0])
    album.remove([0, 1])
    FrameClock.main.run(for: 1)
    try expectDeck(album, shows: [3, 4, 5, 0])
    album.numbers.insert(9, at: 0)
    album.view.insertItems(at: [[0, 0]])
    FrameClock.main.run(for: 1)
    try expectDeck(album, shows: [3, 4, 5, 9])
    album.remove([0, 3])
    FrameClock.main.run(for: 1)
    try expectDeck(album, shows: [4, 5, 9, 0])
    album.numbers = [5]
    album.view.reloadData()
    FrameClock.main.run(for: 1)
    try expectDeck(album, shows: [5])
  }

  @Test(
    arguments: 0..<6, [1, 2, 3, 5])
  func
    `in a deck that loops, a card that is moved right before the top one is on top, and dismissed ones come back by what they are`(
      dismissed: Int, index: Int
    ) throws
  {
    let (album, layout) = stack(6) { $0.loops = true }
    layout.onDismiss = { _ in }
    for _ in 0..<dismissed { layout.dismissTop(toward: .right) }
    FrameClock.main.run(for: 2)
    let deck = (0..<6).map { (dismissed + $0) % 6 }
    let top = try #require(layout.topIndexPath)
    #expect(top.item == deck[0])
    let moved = deck[index]
    let target = moved < top.item ? top.item - 1 : top.item
    album.numbers.insert(album.numbers.remove(at: moved), at: target)
    album.view.moveItem(at: [0, moved], to: [0, target])
    FrameClock.main.run(for: 1)
    let rest = deck.filter { $0 != moved }
    try expectDeck(album, shows: Array(([moved] + rest).prefix(4)))
    guard dismissed > 0 else { return }
    layout.undoDismissal { _ in Issue.record("the item is still there") }
    FrameClock.main.run(for: 2)
    let back = index == 5 ? [moved] + rest : [deck[5], moved] + rest
    try expectDeck(album, shows: Array(back.prefix(4)))
  }

  @Test
  func `in a deck that loops, cards that are inserted right before the top one are on top, in their order`()
    throws
  {
    let (album, layout) = stack(6) { $0.loops = true }
    layout.onDismiss = { _ in }
    for turn in 0..<2 {
      let top = try #require(layout.topIndexPath)
      album.numbers.insert(contentsOf: [10 * turn + 10, 10 * turn + 11], at: top.item)
      album.view.insertItems(at: [top, [0, top.item + 1]])
      FrameClock.main.run(for: 1)
      try expectDeck(album, shows: [10 * turn + 10, 10 * turn + 11, turn == 0 ? 0 : 11, turn == 0 ? 1 : 0])
      layout.dismissTop(toward: .right)
      FrameClock.main.run(for: 2)
    }
  }

  @Test func `a deck that loops lets go of cards that are deleted as they fly`() throws {
    let (album, layout) = stack(5) { $0.loops = true }
    layout.dismissTop(toward: .up)
    FrameClock.main.run(for: 2)
    #expect(album.numbers == [1, 2, 3, 4])
    try expectDeck(album, shows: [1, 2, 3, 4])
    layout.undoDismissal { path in
      album.numbers.insert(0, at: path.item)
      album.view.insertItems(at: [path])
    }
    FrameClock.main.run(for: 2)
    try expectDeck(album, shows: [0, 1, 2, 3])
  }

  /// Cards that go to the bottom, or whose items are removed.
  private func dismissed(_ count: Int, of total: Int, removing: Bool) -> (Album, CardStackLayout) {
    let (album, layout) = stack(total) { $0.loops = !removing }
    if !removing { layout.onDismiss = { _ in } }
    for _ in 0..<count {
      layout.dismissTop(toward: .left)
      FrameClock.main.run(for: 1)
    }
    return (album, layout)
  }

  private func undo(_ album: Album, _ layout: CardStackLayout, inserting number: Int? = nil) {
    layout.undoDismissal { path in
      guard let number else { return _ = Issue.record("its item is still there") }
      album.sections[path.section].insert(number, at: path.item)
      album.view.insertItems(at: [path])
    }
    FrameClock.main.run(for: 1)
  }

  private func top(_ album: Album, _ layout: CardStackLayout) -> Int? {
    layout.topIndexPath.map { album.sections[$0.section][$0.item] }
  }

  @Test func `in a deck that loops, what was dismissed comes back though others have come and gone`() {
    let (album, layout) = dismissed(3, of: 6, removing: false)
    album.view.performFinishedUpdates {
      album.numbers.insert(9, at: 0)
      album.view.insertItems(at: [[0, 0]])
    }
    undo(album, layout)
    #expect(top(album, layout) == 2)
    // The next one back is gone: the one before it comes.
    album.view.performFinishedUpdates { album.remove([0, 2]) }
    undo(album, layout)
    #expect(top(album, layout) == 0)
    undo(album, layout)
    #expect(top(album, layout) == 0)
  }

  @Test func `an item goes back behind the one that it was behind, into its section`() throws {
    let (album, layout) = dismissed(0, of: 5, removing: false)
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
    undo(album, layout, inserting: 4)
    #expect((album.sections, top(album, layout)) == ([[70], [2, 3, 4]], 4))
  }

  @Test func `after a reload with fewer items, what is not there any more does not come back`() {
    let (album, layout) = dismissed(4, of: 6, removing: false)
    album.numbers = [50, 51]
    album.view.reloadData()
    album.view.layoutIfNeeded()
    undo(album, layout)
    #expect((top(album, layout), album.view.visibleCells.count) == (51, 2))
    let (other, removing) = dismissed(2, of: 4, removing: true)
    other.sections = []
    other.view.reloadData()
    undo(other, removing)
    #expect(other.view.visibleCells.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e300])
  func `a card whose size makes no sense is dismissed, too`(width: CGFloat) {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    LayoutDiagnostics.handler = { _ in }
    let (album, layout) = stack(5) { $0.cardSize.width = width }
    layout.dismissTop(toward: .left)
    FrameClock.main.run(for: 1)
    #expect(album.numbers == [1, 2, 3, 4])
  }

  @Test func `a rotation while a card is held, and while one flies, leaves the deck whole`() throws {
    let (album, layout) = stack()
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
    try expectDeck(album, shows: [1, 2, 3, 4])
  }
}
#endif
