import CollectionView
import Testing

@testable import LiveHost

@MainActor
@Suite("Notifying a page of rest")
struct RestTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))

  private func open() throws -> OpenedPage {
    let scrollView = scrollView
    scrollView.contentSize = CGSize(width: 800, height: 5000)
    let scroll = LiveSetting.action("Scroll") {
      scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    }
    return try OpenedPage(
      LiveScene(id: "view", title: "View") { LiveContent(scrollView, settings: [scroll]) })
  }

  /// Makes frames until the page has its answer, and returns their number.
  private func framesUntilRest(_ page: OpenedPage) async throws -> Int {
    for count in 1...240 {
      page.session.beginFrame()
      page.session.advance(by: 1.0 / 60)
      try await page.frame()
      if page.page.rested != nil { return count }
    }
    return .max
  }

  @Test func `before rest is reported, earlier messages are handled and results are sent`() async throws {
    let page = try open()
    defer { page.close() }
    try await page.frame(2)
    try page.send(MessageBytes.setting(0, 1))
    try page.send(MessageBytes.rest(1))
    #expect(try await framesUntilRest(page) < 240)
    #expect(page.page.rested == 1)
    #expect(page.page.offset == [0, 900])
  }

  @Test func `without motion, rest is reported once in the next frame for all requests`() async throws {
    let page = try open()
    defer { page.close() }
    try await page.frame(2)
    #expect(page.page.rested == nil)
    for question in 1...3 { try page.send(MessageBytes.rest(question)) }
    #expect(try await framesUntilRest(page) == 1)
    #expect(page.page.rested == 3)
  }

  @Test func `a stopped clock counts as rest, but a single frame's motion doesn't`()
    async throws
  {
    let page = try open()
    defer { page.close() }
    try await page.frame(2)
    try page.send(MessageBytes.time(speed: 0))
    try page.send(MessageBytes.setting(0, 1))
    try page.send(MessageBytes.rest(1))
    #expect(try await framesUntilRest(page) <= 2)
    #expect(page.page.offset == [0, 0])
    for _ in 0..<3 { try page.send(MessageBytes.time(speed: nil)) }
    #expect(!page.session.isAtRest)
  }

  @Test func `a finger that stays still counts as rest`() async throws {
    let page = try open()
    defer { page.close() }
    try await page.frame(2)
    try page.send(MessageBytes.touches([(0, .began, 400, 500)], time: 0))
    for step in 1...10 {
      try page.send(
        MessageBytes.touches([(0, .moved, 400, 500 - 20 * Double(step))], time: Double(step) * 16))
    }
    try page.send(MessageBytes.rest(1))
    #expect(try await framesUntilRest(page) < 240)
    #expect(scrollView.isDragging)
    #expect(page.page.offset[1] > 150)
  }
}
