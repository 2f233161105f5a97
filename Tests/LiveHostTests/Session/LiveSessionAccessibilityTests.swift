import CollectionView
import Foundation
import Testing

@testable import LiveHost

@MainActor
@Suite("Accessibility on a live page")
struct LiveSessionAccessibilityTests {
  /// A list that scrolls by page itself, and reads out the page's number.
  private final class PagedView: UICollectionView {
    var pages = 0
    var handlesPages = true
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard handlesPages else { return false }
      pages += direction == .next ? 1 : -1
      UIAccessibility.post(notification: .pageScrolled, argument: "Page \(pages)")
      return true
    }
  }

  private final class PagedController: UIViewController, UICollectionViewDataSource {
    let list: PagedView
    var isReduced: [Bool] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      list = PagedView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      isReduced.append(UIAccessibility.isReduceMotionEnabled)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      500
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `Page Down and Page Up scroll by accessibility pages and read out the announcements`()
    async throws
  {
    let controller = PagedController()
    let session = try LiveSession.open { controller }
    defer { session.pageDidClose() }
    session.showFrames(1)
    for key in [LiveKey.pageDown, .pageDown, .pageUp] { try session.receive(MessageBytes.key(key)) }
    #expect(controller.list.contentOffset.y == 0)
    controller.list.handlesPages = false
    try session.receive(MessageBytes.key(.pageDown))
    session.rest()
    #expect(controller.list.contentOffset.y > 0)
    #expect(try await session.page().announcements == ["Page 1", "Page 2", "Page 1"])
  }

  @Test func `a page reads out texts of announcements only`() async throws {
    let controller = PagedController()
    let session = try LiveSession.open { controller }
    defer { session.pageDidClose() }
    session.asOwner {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .announcement, argument: nil)
      UIAccessibility.post(notification: .layoutChanged, argument: "Moved")
    }
    UIAccessibility.post(notification: .announcement, argument: "Of no page")
    #expect(try await session.page().announcements == ["Saved"])
  }

  @Test func `a page's code reads the page's preference for reduced motion`() throws {
    var changes: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { changes.append(UIAccessibility.isReduceMotionEnabled) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let (still, moving) = (PagedController(), PagedController())
    let first = try LiveSession.open(MessageBytes.hello(reducesMotion: true)) { still }
    let second = try LiveSession.open { moving }
    defer {
      first.pageDidClose()
      second.pageDidClose()
    }
    #expect(!still.isReduced.isEmpty)
    #expect(!still.isReduced.contains(false))
    #expect(!moving.isReduced.contains(true))
    #expect(changes.contains(true))
    #expect(!UIAccessibility.isReduceMotionEnabled)
    // The viewport doesn't reduce motion.
    try first.receive(MessageBytes.viewport(width: 700, height: 600))
    #expect(changes.last == false)
    #expect(still.isReduced.last == false)
  }
}
