import CollectionView
import Rendering
import Testing

@testable import LiveHost

@MainActor
@Suite("An overview of a page's scenes")
struct LiveSessionOverviewTests {
  private func open(_ overview: LiveOverview, _ hello: [UInt8] = MessageBytes.hello()) throws -> LiveSession {
    try LiveSession.open(hello) {
      var content = LiveContent(UIView())
      content.overview = overview
      return content
    }
  }

  @Test func `the page receives the overview flag, the opened scene, and its frame`() async throws {
    let overview = LiveOverview()
    let session = try open(overview)
    defer { session.pageDidClose() }
    let picture = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 70))
    session.window?.addSubview(picture)
    overview.open("ring", from: picture)
    let page = try await session.page()
    #expect(page.isOverview)
    #expect(page.opened?.id == "ring")
    #expect(page.opened?.frame == [20, 30, 100, 70])
  }

  @Test func `a scene opened without a view has no frame, and a plain view isn't an overview`()
    async throws
  {
    let overview = LiveOverview()
    let session = try open(overview)
    defer { session.pageDidClose() }
    overview.open("ring")
    #expect(try await session.page().opened?.frame == [0, 0, 0, 0])
    let other = try LiveSession.open { UIView() }
    defer { other.pageDidClose() }
    #expect(try await !other.page().isOverview)
  }

  @Test func `search texts reach the overview, and only the latest waiting one is kept`() throws {
    let overview = LiveOverview()
    var texts: [String] = []
    overview.search = { texts.append($0) }
    let session = try open(overview)
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.search("ring"))
    try session.receive(MessageBytes.search(""))
    #expect(texts == ["ring", ""])
    var turns = PageTurns()
    for text in ["r", "ri", "rin"] { try turns.add(.search(text)) }
    #expect(turns.waiting == [.search("rin")])
  }

  @Test func `a search without an overview does nothing`() throws {
    let session = try LiveSession.open { UIView() }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.search("ring"))
    session.showFrames(1)
    #expect(session.faults.fault == nil)
  }

  @Test func `an overview receives the page's motion preference`() throws {
    let overview = LiveOverview()
    var changes = 0
    let session = try open(overview, MessageBytes.hello(reducesMotion: true))
    defer { session.pageDidClose() }
    #expect(overview.reducesMotion)
    overview.onMotionPreferenceChange = { changes += 1 }
    try session.receive(MessageBytes.viewport(width: 800, height: 600))
    #expect(!overview.reducesMotion)
    #expect(changes == 1)
  }

  @Test func `the page receives scene groups and the gesture hint`() async throws {
    let session = try LiveSession.open {
      var content = LiveContent(UIView())
      content.hint = LiveHint(.turn, "Drag to turn")
      return content
    }
    defer { session.pageDidClose() }
    let page = try await session.page()
    #expect(page.groups == [""])
    #expect(page.hint?.gesture == 2)
    #expect(page.hint?.title == "Drag to turn")
  }

  @Test func `nothing inside a view hidden from assistive technology has a role`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let outer = UIView(frame: window.bounds)
    let toggle = UISwitch()
    outer.addSubview(toggle)
    window.addSubview(outer)
    window.isHidden = false
    defer { window.isHidden = true }
    func roles() -> [ElementRole] { SeenWindow(of: window).rolesOfNodes.filter { $0 != .none } }
    #expect(roles().count == 1)
    outer.accessibilityElementsHidden = true
    // Only views with visible contents are nodes.
    outer.backgroundColor = .white
    window.layoutIfNeeded()
    #expect(roles() == [.hidden])
    // A hidden view isn't a heading either.
    outer.isAccessibilityElement = true
    outer.accessibilityLabel = "Fruit"
    outer.accessibilityTraits = .header
    #expect(roles() == [.hidden])
  }
}
