import CollectionLayouts
import CollectionView
import Foundation
import Previews
import TestSupport
import Testing

@testable import Gallery

@Suite("Changes in scenes", .serialized) struct SceneChangesTests {
  nonisolated private static let ids = SceneTests.pictureIDs

  private func perform(_ name: String, in controller: SceneController) throws {
    try #require(controller.actions.first { $0.name == name }).perform()
  }

  /// Returns all cells, including those of orthogonally scrolling sections.
  private func cells(_ controller: SceneController) -> [PhotoCell] {
    let views = controller.collectionView.subviews
    return (views + views.filter { $0 is UIScrollView }.flatMap(\.subviews)).compactMap { $0 as? PhotoCell }
  }

  /// Returns the presented positions of the cells.
  private func positions(_ controller: SceneController) -> [String] {
    cells(controller).compactMap { cell in
      guard let layer = cell.layer.presentation() else { return nil }
      return "\(cell.accessibilityLabel ?? "") \(layer.position) \(layer.transform) \(layer.opacity)"
    }.sorted()
  }

  /// Expects every visible cell to show the picture at its index, one cell per index, and no other cells.
  private func expectTruth(_ controller: SceneController) {
    let view: UICollectionView = controller.collectionView
    for path in view.indexPathsForVisibleItems {
      // A price can follow the caption.
      let label = view.cellForItem(at: path)?.accessibilityLabel?.components(separatedBy: ", ")[0]
      #expect(label == controller.pictures.picture(at: path).caption)
    }
    let cells = cells(controller).filter { !$0.isHidden }
    #expect(cells.count == view.visibleCells.count)
    #expect(Set(view.indexPathsForVisibleItems).count == cells.count)
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    #expect(counts.reduce(0, +) == controller.itemCount)
  }

  @Test(arguments: ids, few([0, 1, 2, 9]))
  func `every action works right after the number of items has changed`(id: String, count: Int) throws {
    let (window, controller) = try showScene(id)
    for action in controller.actions {
      controller.itemCount = 60
      window.layoutIfNeeded()
      controller.collectionView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
      window.layoutIfNeeded()
      controller.itemCount = count
      if action.isEnabled() { action.perform() }
      FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 5)
      expectTruth(controller)
    }
  }

  @Test func `deleting the middle item doesn't query the layout for each cell`() throws {
    let (_, controller) = try showScene(
      "photo-wall", itemCount: 1000, size: CGSize(width: 3000, height: 3000))
    let view: UICollectionView = controller.collectionView
    #expect(view.visibleCells.count > 100)
    let before = view.layoutActivity
    try perform("Delete", in: controller)
    #expect(view.layoutActivity.since(before).singleQuestions < 20)
    FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 5)
    expectTruth(controller)
  }

  @Test(arguments: ids)
  func `every action animates the cells to the correct state`(id: String) throws {
    let (window, controller) = try showScene(id)
    controller.itemCount = min(controller.itemCount, controller.scene.maximumCount - 1)
    window.layoutIfNeeded()
    for action in controller.actions {
      let (count, before) = (controller.itemCount, positions(controller))
      action.perform()
      FrameClock.main.run(for: 0.15)
      let between = positions(controller)
      FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 5)
      let after = positions(controller)
      #expect(FrameClock.main.isIdle)
      #expect(between != before, "\(action.name)")
      #expect(between != after, "\(action.name)")
      #expect(controller.itemCount == count + (["Insert": 1, "Delete": -1][action.name] ?? 0))
      expectTruth(controller)
    }
  }

  @Test(arguments: ids)
  func `actions that interrupt each other end in the correct state`(id: String) throws {
    let (_, controller) = try showScene(id)
    for round in 0..<(triesManySeeds ? 40 : 12) {
      let action = controller.actions[(round * 7 + round / 3) % controller.actions.count]
      if action.isEnabled() { action.perform() }
      FrameClock.main.run(for: 0.05)
    }
    FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 5)
    expectTruth(controller)
  }

  @Test func `unavailable actions are disabled`() throws {
    let (_, circle) = try showScene("circle")
    func isEnabled(_ name: String, _ controller: SceneController) throws -> Bool {
      try #require(controller.actions.first { $0.name == name }).isEnabled()
    }
    #expect(circle.itemCount == circle.scene.capacity)
    #expect(try !isEnabled("Insert", circle))
    try perform("Delete", in: circle)
    #expect(try isEnabled("Insert", circle))
    circle.itemCount = 1
    #expect(try !isEnabled("Shuffle", circle))
    circle.itemCount = 0
    #expect(try !isEnabled("Delete", circle))
  }

  @Test func `the first picture can be inserted with its section`() throws {
    for id in ["sticky-headers", "flow-grid"] {
      let (window, controller) = try showScene(id, itemCount: 0)
      try perform("Insert", in: controller)
      window.layoutIfNeeded()
      #expect(controller.collectionView.visibleCells.count == 1)
      try perform("Delete", in: controller)
      FrameClock.main.run(for: 1)
      #expect(controller.collectionView.visibleCells.isEmpty)
    }
  }

  @Test(arguments: ["flow-grid", "sticky-headers", "profiles", "circle"])
  func `repeating Next layout returns to the first layout`(id: String) throws {
    let (_, controller) = try showScene(id)
    let view: UICollectionView = controller.collectionView
    let first = view.collectionViewLayout
    var seen = [first]
    repeat {
      try perform("Next layout", in: controller)
      FrameClock.main.run(for: 1)
      seen.append(view.collectionViewLayout)
      expectTruth(controller)
    } while view.collectionViewLayout !== first && seen.count < 9
    #expect(seen.count == controller.content.nextLayouts.count + 2)
  }

  @Test(arguments: ids)
  func `a layout can be chosen by name, even before the view is loaded`(id: String) throws {
    let controller = try #require(GalleryScene.named(id)).makeController(pictures: .samples)
    guard let setting = controller.layoutSetting else {
      #expect(controller.content.nextLayouts.isEmpty)
      return
    }
    guard case .choice(let names) = setting.kind else {
      throw LayoutChoiceFault.noChoice
    }
    #expect(names == [controller.scene.title] + controller.content.nextLayouts.map(\.name))
    expectEqual((setting.get(), 0), (controller.showsOwnLayout, true))
    setting.set(1)
    expectEqual((setting.get(), 1), (controller.showsOwnLayout, false))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 900))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.scrollToRestingOffset()
    window.layoutIfNeeded()
    expectTruth(controller)
    #expect(controller.collectionView.collectionViewLayout === controller.content.nextLayouts[0].layout)
    setting.set(0)
    #expect(setting.get() == 0)
    FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 5)
    #expect(controller.showsOwnLayout)
    expectTruth(controller)
  }

  @Test func `the rotation setting stays in range and keeps the ring's position`() throws {
    let controller = try #require(GalleryScene.named("circle")).makeController(pictures: .samples)
    let layout = try #require(controller.collectionView.collectionViewLayout as? CircleLayout)
    let setting = try #require(controller.settings.first { $0.name == "rotation" })
    guard case .number(let range, _) = setting.kind else {
      throw LayoutChoiceFault.noChoice
    }
    for (turned, shown) in [(3.0, 3.0), (4, 4 - 2 * .pi), (-40, -40 + 12 * .pi)] {
      layout.rotation = CGFloat(turned)
      #expect(abs(setting.get() - shown) < 1e-9)
      #expect(range.contains(setting.get()))
      setting.set(setting.get())
      #expect(abs(sin(Double(layout.rotation)) - sin(turned)) < 1e-9)
    }
  }

  private enum LayoutChoiceFault: Error { case noChoice }

  @Test(arguments: ["flow-grid", "carousel-cosine"])
  func `a million pictures change correctly with few views`(id: String) throws {
    let (_, controller) = try showScene(id, itemCount: 999_999)
    let view: UICollectionView = controller.collectionView
    view.scrollToItem(at: IndexPath(item: 500_000, section: 0), at: .centeredVertically, animated: false)
    for name in ["Insert", "Shuffle", "Delete"] {
      try perform(name, in: controller)
      FrameClock.main.run(for: 1)
      expectTruth(controller)
    }
    #expect(view.subviews.count < 100)
  }
}
