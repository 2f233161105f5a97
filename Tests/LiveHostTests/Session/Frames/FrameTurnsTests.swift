import CollectionView
import Foundation
import Logging
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("The order of pages' frames")
struct FrameTurnsTests {
  /// A clock that advances in views and between frames.
  private final class Time {
    var now = 100.0
  }

  /// A view with layout passes of a given duration. Each pass shows something new.
  private final class Working: UIView {
    let time: Time
    var cost: () -> Double
    private(set) var worked = 0.0
    /// The end time of each layout pass.
    private(set) var ends: [Double] = []

    init(_ time: Time, cost: @escaping () -> Double) {
      (self.time, self.cost) = (time, cost)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      let cost = cost()
      time.now += cost
      worked += cost
      ends.append(time.now)
      backgroundColor = ends.count.isMultiple(of: 2) ? .red : .green
    }
  }

  @MainActor
  private final class Pages {
    let time = Time()
    let driver: FrameDriver
    private(set) var sessions: [LiveSession] = []
    private(set) var views: [Working] = []

    init(_ costs: [() -> Double]) throws {
      driver = FrameDriver(goesByItself: false) { [time] in time.now }
      for cost in costs {
        let view = Working(time, cost: cost)
        let work = LiveSetting("Work", .toggle) {
          0
        } set: { _ in
          view.layoutSubviews()
        }
        let studio = LiveStudio(
          title: "Test",
          scenes: [LiveScene(id: "view", title: "View") { LiveContent(view, settings: [work]) }],
          images: ImageStore(), log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 26), driver: driver) { [time] in
          time.now
        }
        try session.receive(MessageBytes.hello(width: 100, height: 100))
        sessions.append(session)
        views.append(view)
      }
    }

    func close() { for session in sessions { session.pageDidClose() } }

    /// Runs frames for a number of seconds while these views have new contents. Calls `hands` before each
    /// frame.
    func run(_ seconds: Double, moving: [Working]? = nil, hands: () throws -> Void = {}) throws {
      let end = time.now + seconds
      while time.now < end {
        let start = time.now
        try hands()
        for view in moving ?? views { view.setNeedsLayout() }
        driver.makeFrame()
        for session in sessions { try session.receive(MessageBytes.acknowledge(session.lastFrame)) }
        time.now = max(time.now, start + FramePace.frame)
      }
    }

    /// Returns the 95th percentile of the times that inputs wait for the view's next frame.
    func wait(of view: Working, since start: Double) -> Double {
      var ends = view.ends.filter { $0 >= start }[...]
      var waits: [Double] = []
      for input in stride(from: start, to: ends.last ?? start, by: 0.0137) {
        while let first = ends.first, first <= input { ends.removeFirst() }
        if let first = ends.first { waits.append(first - input) }
      }
      return waits.sorted()[waits.count * 19 / 20]
    }
  }

  @Test(
    arguments: [0.02, 0.03, 0.12], [1, 3])
  func `pages with long frames at most double another page's input delay`(
    cost: Double, count: Int
  ) throws {
    let quiet = try Pages([{ 0.001 }])
    try quiet.run(5)
    let alone = quiet.wait(of: quiet.views[0], since: 102)
    quiet.close()
    let pages = try Pages(Array(repeating: { cost }, count: count) + [{ 0.001 }])
    defer { pages.close() }
    try pages.run(triesManySeeds ? 40 : 30)
    let alongside = pages.wait(of: pages.views[count], since: 102)
    #expect(alongside <= 2 * alone, "\(alongside) s instead of \(alone) s")
    // All pages continue with equal shares.
    let heavy = pages.views.prefix(count)
    expectAll(heavy) { $0.ends.count > 5 }
    let shares = heavy.map(\.worked)
    #expect(shares.max()! - shares.min()! <= 2.5 * cost)
  }

  @Test func `input after an unchanged frame doesn't wait for another page`() throws {
    let pages = try Pages([{ 0.001 }])
    defer { pages.close() }
    try pages.run(1)
    pages.views[0].setNeedsLayout()
    pages.driver.makeFrame()
    #expect(!pages.driver.mayFrameComeAtOnce)
    pages.time.now += FramePace.frame
    pages.driver.makeFrame()
    #expect(pages.driver.mayFrameComeAtOnce)
  }

  @Test func `a page alone or next to idle pages makes as many frames as it can`() throws {
    let pages = try Pages([{ 0.1 }, { 0.001 }, { 0.1 }])
    defer { pages.close() }
    let page = pages.views[0]
    // Waits until the other pages count as unused.
    try pages.run(2, moving: [])
    let count = page.ends.count
    try pages.run(20, moving: [page])
    #expect(page.ends.count - count > 190)
  }

  @Test func `an occasional long frame isn't followed by a rest`() throws {
    var isLong = false
    let pages = try Pages([{ isLong ? 0.12 : 0.002 }, { 0.001 }])
    defer { pages.close() }
    let page = pages.views[0]
    try pages.run(5)
    isLong = true
    try pages.run(FramePace.frame)
    isLong = false
    let count = page.ends.count
    try pages.run(1)
    #expect(page.ends.count - count > 55)
    // After consecutive long frames, the page rests.
    try pages.run(4)
    let more = page.ends.count
    isLong = true
    try pages.run(1)
    #expect(page.ends.count - more == 2)
  }

  @Test(arguments: [0.01, 0.1])
  func `pages with equally long frames take turns without resting`(cost: Double) throws {
    let pages = try Pages([{ cost }, { cost }, { cost }])
    defer { pages.close() }
    try pages.run(10)
    let shares = pages.views.map(\.worked)
    #expect(shares.reduce(0, +) > 8)
    #expect(shares.max()! - shares.min()! <= 2 * cost)
  }

  @Test func `every one of many overloaded pages gets its turn`() throws {
    var random = SeededGenerator(seed: 5)
    let costs = (0..<24).map { _ in Double.random(in: 0.0005...0.02, using: &random) }
    let pages = try Pages(costs.map { cost in { cost } })
    defer { pages.close() }
    try pages.run(8)
    let round = costs.reduce(0, +) + FramePace.frame
    for view in pages.views {
      let gaps = zip(view.ends.dropFirst(), view.ends).map { $0 - $1 }
      #expect(gaps.max()! < 2 * round)
    }
  }

  @Test func `a page's setting changes and frames share one limit`() throws {
    let pages = try Pages([{ 0.1 }, { 0.001 }])
    defer { pages.close() }
    let page = pages.views[0]
    try pages.run(2)
    let (before, start) = (page.worked, pages.time.now)
    try pages.run(60) { try pages.sessions[0].receive(MessageBytes.setting(0, 1)) }
    #expect((page.worked - before) / (pages.time.now - start) < 0.055)
  }

  @Test func `a page that was slow while alone doesn't rest for later pages`() throws {
    let pages = try Pages([{ 0.1 }, { 0.1 }, { 0.001 }])
    defer { pages.close() }
    try pages.run(20, moving: Array(pages.views.prefix(2)))
    let count = pages.views[0].ends.count
    try pages.run(10)
    #expect(pages.views[0].ends.count - count >= 2)
  }

  @Test func `after a rest, a page's clock advances by at most the longest step`()
    throws
  {
    let pages = try Pages([{ 0.1 }, { 0.001 }])
    defer { pages.close() }
    let clock = pages.sessions[0].clock
    var (before, longest) = (clock.time, 0.0)
    try pages.run(20) {
      longest = max(longest, clock.time - before)
      before = clock.time
    }
    #expect(longest > 0)
    #expect(longest <= FrameDriver.longestStep + 1e-9)
  }
}
