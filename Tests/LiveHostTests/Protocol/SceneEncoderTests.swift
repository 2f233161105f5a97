import CollectionView
import Rendering
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("Frames encoded for a page")
struct SceneEncoderTests {
  private let controller = GridController(items: 1_000_000)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private var told = ToldPage()
  private var page: PageModel { told.page }

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Sends the window's current contents to the page.
  private mutating func show() throws {
    let list = try told.tell(of: window)
    #expect(page.elements.count == list.nodes.count)
    #expect(Set(page.elements.keys) == Set(list.nodes.compactMap { told.number(of: $0.id) }))
  }

  /// Returns the page's element for a view.
  private func element(of view: UIView) -> PageModel.Element? { told.element(of: view.layer) }

  private func position(of cell: UICollectionViewCell) throws -> (x: Double, y: Double) {
    let element = try #require(self.element(of: cell))
    let parent = try #require(page.elements[element.parent])
    return (
      element.transform[4] - parent.scroll[0] + parent.transform[4],
      element.transform[5] - parent.scroll[1] + parent.transform[5]
    )
  }

  @Test mutating func `the first frame contains all cells with positions, texts, and labels`() throws {
    try show()
    let items = page.elements.values.filter { $0.position != nil }
    #expect(items.count == 16)
    #expect(Set(items.compactMap(\.position)) == Set(0..<16))
    expectAll(items) { $0.count == 1_000_000 && $0.size == [100, 100] }
    #expect(page.elements.values.contains { $0.text == ["No. 16"] })
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 6, section: 0)))
    #expect(try position(of: cell) == (200, 100))
    #expect(element(of: cell)?.label == "No. 7")
  }

  @Test mutating func `without changes, nothing is sent`() throws {
    try show()
    try show()
    #expect(page.updatedElements == 0)
    #expect(page.removedElements == 0)
  }

  @Test mutating func `scrolling updates one element in a few bytes`() throws {
    controller.collectionView.contentOffset.y = 10
    try show()
    controller.collectionView.contentOffset.y = 25
    try show()
    #expect(page.updatedElements == 1)
    #expect(page.bytesOfUpdates[0] <= 12)
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
    #expect(try position(of: cell) == (0, 75))
  }

  @Test mutating func `an element that only moved takes at most 40 bytes, even in perspective`() throws {
    try show()
    let cells = controller.collectionView.visibleCells
    for (index, cell) in cells.enumerated() { cell.center.x += CGFloat(index) / 3 + 1 }
    try show()
    #expect(page.updatedElements == cells.count)
    expectAll(page.bytesOfUpdates) { $0 <= 14 }
    for (index, cell) in cells.enumerated() {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      cell.layer.transform = CATransform3DRotate(perspective, CGFloat(index + 1) / 20, 0, 1, 0)
    }
    try show()
    #expect(page.updatedElements == cells.count)
    expectAll(page.bytesOfUpdates) { $0 <= 40 }
    let turned = try #require(element(of: cells[8]))
    #expect(turned.transform[6] != 0)
    #expect(turned.transform[8] == 1)
  }

  @Test mutating func `element numbers stay small after any number of views`() throws {
    try show()
    let count = page.elements.count
    for _ in 0..<20 {
      window.rootViewController = GridController(items: 100)
      try show()
    }
    window.rootViewController = controller
    try show()
    #expect(page.elements.count == count)
    #expect(page.elements.keys.max() ?? 0 <= 2 * count)
  }

  @Test mutating func `half a million rows down, positions are exact to a hundredth of a point`() throws {
    try show()
    for row in [1000, 1001, 125_000, 249_990, 249_990.25, 3] {
      controller.collectionView.contentOffset.y = row * 100 + 0.5
      try show()
      #expect(!controller.collectionView.visibleCells.isEmpty)
      for cell in controller.collectionView.visibleCells {
        let expected = cell.convert(CGPoint.zero, to: window)
        let shown = try position(of: cell)
        #expect(abs(shown.x - expected.x) < 0.01)
        #expect(abs(shown.y - expected.y) < 0.01)
      }
    }
  }

  @Test mutating func `bringing a cell to the front updates only this cell's order`() throws {
    try show()
    controller.collectionView.bringSubviewToFront(controller.collectionView.visibleCells[3])
    try show()
    #expect(page.updatedElements <= 3, "the cell and its contents")
    let cells = controller.collectionView.subviews.compactMap { element(of: $0)?.order }
    #expect(cells == cells.sorted())
  }

  @Test mutating func `reused cells keep the page and the views in sync through random changes`() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<60 {
      let view = controller.collectionView
      switch Int.random(in: 0..<4, using: &random) {
      case 0: view.contentOffset.y = .random(in: 0...2e7, using: &random)
      case 1: view.contentOffset.y = max(0, view.contentOffset.y + .random(in: -300...300, using: &random))
      case 2: controller.layout.itemSize.width = .random(in: 40...200, using: &random)
      default: window.frame.size.height = .random(in: 200...900, using: &random)
      }
      try show()
      #expect(
        page.elements.values.filter { $0.position != nil }.count
          == view.visibleCells.filter { !$0.isHidden }.count)
    }
  }
}
