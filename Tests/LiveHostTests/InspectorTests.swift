import CollectionView
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("The inspector")
struct InspectorTests {
  private func value(_ name: String, in page: PageModel, group: Int = 0) throws -> String {
    try #require(page.report[group].rows.first { $0.name == name }?.value)
  }

  private func overlay(of page: OpenedPage) -> InspectorOverlayView? {
    page.session.window?.subviews.last as? InspectorOverlayView
  }

  private func shapes(of page: OpenedPage) -> [CGRect?] {
    let layers = overlay(of: page)?.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
    return layers.map { $0.path?.boundingBoxOfPath }
  }

  @Test
  func `a pinned cell's report shows its path, class, frame, and id, and is updated`()
    async throws
  {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    try page.send(MessageBytes.inspect(.on))
    try page.send(MessageBytes.inspect(.pin, 250, 130))
    try await page.frame()
    #expect(page.page.report.count == 2)
    #expect(page.page.report[0].title == "GridCell [0, 10]")
    #expect(try value("Index path", in: page.page) == "[0, 10]")
    #expect(try value("Kind", in: page.page) == "cell")
    #expect(try value("Class", in: page.page) == "GridCell")
    #expect(try value("Reuse identifier", in: page.page) == "cell")
    #expect(try value("Frame", in: page.page) == "200, 100, 100 × 100")
    #expect(try value("Bounds", in: page.page) == "0, 0, 100 × 100")
    #expect(try value("Center", in: page.page) == "250, 150")
    #expect(try value("Transform", in: page.page) == "none")
    #expect(try value("Z-index", in: page.page) == "0")
    #expect(try value("Alpha", in: page.page) == "1")
    #expect(try value("Layout", in: page.page, group: 1) == "UICollectionViewFlowLayout")
    #expect(try value("Content size", in: page.page, group: 1) == "800 × 6300")
    #expect(shapes(of: page)[4] == CGRect(x: 200, y: 100, width: 100, height: 100))
    try page.send(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 40))
    try await page.frame()
    #expect(try value("Offset", in: page.page, group: 1) == "0, 40")
    #expect(shapes(of: page)[4] == CGRect(x: 200, y: 60, width: 100, height: 100))
  }

  @Test func `layout calls are counted frame by frame`() async throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    try page.send(MessageBytes.inspect(.on))
    try await page.frame()
    let collectionView = try #require(page.session.mainScrollView as? UICollectionView)
    let before = collectionView.layoutActivity
    collectionView.collectionViewLayout.invalidateLayout()
    collectionView.layoutIfNeeded()
    try await page.frame()
    #expect(try value("Invalidations", in: page.page) == "1, total \(before.invalidations + 1)")
    #expect(
      try value("Complete invalidations", in: page.page) == "1, total \(before.completeInvalidations + 1)")
    #expect(try value("Preparations", in: page.page) == "1, total \(before.preparations + 1)")
    #expect(try value("Queries", in: page.page) == "1, total \(before.questions + 1)")
    #expect(try value("Returned elements", in: page.page) == "48, total \(before.answers + 48)")
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 0], [0, 1], [0, 2]])
    // New metrics could move elements that the context doesn't list.
    context.invalidateFlowLayoutDelegateMetrics = false
    collectionView.collectionViewLayout.invalidateLayout(with: context)
    collectionView.layoutIfNeeded()
    try await page.frame()
    #expect(try value("Complete invalidations", in: page.page).hasPrefix("0,"))
    #expect(try value("Invalidated elements", in: page.page) == "3, total \(before.listedElements + 3)")
    #expect(try value("Single-element queries", in: page.page) == "3, total \(before.singleQuestions + 3)")
  }

  @Test func `outlines and the queried rectangle are drawn over the content and removed again`() async throws
  {
    let page = try OpenedPage(GridScene.scene(), height: 500)
    defer { page.close() }
    #expect(overlay(of: page) == nil)
    try page.send(MessageBytes.inspect(.overlays, 3))
    try page.send(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 40))
    try await page.frame()
    // Rows 0 to 5, and two pages of 500 points.
    #expect(shapes(of: page)[0] == CGRect(x: 0, y: -40, width: 800, height: 600))
    #expect(shapes(of: page)[1] == CGRect(x: 0, y: -40, width: 800, height: 1000))
    #expect(shapes(of: page)[2] == nil)
    let counted = page.page.visibleCells
    try page.send(MessageBytes.inspect(.overlays, 0))
    try await page.frame()
    #expect(overlay(of: page) == nil)
    #expect(page.page.visibleCells == counted)
  }

  @Test func `the prefetched rectangle is drawn if there is a prefetching data source`()
    async throws
  {
    final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }
    let page = try OpenedPage(GridScene.scene(), height: 500)
    defer { page.close() }
    let prefetching = Prefetching()
    let view = page.session.window?.firstDescendant { $0 as? UICollectionView }
    view?.prefetchDataSource = prefetching
    try page.send(MessageBytes.inspect(.overlays, 4))
    for _ in 0..<2 {
      try page.send(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 20))
      page.session.advance(by: 1.0 / 60)
      try await page.frame()
    }
    // The whole pages that intersect the next screenful.
    #expect(shapes(of: page)[2] == CGRect(x: 0, y: 460, width: 800, height: 1000))
    #expect(shapes(of: page)[1] == nil)
  }

  @Test func `the hovered element is outlined, and touches still reach the views`() async throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    try page.send(MessageBytes.inspect(.on))
    try page.send(MessageBytes.inspect(.hover, 350, 250))
    try await page.frame()
    #expect(shapes(of: page)[3] == CGRect(x: 300, y: 200, width: 100, height: 100))
    #expect(page.session.window?.hitTest(CGPoint(x: 350, y: 250), with: nil) !== overlay(of: page))
    try page.send(MessageBytes.inspect(.leave))
    try await page.frame()
    #expect(shapes(of: page)[3] == nil)
  }

  @Test func `the tree lists views and cells in data order, and any of them can be pinned`()
    async throws
  {
    let page = try OpenedPage(GridScene.scene(items: 3))
    defer { page.close() }
    try page.send(MessageBytes.inspect(.on))
    try await page.frame()
    let tree = page.page.tree
    #expect(tree.first?.title == "UICollectionView")
    let cells = tree.filter { $0.title.hasPrefix("GridCell") }
    #expect(cells.map(\.title) == ["GridCell [0, 0]", "GridCell [0, 1]", "GridCell [0, 2]"])
    expectAll(cells) { $0.depth == 1 && !$0.isPinned }
    #expect(!tree.contains { $0.title == "InspectorOverlayView" })
    let label = try #require(tree.last { $0.title == "UILabel" })
    try page.send(MessageBytes.inspect(.pinView, Double(label.view)))
    try await page.frame()
    #expect(page.page.report[0].title == "UILabel")
    #expect(page.page.tree.filter(\.isPinned).map(\.view) == [label.view])
    // A missing view pins nothing.
    try page.send(MessageBytes.inspect(.pinView, 1e15))
    try await page.frame()
    #expect(page.page.report.count == 1)
  }

  @Test func `turning the inspector off removes its overlay and unpins the view`() async throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    try page.send(MessageBytes.inspect(.on))
    try page.send(MessageBytes.inspect(.pin, 250, 130))
    try await page.frame()
    try page.send(MessageBytes.inspect(.off))
    try await page.frame()
    #expect(overlay(of: page) == nil)
    try page.send(MessageBytes.inspect(.on))
    try await page.frame()
    #expect(page.page.report.count == 1)
  }

  @Test func `a transform is described in words if possible`() {
    func words(_ transform: CGAffineTransform) -> String {
      CATransform3DMakeAffineTransform(transform).inspected
    }
    #expect(words(.identity) == "none")
    #expect(words(CGAffineTransform(rotationAngle: .pi / 6)) == "rotated by 30°")
    #expect(words(CGAffineTransform(scaleX: 2, y: 2)) == "scaled by 2")
    #expect(words(CGAffineTransform(scaleX: 2, y: 0.5)) == "scaled by 2, 0.5")
    #expect(words(CGAffineTransform(translationX: 3, y: -4)) == "moved by 3, -4")
    #expect(words(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)) == "[1 0 0.5 1 0 0]")
    #expect(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).inspected == "0 0 -1 0; 0 1 0 0; 1 0 0 0; 0 0 0 1")
  }
}
