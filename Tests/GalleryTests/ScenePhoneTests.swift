import CollectionLayouts
import CollectionView
import Previews
import Testing

@testable import Gallery

@Suite("Scenes on a phone, and when they open") struct ScenePhoneTests {
  nonisolated static let phones = [CGSize(width: 320, height: 568), CGSize(width: 390, height: 844)]

  @Test(arguments: ["waterfall", "pinboard"], phones)
  func `waterfalls have two lanes on phones`(id: String, size: CGSize) throws {
    let (window, controller) = try showScene(id, size: size)
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    func lanes() -> Set<CGFloat> {
      Set(view.visibleCells.filter { $0.frame.width < view.bounds.width * 0.6 }.map(\.frame.minX))
    }
    #expect(lanes().count == 2)
    window.frame.size.width = 1200
    window.layoutIfNeeded()
    #expect(lanes().count > 2)
    window.frame.size = size
    window.layoutIfNeeded()
    #expect(lanes().count == 2)
  }

  @Test(arguments: ["carousel-cosine", "carousel-hero", "cover-flow"], phones)
  func `carousels show parts of the neighbors on both sides`(id: String, size: CGSize) throws {
    let (window, controller) = try showScene(id, size: size)
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    let frames = view.visibleCells.map { $0.frame.intersection(view.bounds) }
    let middle = try #require(
      frames.min { abs($0.midX - view.bounds.midX) < abs($1.midX - view.bounds.midX) })
    let left = frames.filter { $0.minX < middle.minX }.map { min($0.maxX, middle.minX) - $0.minX }.max() ?? 0
    let right = frames.filter { $0.maxX > middle.maxX }.map { $0.maxX - max($0.minX, middle.maxX) }.max() ?? 0
    #expect(left >= 12, "\(left)")
    #expect(right >= 12, "\(right)")
  }

  @Test(arguments: phones) func `albums are completely visible, two in a row`(size: CGSize) throws {
    let (window, controller) = try showScene("photo-albums", size: size)
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    let tops = (0..<2).compactMap { view.layoutAttributesForItem(at: [$0, 0])?.frame }
    #expect(tops.count == 2)
    #expect(tops[0].midY == tops[1].midY)
    let firstRow = view.visibleCells.filter { $0.frame.minY < 200 }
    #expect(!firstRow.isEmpty)
    for cell in firstRow {
      #expect(cell.frame.minX >= -1, "\(cell.frame)")
      #expect(cell.frame.maxX <= size.width + 1, "\(cell.frame)")
    }
  }

  @Test(arguments: SceneTests.ids) func `scenes open at their top`(id: String) throws {
    for size in Self.phones + [CGSize(width: 1200, height: 900)] {
      let (window, controller) = try showScene(id, size: size)
      defer { window.isHidden = true }
      let view: UICollectionView = controller.collectionView
      #expect(view.contentOffset.y == -view.adjustedContentInset.top, "\(size)")
    }
  }

  @Test func `the end keys go to the first and last items of a loop`() throws {
    let scene = try #require(GalleryScene.named("cover-flow"))
    let controller = scene.makeController(pictures: .samples)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 736, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.scrollToRestingOffset()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    let layout = try #require(controller.collectionView.collectionViewLayout as? CarouselLayout)
    let start = controller.collectionView.contentOffset.x
    let commands = controller.keyCommands
    for (key, item, way) in [(LiveKey.end, 23, CGFloat(-200)), (.home, 0, 0), (.end, 23, -200)] {
      try #require(commands.first { $0.key == key }).action()
      FrameClock.main.run(for: 1)
      #expect(layout.currentIndexPath == [0, item])
      #expect(controller.collectionView.contentOffset.x - start == way)
    }
    // A grid has ends.
    try #require(controller.layoutSetting).set(1)
    FrameClock.main.run(for: 2)
    try #require(commands.first { $0.key == .end }).action()
    FrameClock.main.run(for: 1)
    let view: UICollectionView = controller.collectionView
    #expect(view.contentSize.height > view.bounds.height)
    #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height)
  }
}
