import CollectionView
import Foundation
import Logging
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("Each page has its own clock")
struct PageTimeTests {
  /// A view for scrolling and fading.
  private final class Faded: UIScrollView {
    var isFaded = false

    required init(coder: NSCoder) { fatalError("not archived") }

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      contentSize = CGSize(width: 800, height: 5000)
      backgroundColor = .systemRed
    }

    func fade() {
      UIView.animate(withDuration: 1) {
        self.alpha = 0.5
      } completion: { _ in
        self.isFaded = true
      }
    }

    var shownAlpha: Float { layer.presentation()?.opacity ?? layer.opacity }
  }

  private func open(
    _ view: Faded, reducesMotion: Bool = false, now: @escaping () -> Double = { 0 }
  ) throws -> LiveSession {
    let fade = LiveSetting.action("Fade") { view.fade() }
    let scroll = LiveSetting.action("Scroll") { view.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
    let studio = LiveStudio(
      title: "Test",
      scenes: [LiveScene(id: "view", title: "View") { LiveContent(view, settings: [fade, scroll]) }],
      images: ImageStore(), log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 24), now: now)
    try session.receive(MessageBytes.hello(reducesMotion: reducesMotion))
    return session
  }

  private func makeFrames(_ count: Int, of sessions: [LiveSession]) {
    for _ in 0..<count {
      for session in sessions {
        session.beginFrame()
        session.advance(by: 1.0 / 60)
      }
    }
  }

  @Test func `a stopped or slow clock doesn't affect other pages`() throws {
    let (still, slow, other) = (Faded(), Faded(), Faded())
    let sessions = try [still, slow, other].map { try open($0) }
    defer { for session in sessions { session.pageDidClose() } }
    try sessions[0].receive(MessageBytes.time(speed: 0))
    try sessions[1].receive(MessageBytes.time(speed: 0.25))
    for session in sessions {
      try session.receive(MessageBytes.setting(0, 1))
      try session.receive(MessageBytes.setting(1, 1))
    }
    makeFrames(60, of: sessions)
    expectEqual((still.shownAlpha, 1), (still.isFaded, false), (still.contentOffset.y, 0))
    #expect(slow.shownAlpha > 0.75)
    #expect(slow.shownAlpha < 1)
    #expect(!slow.isFaded)
    expectEqual((other.contentOffset.y, 900), (other.isFaded, true))
    makeFrames(180, of: [sessions[1]])
    expectEqual((slow.isFaded, true), (slow.contentOffset.y, 900))
    #expect(!still.isFaded)
  }

  @Test func `a single frame advances only the page that requested it`() throws {
    let (first, second) = (Faded(), Faded())
    let sessions = try [first, second].map { try open($0) }
    defer { for session in sessions { session.pageDidClose() } }
    for session in sessions {
      try session.receive(MessageBytes.time(speed: 0))
      try session.receive(MessageBytes.setting(1, 1))
    }
    // The animation starts with the first frame.
    for _ in 0..<8 { try sessions[0].receive(MessageBytes.time(speed: nil)) }
    let start = sessions[0].clock.time
    makeFrames(10, of: sessions)
    let passed: Double = sessions[0].clock.time - start
    #expect(abs(passed - 8 / 60) < 1e-9)
    #expect(first.contentOffset.y > 0)
    #expect(second.contentOffset.y == 0)
    #expect(!sessions[0].isMoving)
  }

  @Test func `reduced motion shows the end at once while other pages animate`() throws {
    let (calm, other) = (Faded(), Faded())
    let sessions = [try open(calm, reducesMotion: true), try open(other)]
    defer { for session in sessions { session.pageDidClose() } }
    for session in sessions {
      try session.receive(MessageBytes.setting(0, 1))
      try session.receive(MessageBytes.setting(1, 1))
    }
    makeFrames(1, of: sessions)
    expectEqual((calm.isFaded, true), (calm.contentOffset.y, 900))
    #expect(!other.isFaded)
    #expect(other.contentOffset.y < 900)
  }

  @Test
  func `skipping an animation uses its page's share of a frame and shows only the end`()
    throws
  {
    // Each reading of the time takes a millisecond.
    var time = 0.0
    let now = {
      time += 0.001
      return time
    }
    let (calm, other) = (Faded(), Faded())
    let sessions = [try open(calm, reducesMotion: true, now: now), try open(other, now: now)]
    defer { for session in sessions { session.pageDidClose() } }
    _ = sessions[0].showFrame()
    try sessions[0].receive(MessageBytes.acknowledge(1))
    calm.fade()
    var frames = 0
    while !calm.isFaded, frames < 100 {
      frames += 1
      try sessions[1].receive(MessageBytes.key(.down))
      sessions[0].advance(by: 1.0 / 60)
      #expect(sessions[0].showFrame())
      #expect(sessions[0].lastFrame == (calm.isFaded ? 2 : 1))
    }
    #expect(frames > 5)
    #expect(frames < 60)
  }

  @Test func `animations started by a task follow the clock of the page showing them`() throws {
    let (still, other) = (Faded(), Faded())
    let sessions = try [still, other].map { try open($0) }
    defer { for session in sessions { session.pageDidClose() } }
    try sessions[0].receive(MessageBytes.time(speed: 0))
    for view in [still, other] {
      view.fade()
      view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    }
    makeFrames(70, of: sessions)
    expectEqual((still.shownAlpha, 1), (still.isFaded, false), (still.contentOffset.y, 0))
    expectEqual((other.isFaded, true), (other.contentOffset.y, 900))
    #expect(FrameClock.base === FrameClock.main)
  }

  @Test func `a layer added by a touch is laid out even after many frames of other pages`()
    throws
  {
    final class PositioningView: UIView {
      let dot = CALayer()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        layer.addSublayer(dot)
        setNeedsLayout()
      }
      override func layoutSubviews() { dot.position = CGPoint(x: 100, y: 100) }
    }
    let (view, other) = (PositioningView(), Faded())
    let studio = LiveStudio(
      title: "Test", scenes: [LiveScene(id: "view", title: "View") { view }], images: ImageStore(),
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 24)) { 0 }
    try session.receive(MessageBytes.hello())
    let second = try open(other)
    defer { for session in [session, second] { session.pageDidClose() } }
    view.dot.position = .zero
    try session.receive(MessageBytes.touches([(0, .began, 100, 100)]))
    makeFrames(3, of: [second])
    makeFrames(1, of: [session])
    #expect(view.dot.presentation()?.position == CGPoint(x: 100, y: 100))
  }
}
