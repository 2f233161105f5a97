import CollectionView
import Logging
import Testing

@testable import LiveHost

@MainActor
@Suite("Scenes requested by a page")
struct LiveSessionSceneTests {
  @Test func `of scenes requested faster than they are made, only the latest is made`()
    throws
  {
    var time = 100.0
    var made = 0
    let scene = LiveScene(id: "heavy", title: "Heavy") {
      made += 1
      time += 0.04
      return UIView()
    }
    let studio = studio([scene])
    func open() throws -> LiveSession {
      let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 24)) { time }
      try session.receive(MessageBytes.hello())
      return session
    }
    let (other, session) = (try open(), try open())
    defer { other.pageDidClose() }
    made = 0
    for _ in 0..<500 { try session.receive(MessageBytes.scene("heavy")) }
    #expect(made == 0, "the page rests after its hello")
    #expect(session.hasBacklog)
    // Meanwhile, the shown contents receive input, and the other page is in use.
    func showFrames(for seconds: Double) throws {
      for _ in 0..<Int(seconds * 60) {
        time += 1.0 / 60
        try session.receive(MessageBytes.key(.down))
        try other.receive(MessageBytes.key(.down))
        session.beginFrame()
        other.beginFrame()
      }
    }
    try showFrames(for: 1)
    #expect(made == 0)
    try showFrames(for: 0.5)
    #expect(made == 1)
    #expect(!session.hasBacklog)
    for _ in 0..<500 { try session.receive(MessageBytes.scene("heavy")) }
    session.pageDidClose()
    #expect(!session.hasBacklog)
    try showFrames(for: 0)
    #expect(made == 1)
  }

  @Test func `a scene chosen after a crash is sent with its window`()
    async throws
  {
    let studio = studio([LiveScene(id: "view", title: "View") { UIView() }])
    studio.fail("It has crashed.")
    let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 24)) { 0 }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.hello())
    session.showFrames(2)
    #expect(session.lastFrame == 0, "pages keep their last pictures")
    try session.receive(MessageBytes.scene("view"))
    session.showFrames(2)
    let window = try #require(session.window)
    let page = try await session.page()
    #expect(page.notice == nil)
    #expect(
      page.elements.values.contains {
        $0.parent == 0 && $0.size == [window.bounds.width, window.bounds.height]
      })
  }

  @Test(arguments: [false, true])
  func `pages receive the crash message until one of them has shown a scene`(hasShown: Bool)
    async throws
  {
    let studio = studio([LiveScene(id: "view", title: "View") { UIView() }])
    studio.fail("It has crashed.")
    func open() throws -> LiveSession {
      let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 24)) { 0 }
      try session.receive(MessageBytes.hello(scene: "view"))
      return session
    }
    let first = try open()
    defer { first.pageDidClose() }
    if hasShown {
      try first.receive(MessageBytes.scene("view"))
      try first.showAndAcknowledge()
    }
    let second = try open()
    defer { second.pageDidClose() }
    second.showFrames(1)
    let page = try await second.page()
    #expect(page.notice == (hasShown ? nil : "It has crashed."))
    #expect(page.elements.isEmpty != hasShown)
  }

  @Test(arguments: ["other", "nowhere"])
  func `a failed build is also reported in the next scene`(id: String) async throws {
    let studio = studio([
      LiveScene(id: "view", title: "View") { UIView() }, LiveScene(id: "other", title: "Other") { UIView() },
    ])
    let session = LiveSession(studio: studio, link: PageLink(limit: 1 << 24)) { 0 }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.hello())
    studio.announce("The build has failed.")
    try session.receive(MessageBytes.scene(id))
    #expect(try await session.page().notice == "The build has failed.")
  }

  @Test(arguments: ["view", "gone"])
  func `a missing scene passes no settings, offset, or selection to its replacement`(name: String)
    async throws
  {
    var appeared = 0
    let controller = GridController(items: 500)
    let hello = MessageBytes.hello(
      scene: name, settings: [("Spacing", 20)], offset: (0, 500), selection: [(0, 3)])
    let session = try LiveSession.open(hello) {
      LiveContent(
        controller, settings: [.number("Spacing", 0...50, of: controller.layout, \.minimumLineSpacing)]
      ) {
        appeared += 1
      }
    }
    defer { session.pageDidClose() }
    let isThere = name == "view"
    #expect(controller.layout.minimumLineSpacing == (isThere ? 20 : 0))
    #expect(controller.collectionView.contentOffset.y == (isThere ? 500 : 0))
    #expect(controller.collectionView.indexPathsForSelectedItems ?? [] == (isThere ? [[0, 3]] : []))
    #expect(appeared == (isThere ? 0 : 1))
    #expect(
      try await session.page().notice == (isThere ? nil : "There is no scene 'gone'. Showing View instead."))
  }

  private func studio(_ scenes: [LiveScene]) -> LiveStudio {
    LiveStudio(
      title: "Test", scenes: scenes, images: ImageStore(),
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  @Test(arguments: ["view", "View", "VIEW"])
  func `a scene can be found by its title`(name: String) async throws {
    let session = try LiveSession.open(MessageBytes.hello(scene: name)) { UIView() }
    defer { session.pageDidClose() }
    let page = try await session.page()
    #expect(page.scene == "view")
    #expect(page.notice == nil)
  }

  @Test(arguments: ["nowhere", ""])
  func `a missing scene is reported, and the first scene is shown`(id: String) async throws {
    let session = try LiveSession.open(MessageBytes.hello(scene: id)) { UIView() }
    defer { session.pageDidClose() }
    let page = try await session.page()
    #expect(page.scene == "view")
    #expect(page.notice == (id.isEmpty ? nil : "There is no scene 'nowhere'. Showing View instead."))
  }
}
