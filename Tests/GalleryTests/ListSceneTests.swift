import CollectionView
import TestSupport
import Testing

@testable import Gallery

@Suite("List scenes", .serialized) struct ListSceneTests {
  private func run() { FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 5) }

  private func perform(_ name: String, in controller: SceneController) throws {
    let action = try #require(controller.actions.first { $0.name == name })
    #expect(action.isEnabled())
    action.perform()
    run()
  }

  private func texts(_ controller: SceneController) -> [String] {
    let view: UICollectionView = controller.collectionView
    return view.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test(arguments: ["settings-list", "outline"])
  func `list scenes fill windows of any size`(id: String) throws {
    for size in [
      CGSize(width: 1, height: 1), CGSize(width: 320, height: 568), CGSize(width: 1200, height: 900),
    ] {
      let (window, controller) = try showScene(id, size: size)
      defer { window.isHidden = true }
      #expect(size.width < 2 || controller.collectionView.visibleCells.count > 3)
    }
  }

  @Test
  func `rows in a rendered picture lie on whole points`()
    throws
  {
    let scene = try #require(GalleryScene.named("settings-list"))
    let renderer = SceneRenderer(pictures: .samples, size: CGSize(width: 430, height: 900))
    let offsets = renderer.svg(of: scene).matches(of: /<g transform="translate\(16 ([\d.]+)\)" clip-path/)
    #expect(offsets.count > 8)
    expectAll(offsets) { !$0.output.1.contains(".") }
  }

  @Test func `a swipe removes a device, and an action restores it`() throws {
    let (window, controller) = try showScene("settings-list", size: CGSize(width: 390, height: 1400))
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    let cell = try #require(
      view.visibleCells.first { ($0.contentConfiguration as? UIListContentConfiguration)?.text == "Watch" })
    let y = cell.center.y
    Finger(in: window).drag(from: CGPoint(x: 360, y: y), to: CGPoint(x: 20, y: y), duration: 0.5)
    run()
    #expect(!texts(controller).contains("Watch"))
    try perform("Find all devices", in: controller)
    #expect(texts(controller).contains("Watch"))
  }

  @Test func `a tap on a switch doesn't select its row, and a tap on a row chooses it`() throws {
    let (window, controller) = try showScene("settings-list", size: CGSize(width: 390, height: 1400))
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    func cell(_ text: String) throws -> UICollectionViewListCell {
      try #require(
        view.visibleCells.first { ($0.contentConfiguration as? UIListContentConfiguration)?.text == text }
          as? UICollectionViewListCell)
    }
    let airplane = try cell("Airplane mode")
    guard case .customView(let custom) = try #require(airplane.accessories.first).accessoryType,
      let toggle = custom as? UISwitch
    else {
      Issue.record("no switch")
      return
    }
    Finger(in: window).tap(at: toggle.convert(CGPoint(x: 20, y: 15), to: nil))
    #expect(toggle.isOn)
    Finger(in: window).tap(at: try cell("Dark").center)
    run()
    #expect(try cell("Dark").accessories.count == 1)
    #expect(try cell("As the system").accessories.isEmpty)
  }

  @Test func `the outline expands and collapses by tap and as a whole`() throws {
    let (window, controller) = try showScene("outline", size: CGSize(width: 390, height: 1900))
    defer { window.isHidden = true }
    try perform("Collapse all", in: controller)
    #expect(texts(controller) == ["Nature", "Cities", "Music", "Books"])
    let row = try #require(controller.collectionView.visibleCells.first)
    Finger(in: window).tap(at: CGPoint(x: 150, y: row.center.y))
    run()
    #expect(texts(controller).contains("Waters"))
    try perform("Expand all", in: controller)
    #expect(texts(controller).contains("Atlases"))
  }
}
