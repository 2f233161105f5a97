import CollectionView
import Previews
import TestSupport
import Testing

@testable import Gallery

@Suite("The overview")
struct OverviewTests {
  private func show(size: CGSize = CGSize(width: 1032, height: 748)) -> (UIWindow, OverviewController) {
    let controller = OverviewController(pictures: .samples)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  /// Runs frames until each visible tile has a scene.
  private func fill(_ controller: OverviewController) {
    FrameClock.main.run(while: controller.tiles.contains { $0.cell.thumbnail == nil }, limit: 5)
  }

  private func shownIDs(_ controller: OverviewController) -> [[String]] {
    let view: UICollectionView = controller.collectionView
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).compactMap {
        controller.id(at: IndexPath(item: $0, section: section))
      }
    }
  }

  @Test func `every scene has one tile in one group`() {
    let (window, controller) = show()
    defer { window.isHidden = true }
    #expect(Set(GalleryScene.all.map(\.id)).count == GalleryScene.all.count)
    #expect(shownIDs(controller) == [[]] + SceneGroup.all.map { $0.scenes.map(\.id) })
  }

  @Test(arguments: [(1032.0, 4), (736, 3), (390, 2), (320, 2)])
  func `the number of lanes depends on the width`(breadth: Double, lanes: Int) {
    let (window, controller) = show(size: CGSize(width: breadth, height: 700))
    defer { window.isHidden = true }
    #expect(controller.layout.laneCount == .fixed(lanes))
    expectAll(controller.tiles.map { $0.cell.tile }) { $0.bounds.width >= 120 }
  }

  @Test func `one scene is made per frame, and only for visible tiles`() {
    let (window, controller) = show()
    defer { window.isHidden = true }
    func filled() -> Int { controller.tiles.count { $0.cell.thumbnail != nil } }
    #expect(filled() == 0)
    for count in 1...3 {
      FrameClock.main.advance(by: 1 / 60)
      #expect(filled() == count)
    }
    fill(controller)
    #expect(controller.tiles.count < GalleryScene.all.count)
    #expect(controller.stroll.madeCount == controller.tiles.count)
    // Tiles return their scenes when they leave the screen.
    let first = controller.tiles[0].cell
    controller.collectionView.contentOffset.y = 900
    window.layoutIfNeeded()
    #expect(first.thumbnail == nil)
  }

  @Test(arguments: SceneTests.ids)
  func `each scene moves slowly and returns`(id: String) throws {
    let scene = try #require(GalleryScene.named(id))
    let thumbnail = SceneThumbnail(of: scene, pictures: .samples)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 224, height: 157))
    window.addSubview(thumbnail.view)
    window.isHidden = false
    defer { window.isHidden = true }
    thumbnail.fit(window.bounds.size)
    func shown(_ seconds: Double) -> [IndexPath: CGRect] {
      thumbnail.show(seconds)
      window.layoutIfNeeded()
      let cells = thumbnail.cells.compactMap { cell -> (IndexPath, CGRect)? in
        // In a strip, there are other views in between.
        let list = sequence(first: cell as UIView, next: \.superview).lazy.compactMap {
          $0 as? UICollectionView
        }.first
        return list?.indexPath(for: cell).map { ($0, cell.convert(cell.bounds, to: window)) }
      }
      return Dictionary(cells) { first, _ in first }
    }
    let (start, soon, later) = (shown(0), shown(1.0 / 60), shown(9))
    #expect(!start.isEmpty)
    #expect(start != later)
    // In a sixtieth of a second, nothing moves by a point.
    let ways = start.compactMap { path, old in
      soon[path].map { max(abs($0.midX - old.midX), abs($0.midY - old.midY)) }
    }
    #expect(!ways.isEmpty)
    expectAll(ways) { $0 < 1 }
  }

  @Test func `scenes move for a minute after the last use, then request no frames`() {
    let (window, controller) = show()
    defer { window.isHidden = true }
    fill(controller)
    FrameClock.main.run(for: 30, frameDuration: 0.25)
    #expect(controller.stroll.isOn)
    controller.collectionView.contentOffset.y = 40
    FrameClock.main.run(for: 45, frameDuration: 0.25)
    #expect(controller.stroll.isOn)
    FrameClock.main.run(for: 20, frameDuration: 0.25)
    #expect(!controller.stroll.isOn)
    controller.collectionView.contentOffset.y = 0
    #expect(controller.stroll.isOn)
  }

  @Test func `with reduced motion, scenes stand still`() {
    let controller = OverviewController(pictures: .samples)
    controller.overview.reducesMotion = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1032, height: 748))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    fill(controller)
    FrameClock.main.run(while: controller.stroll.isOn, limit: 5)
    #expect(!controller.stroll.isOn)
    func shown() -> [CGRect] {
      controller.tiles[0].cell.thumbnail?.cells.map { $0.convert($0.bounds, to: window) } ?? []
    }
    let still = shown()
    #expect(!still.isEmpty)
    FrameClock.main.run(for: 2)
    #expect(shown() == still)
    // The preference can change while the page is open.
    controller.overview.reducesMotion = false
    FrameClock.main.run(for: 3)
    #expect(shown() != still)
  }

  @Test func `a closed overview is deallocated with its scenes`() {
    weak var released: OverviewController?
    weak var scene: SceneThumbnail?
    do {
      let (window, controller) = show()
      fill(controller)
      (released, scene) = (controller, controller.tiles[0].cell.thumbnail)
      window.rootViewController = nil
      window.isHidden = true
    }
    FrameClock.main.run(for: 1)
    #expect(released == nil)
    #expect(scene == nil)
  }

  // MARK: Search

  @Test(
    arguments: [
      ("carousel", 5), ("WATERFALL", 1), ("swipe cards", 2),
      ("  circle ", 1),
      ("nothing of the kind", 0),
    ])
  func `a search finds scenes that match all words`(text: String, count: Int) {
    #expect(OverviewSearch(text).groups.flatMap(\.scenes).count == count)
  }

  @Test func `a search keeps only groups with results, or shows a message without any`() {
    let (window, controller) = show()
    defer { window.isHidden = true }
    controller.search("ring")
    FrameClock.main.run(for: 2)
    expectAll(shownIDs(controller).dropFirst().map { $0 }) { !$0.isEmpty }
    #expect(shownIDs(controller).flatMap { $0 }.contains("circle"))
    controller.search("xyzzy")
    FrameClock.main.run(for: 2)
    #expect(shownIDs(controller) == [[]])
    #expect(controller.shownTexts == ["No scene for “xyzzy”."])
    controller.search("")
    FrameClock.main.run(for: 2)
    #expect(shownIDs(controller).flatMap { $0 }.count == GalleryScene.all.count)
    #expect(controller.shownTexts.first == OverviewController.sentence)
  }

  // MARK: Opening

  @Test func `a tap on a tile opens its scene`() {
    let (window, controller) = show()
    defer { window.isHidden = true }
    var opened: [(id: String, view: UIView?)] = []
    controller.overview.opening = { opened.append(($0, $1)) }
    let (cell, scene) = controller.tiles[1]
    Finger(in: window).tap(at: cell.convert(CGPoint(x: 40, y: 40), to: nil))
    #expect(opened.map(\.id) == [scene.id])
    #expect(opened.first?.view === cell.tile)
    #expect(controller.collectionView.indexPathsForSelectedItems ?? [] == [])
  }

  @Test func `tile pictures are hidden from accessibility and touches`() throws {
    let (window, controller) = show()
    defer { window.isHidden = true }
    fill(controller)
    expectAll(controller.tiles) { $0.cell.tile.accessibilityElementsHidden }
    expectAll(controller.tiles) { $0.cell.accessibilityLabel == "\($0.scene.title): \($0.scene.summary)" }
    // Tiles at the window's edge are only partly inside.
    let inside = controller.tiles.map(\.cell).filter {
      window.bounds.contains($0.convert(CGPoint(x: $0.bounds.midX, y: 50), to: nil))
    }
    try expectAll(inside) { cell in
      let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: 50), to: nil)
      let hit = try #require(window.hitTest(middle, with: nil))
      return hit.isDescendant(of: cell) && !hit.isDescendant(of: cell.tile)
    }
  }

  // MARK: Hints

  @Test(arguments: SceneTests.ids)
  func `a scene made for a gesture has a matching hint`(id: String) throws {
    let controller = try #require(GalleryScene.named(id)).makeController(pictures: .samples)
    let gesture: LiveHint.Gesture? =
      switch id {
      case "circle": .turn
      case "wheel", "carousel-cosine", "carousel-hero", "cover-flow": .drag
      case "profiles", "wallet", "settings-list": .swipe
      case "photo-albums": .pinch
      case "storefront", "week-calendar", "months", "outline", "chat", "controls": nil
      default: .longPress
      }
    #expect(controller.hint?.gesture == gesture)
    if let hint = controller.hint { #expect(!hint.title.isEmpty) }
  }
}
