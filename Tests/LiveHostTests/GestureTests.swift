import CollectionView
import Foundation
import Testing

@testable import LiveHost

@MainActor
@Suite("A recorded gesture", .serialized)
struct GestureTests {
  /// A flick, as the page reports it.
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

  @Test func `is made again from where it began, and ends where it ended each time`() async throws {
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
    // The clock's time is another, and with it the last digits.
    let second = try replay(page, .replay)
    #expect(abs(second.y - first.y) < 1e-6)
    #expect(second.x == first.x)
  }

  @Test func `becomes a test that ends at the same offset: RecordedGestureTests.swift is one`() async throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    try flick(page)
    let end = try replay(page, .save)
    try await page.frame()
    let document = try #require(page.page.document)
    #expect(document.name == "RecordedGestureTests.swift")
    #expect(document.text.contains("< 0.5"))
    #expect(document.text.contains("contentOffset.y - \((end.y * 10).rounded() / 10)"))
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let stored = try String(contentsOf: folder.appendingPathComponent(document.name), encoding: .utf8)
    // The last line of a copy is what an author writes there.
    let own = document.text.replacingOccurrences(of: "MyViewController()", with: "GridController(items: 500)")
    #expect(stored == own, "this file is to be written anew: \(own)")
  }

  @Test func `of two fingers moves both`() throws {
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
    let source = GestureTest(recording, title: "A \"b\"", size: CGSize(width: 10, height: 20), end: nil)
      .source
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex(of: "let finger1 = Finger(in: window)"))
    #expect(
      lines[start..<lines.count - 6].elementsEqual([
        "let finger1 = Finger(in: window)", "let finger2 = Finger(in: window, number: 1)",
        "finger1.down(at: CGPoint(x: 1, y: 2))", "finger2.down(at: CGPoint(x: 3, y: 4))",
        "FrameClock.main.advance(by: 0.25)", "finger2.move(to: CGPoint(x: 3, y: 5.5))",
        "finger1.move(to: CGPoint(x: 1, y: 2))", "finger1.lift()", "finger2.cancel()",
        "FrameClock.main.run(while: !FrameClock.main.isIdle)",
      ]), "\(lines)")
    #expect(source.contains(#"@Test("A \"b\" ends where it did in the page")"#))
  }

  @Test func `a hand that comes meanwhile takes over, and leaves no other finger behind`() throws {
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

  @Test func `nothing is made again before there was a gesture, or in another scene`() throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    try page.send(MessageBytes.gesture(.save))
    #expect(page.session.gestures.replay == nil)
    try flick(page)
    try page.send(MessageBytes.scene("grid"))
    try page.send(MessageBytes.gesture(.replay))
    #expect(page.session.gestures.replay == nil)
  }
}
