import CollectionLayouts
import CollectionView
import Foundation
import Previews
import TestSupport
import Testing

@testable import Gallery

@Suite("Scenes") struct SceneTests {
  nonisolated static let ids = [
    "waterfall", "photo-wall", "mosaic", "pinboard", "flow-grid", "tags",
    "carousel-cosine", "cover-flow", "carousel-hero", "circle", "wheel",
    "profiles", "wallet", "photo-albums",
    "settings-list", "outline", "sticky-headers",
    "storefront", "photo-pages", "badges",
    "week-calendar", "months", "chat", "controls",
  ]
  /// The scenes with pictures.
  nonisolated static let pictureIDs = ids.filter {
    !["week-calendar", "months", "settings-list", "outline", "chat", "controls"].contains($0)
  }

  @Test(arguments: ["profiles", "wallet"])
  func `stacks fit into small views`(id: String) throws {
    let scene = try #require(GalleryScene.named(id))
    for size in [
      CGSize(width: 320, height: 568), CGSize(width: 844, height: 390), CGSize(width: 390, height: 844),
    ] {
      let controller = scene.makeController(pictures: .samples)
      controller.view.frame = CGRect(origin: .zero, size: size)
      controller.view.layoutIfNeeded()
      let cells = controller.collectionView.visibleCells.filter { !$0.isHidden }
      #expect(cells.count > 1)
      for cell in cells {
        #expect(
          controller.view.bounds.insetBy(dx: -1, dy: -1).contains(
            cell.convert(cell.bounds, to: controller.view)), "\(size)")
      }
    }
  }

  @Test func `a tap on a wallet card brings it to the front, even after a dismissal`()
    throws
  {
    let (window, controller) = try showScene("wallet", size: CGSize(width: 390, height: 844))
    let view: UICollectionView = controller.collectionView
    let layout = try #require(view.collectionViewLayout as? CardStackLayout)
    /// Returns the cards from front to back.
    func cards() -> [String] {
      view.visibleCells.sorted { $0.center.y > $1.center.y }.map { $0.accessibilityLabel ?? "" }
    }
    for index in [3, 1] {
      var expected = cards()
      let cell = try #require(view.visibleCells.first { $0.accessibilityLabel == expected[index] })
      Finger(in: window).tap(at: cell.convert(CGPoint(x: 100, y: 20), to: window))
      FrameClock.main.run(for: 1)
      expected.insert(expected.remove(at: index), at: 0)
      #expect(cards() == expected)
      layout.dismissTop(toward: .down)
      FrameClock.main.run(for: 2)
      #expect(cards().prefix(4) == expected.dropFirst())
    }
  }

  @Test(arguments: ids)
  func `no view outlives its scene`(id: String) throws {
    struct Left {
      weak var view: UIView?
      let name: String
    }
    func views(in view: UIView) -> [Left] {
      [Left(view: view, name: "\(type(of: view))")] + view.subviews.flatMap(views)
    }
    func use() throws -> [Left] {
      let (window, controller) = try showScene(id)
      defer { window.isHidden = true }
      var seen = views(in: window)
      let view: UICollectionView = controller.collectionView
      view.setContentOffset(
        CGPoint(x: view.contentOffset.x + 90, y: view.contentOffset.y + 90), animated: true)
      FrameClock.main.run(for: 1)
      seen += views(in: window)
      window.rootViewController = nil
      return seen
    }
    let seen = try autoreleasepool { try use() }
    // Lets animations end.
    FrameClock.main.run(for: 1)
    #expect(seen.count > 10)
    #expect(Set(seen.filter { $0.view != nil }.map(\.name)) == [])
  }

  @Test(arguments: pictureIDs, [0, 1, 5, 11])
  func `a few pictures that fit are visible from the start`(id: String, count: Int) throws {
    for size in [CGSize(width: 1200, height: 900), CGSize(width: 390, height: 844)] {
      let (window, controller) = try showScene(id, itemCount: count, size: size)
      defer { window.isHidden = true }
      let view: UICollectionView = controller.collectionView
      let inset = view.adjustedContentInset
      let (offset, contents) = (view.contentOffset, view.contentSize)
      #expect(offset.x <= max(-inset.left, contents.width + inset.right - size.width), "\(size)")
      #expect(offset.y <= max(-inset.top, contents.height + inset.bottom - size.height), "\(size)")
      #expect(offset.x >= -inset.left, "\(size)")
      #expect(offset.y >= -inset.top, "\(size)")
    }
  }

  @Test func `scenes have unique ids and titles`() {
    #expect(GalleryScene.all.map(\.id) == Self.ids)
    #expect(Set(GalleryScene.all.map(\.title)).count == Self.ids.count)
    #expect(GalleryScene.named("nowhere") == nil)
  }

  @Test(arguments: pictureIDs)
  func `scenes show several pictures inside the window`(id: String) throws {
    let (window, controller) = try showScene(id)
    let cells = controller.collectionView.visibleCells.filter { !$0.isHidden }
    #expect(cells.count >= 3)
    for cell in cells {
      let frame = cell.convert(cell.bounds, to: window)
      #expect(frame.intersects(window.bounds), "\(frame)")
      let imageView = try #require(cell.contentView.subviews.first as? UIImageView)
      #expect(imageView.image != nil)
      #expect(imageView.bounds.width > 0)
      #expect(imageView.bounds.height > 0)
    }
  }

  @Test(arguments: pictureIDs)
  func `scenes accept any number of pictures and any view size`(id: String) throws {
    for itemCount in few([0, 1, 7, 500]) {
      for size in [
        CGSize(width: 1, height: 1), CGSize(width: 320, height: 568), CGSize(width: 1600, height: 300),
      ] {
        let (_, controller) = try showScene(id, itemCount: itemCount, size: size)
        let collectionView: UICollectionView = controller.collectionView
        let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
        #expect(counts.reduce(0, +) == itemCount)
      }
    }
  }

  @Test(arguments: ids)
  func `scenes keep the values of their settings`(id: String) throws {
    let (window, controller) = try showScene(id)
    #expect(!controller.settings.isEmpty)
    for setting in controller.settings {
      let values: [Double]
      switch setting.kind {
      case .number(let range, let step):
        #expect(range.contains(setting.get()), "\(setting.name)")
        #expect(step > 0)
        values = [range.lowerBound, range.upperBound]
      case .choice(let names): values = names.indices.reversed().map(Double.init)
      case .toggle: values = [1 - setting.get()]
      case .count, .action: values = []
      }
      #expect(!values.isEmpty)
      for value in values {
        setting.set(value)
        window.layoutIfNeeded()
        #expect(abs(setting.get() - value) < 1e-9, "\(setting.name)")
      }
    }
  }

  @Test func `scenes without scrolling show only as many photos as fit`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<100 {
      try folder.write(TemporaryFolder.gif(width: 30, height: 20), to: "\(number).gif")
    }
    let pictures = PictureCollection(photos: try PhotoFolder(path: folder.path).photos)
    for (id, count) in [("circle", 18), ("waterfall", 100), ("profiles", 100)] {
      let controller = try #require(GalleryScene.named(id)).makeController(pictures: pictures)
      controller.loadViewIfNeeded()
      #expect(controller.collectionView.numberOfItems(inSection: 0) == count, "\(id)")
    }
  }

  @Test func `photos repeat when more are needed`() throws {
    let folder = try TemporaryFolder()
    try folder.write(TemporaryFolder.gif(width: 30, height: 20), to: "1.gif")
    try folder.write(TemporaryFolder.gif(width: 10, height: 40), to: "2.gif")
    let pictures = PictureCollection(photos: try PhotoFolder(path: folder.path).photos)
    #expect(pictures.count == 2)
    #expect((0..<5).map { pictures[$0].caption } == ["1", "2", "1", "2", "1"])
    #expect(pictures.size(at: 3) == CGSize(width: 10, height: 40))
    #expect(pictures[0].image?.size == CGSize(width: 30, height: 20))
    #expect(PictureCollection.samples.count == nil)
  }

  @Test func `the page shows every scene and loads nothing from elsewhere`() {
    let html = GalleryPage(
      scenes: GalleryScene.all, size: CGSize(width: 800, height: 600), linksPhotos: false
    ).html
    for scene in GalleryScene.all {
      #expect(html.contains("id=\"\(scene.id)\""))
      #expect(html.contains("src=\"\(scene.id).svg\""))
      #expect(html.contains("href=\"#\(scene.id)\""))
    }
    #expect(!html.contains("://"))
    #expect(!html.contains("<script"))
  }
}

/// Shows a scene of sample pictures in a window at its resting offset.
func showScene(
  _ id: String, itemCount: Int? = nil, size: CGSize = CGSize(width: 1200, height: 900)
) throws -> (UIWindow, SceneController) {
  let scene = try #require(GalleryScene.named(id))
  let controller = scene.makeController(pictures: .samples, itemCount: itemCount)
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  controller.scrollToRestingOffset()
  window.layoutIfNeeded()
  return (window, controller)
}
