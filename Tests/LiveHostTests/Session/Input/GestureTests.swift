import CollectionView
import Foundation
import Testing

@testable import LiveHost

@MainActor
@Suite("A recorded gesture", .serialized)
struct GestureTests {
  /// Sends a flick like a page.
  private func flick(_ page: OpenedPage) throws {
    try page.send(MessageBytes.touches([(0, .began, 400, 500)], time: 1000))
    for step in 1...6 {
      page.session.advance(by: 1 / 60)
      try page.send(
        MessageBytes.touches([(0, .moved, 400, 500 - Double(step) * 30)], time: 1000 + Double(step) * 16.5))
    }
    try page.send(MessageBytes.touches([(0, .ended, 400, 310)], time: 1110))
    page.session.rest()
  }

  private func replay(_ page: OpenedPage, _ request: GestureRequest) throws -> CGPoint {
    try page.send(MessageBytes.gesture(request))
    var frames = 0
    while page.session.gestures.replay?.isPlaying ?? false, frames < 100 {
      page.session.advance(by: 0.0171)
      frames += 1
    }
    #expect(frames > 5)
    #expect(frames < 100)
    page.session.rest()
    return try #require(page.session.mainScrollView).contentOffset
  }

  @Test func `a replay starts at the recorded offset and ends at the same offset each time`() async throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    let scrollView = try #require(page.session.mainScrollView)
    scrollView.contentOffset.y = 300
    try flick(page)
    let end = scrollView.contentOffset
    #expect(end.y > 600)
    let first = try replay(page, .replay)
    #expect(abs(first.y - end.y) < 40, "\(first.y) for \(end.y)")
    scrollView.contentOffset.y = 0
    // The clock's time differs, and so do the last digits.
    let second = try replay(page, .replay)
    #expect(abs(second.y - first.y) < 1e-6)
    #expect(second.x == first.x)
  }

  @Test func `a saved gesture is a test with the same end offset, RecordedGestureTests.swift`() async throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    try flick(page)
    let end = try replay(page, .save)
    try await page.frame()
    let document = try #require(page.page.document)
    #expect(document.name == "RecordedGestureTests.swift")
    #expect(document.text.contains("< 0.5"))
    #expect(document.text.contains("contentOffset.y - \((end.y * 10).rounded() / 10)"))
    #expect(!document.text.contains("numberOfItems"), "that is as it was")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let stored = try String(contentsOf: folder.appendingPathComponent(document.name), encoding: .utf8)
    // In a copy, the author edits the last line.
    let own = document.text.replacingOccurrences(of: "MyViewController()", with: "GridController(items: 500)")
    #expect(stored == own, "this file is to be written anew: \(own)")
  }

  @Test func `a saved gesture of two fingers moves both`() throws {
    var recording = GestureRecording(offset: .zero)
    recording.events = [
      .init(
        delay: 0,
        samples: [
          .init(finger: 0, phase: .began, location: CGPoint(x: 1, y: 2)),
          .init(finger: 4, phase: .began, location: CGPoint(x: 3, y: 4)),
        ]),
      .init(delay: 0.25, samples: [.init(finger: 4, phase: .moved, location: CGPoint(x: 3, y: 5.5))]),
      .init(
        delay: 0,
        samples: [
          .init(finger: 0, phase: .ended, location: CGPoint(x: 1, y: 2)),
          .init(finger: 4, phase: .cancelled, location: .zero),
        ]),
    ]
    let scrolled = UIScrollView()
    let before = ShownContents(of: scrolled)
    scrolled.contentOffset.y = 7
    let test = GestureTest(
      recording, title: "A \"b\"", size: CGSize(width: 10, height: 20), from: before,
      to: ShownContents(of: scrolled))
    let source = try #require(test).source
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex(of: "let finger1 = Finger(in: window)"))
    #expect(
      lines[start..<start + 10].elementsEqual([
        "let finger1 = Finger(in: window)", "let finger2 = Finger(in: window, number: 1)",
        "finger1.down(at: CGPoint(x: 1, y: 2))", "finger2.down(at: CGPoint(x: 3, y: 4))",
        "FrameClock.main.advance(by: 0.25)", "finger2.move(to: CGPoint(x: 3, y: 5.5))",
        "finger1.move(to: CGPoint(x: 1, y: 2))", "finger1.lift()", "finger2.cancel()",
        "FrameClock.main.run(while: !FrameClock.main.isIdle)",
      ]), "\(lines)")
    #expect(source.contains(#"@Test("A \"b\" ends where it did in the page")"#))
  }

  @Test func `a saved test checks changed item counts or positions instead of the offset`()
    async throws
  {
    let page = try OpenedPage(LiveScene(id: "deck", title: "Deck") { DeckController() })
    defer { page.close() }
    func save() async throws -> String {
      try page.send(MessageBytes.gesture(.save))
      while page.session.gestures.replay?.isPlaying ?? false { page.session.advance(by: 0.0171) }
      page.session.rest()
      try await page.frame()
      return try #require(page.page.document).text
    }
    // A flick to the left removes the first card.
    try page.send(MessageBytes.touches([(0, .began, 400, 300)], time: 1000))
    page.session.advance(by: 1 / 60)
    try page.send(MessageBytes.touches([(0, .moved, 200, 300)], time: 1017))
    try page.send(MessageBytes.touches([(0, .ended, 200, 300)], time: 1034))
    page.session.rest()
    let removal = try await save()
    #expect(removal.contains("#expect(collectionView.numberOfItems(inSection: 0) == 4)"), "\(removal)")
    #expect(removal.contains("#expect(visible.last == [0, 3])"))
    #expect(!removal.contains("contentOffset.x -"), "the offset has not changed")
    // The next replay starts over, too: five cards, then four.
    #expect(try await save() == removal)
    // A tap moves the second card aside.
    try page.send(MessageBytes.touches([(0, .began, 400, 300)], time: 3000))
    try page.send(MessageBytes.touches([(0, .ended, 400, 300)], time: 3040))
    page.session.rest()
    let movement = try await save()
    #expect(
      movement.contains(
        "try expect([0, 1], of: collectionView, at: CGRect(x: 300, y: 0, width: 100, height: 100))"))
    #expect(!movement.contains("numberOfItems"))
    // A press outside the cards changes nothing.
    try page.send(MessageBytes.touches([(0, .began, 700, 550)], time: 5000))
    try page.send(MessageBytes.touches([(0, .ended, 700, 550)], time: 5900))
    page.session.rest()
    #expect(try await save().hasPrefix("No test was saved"))
    #expect(page.page.document?.name == "")
  }

  @Test func `a touch during a replay takes over and leaves no other finger down`() throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    try flick(page)
    try page.send(MessageBytes.gesture(.replay))
    page.session.advance(by: 0.05)
    #expect(page.session.mainScrollView?.isTracking == true)
    try page.send(MessageBytes.touches([(0, .began, 400, 300)], time: 9000))
    #expect(page.session.gestures.replay == nil)
    try page.send(MessageBytes.touches([(0, .ended, 400, 300)], time: 9010))
    #expect(page.session.mainScrollView?.isTracking == false)
  }

  @Test func `nothing is replayed before a gesture or in another scene`() async throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    try page.send(MessageBytes.gesture(.save))
    #expect(page.session.gestures.replay == nil)
    try await page.frame()
    #expect(page.page.document?.name == "")
    #expect(page.page.document?.text.hasPrefix("There is no recorded gesture") == true)
    try flick(page)
    try page.send(MessageBytes.scene("grid"))
    try page.send(MessageBytes.gesture(.replay))
    #expect(page.session.gestures.replay == nil)
  }
}

/// Cards with gestures that change their number and positions, without a content offset.
private final class DeckController: UICollectionViewController {
  private var count = 5
  private let layout = DeckLayout()

  init() { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let swipe = UIPanGestureRecognizer()
    swipe.addAction { [weak self] in
      guard let self, $0.state == .ended else { return }
      count -= 1
      collectionView.deleteItems(at: [[0, 0]])
    }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in
      guard let self, tap.location(in: view).x < 600 else { return }
      layout.aside.insert(1)
      layout.invalidateLayout()
    }
    for recognizer in [swipe, tap] { view.addGestureRecognizer(recognizer) }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class DeckLayout: UICollectionViewLayout {
  var aside: Set<Int> = []

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: [0, $0])
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: aside.contains(indexPath.item) ? 300 : 0, y: 0, width: 100, height: 100)
    return attributes
  }
}
