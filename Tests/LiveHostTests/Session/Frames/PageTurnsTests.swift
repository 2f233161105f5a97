import Testing

@testable import LiveHost

@Suite("The order of a page's messages")
struct PageTurnsTests {
  private func setting(_ index: Int, _ value: Double) -> ClientMessage {
    .setting(index: index, value: value, news: 1)
  }

  private func scene(_ id: String) -> ClientMessage { .scene(id, settings: [], offset: nil) }

  @Test func `only the latest scene, viewport, and values wait, and a scene drops the values`()
    throws
  {
    var turns = PageTurns()
    let (small, large) = (
      PageView(width: 10, height: 10, scale: 1), PageView(width: 90, height: 90, scale: 1)
    )
    for message in [setting(0, 1), .viewport(small), setting(1, 5), setting(0, 2), .viewport(large)] {
      try turns.add(message)
    }
    #expect(turns.waiting == [setting(1, 5), setting(0, 2), .viewport(large)])
    try turns.add(scene("a"))
    try turns.add(setting(0, 3))
    try turns.add(scene("b"))
    #expect(turns.waiting == [.viewport(large), scene("b")])
  }

  @Test func `each button press, key, and touch is kept`() throws {
    var turns = PageTurns()
    for _ in 0..<3 {
      try turns.add(setting(2, 1), isPress: true)
      try turns.add(.key(.down))
      try turns.add(.touches([], time: 0))
    }
    #expect(turns.waiting.count == 9)
  }

  @Test
  func `messages are processed in order within the frame's share, then in later frames`()
    throws
  {
    var (turns, rest) = (PageTurns(), PageRest())
    for index in 0..<3 { try turns.add(setting(index, 0)) }
    #expect(turns.next(at: 0, isAlone: true) == setting(0, 0))
    turns.didWork(for: PageTurns.share / 2, until: 0, rest: &rest, crowd: 1)
    #expect(turns.next(at: 0, isAlone: true) == setting(1, 0))
    turns.didWork(for: PageTurns.share, until: 0, rest: &rest, crowd: 1)
    #expect(turns.next(at: 0, isAlone: true) == nil)
    turns.beginFrame()
    #expect(turns.next(at: 0, isAlone: true) == setting(2, 0))
    #expect(turns.next(at: 0, isAlone: true) == nil)
  }

  @Test func `a page over its share rests while others are in use, longer with more of them`()
    throws
  {
    var (turns, rest) = (PageTurns(), PageRest())
    for index in 0..<3 { try turns.add(setting(index, 0)) }
    _ = turns.next(at: 0, isAlone: false)
    turns.didWork(for: 0.04, until: 10, rest: &rest, crowd: 1)
    turns.beginFrame()
    let rested = 0.04 * PageRest.factor
    #expect(turns.next(at: 10 + rested - 0.01, isAlone: false) == nil)
    #expect(turns.next(at: 10 + rested, isAlone: false) == setting(1, 0))
    turns.didWork(for: 0.04, until: 20, rest: &rest, crowd: 3)
    turns.beginFrame()
    #expect(turns.next(at: 20 + rested * 2, isAlone: false) == nil)
    // Alone, it continues without a rest.
    #expect(turns.next(at: 20, isAlone: true) == setting(2, 0))
  }

  @Test func `a rest never exceeds two seconds`() throws {
    var (turns, rest) = (PageTurns(), PageRest())
    try turns.add(setting(0, 0))
    turns.didWork(for: 60, until: 100, rest: &rest, crowd: 1)
    turns.beginFrame()
    #expect(turns.next(at: 100 + PageTurns.longestRest, isAlone: false) == setting(0, 0))
  }

  @Test func `each of many resting pages continues after the longest wait`() throws {
    var (turns, rest) = (PageTurns(), PageRest())
    for index in 0..<2 { try turns.add(setting(index, 0)) }
    for _ in 0..<5 { _ = rest.begin(after: 0.1, atMost: FrameTurns.longestRest, at: 100, crowd: 20) }
    turns.didWork(for: 60, until: 100, rest: &rest, crowd: 20)
    turns.beginFrame()
    #expect(turns.next(at: 100 + PageRest.longestWait - 0.01, isAlone: false) == nil)
    #expect(turns.next(at: 100 + PageRest.longestWait, isAlone: false) == setting(0, 0))
  }

  @Test func `a page that sends endless messages is closed before they fill the memory`() throws {
    var turns = PageTurns()
    for _ in 0..<PageTurns.limit { try turns.add(.key(.down)) }
    #expect(throws: CloseReason.tooMany) { try turns.add(.key(.down)) }
    #expect(turns.waiting.count == PageTurns.limit)
  }
}
