import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

private final class ContextLayout: TracingLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

@Suite("B1 The normal pass")
struct NormalPassTests {
  private let layout = ContextLayout()
  private let source = CountedCells([100])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 320, height: 480)
    view.layoutIfNeeded()
    layout.contexts = []
    _ = layout.drainTrace()
  }

  @Test(
    arguments: [1, 2])
  func `reloads invalidate everything, and the first pass doesn't invalidate again`(
    reloads: Int
  ) {
    let layout = ContextLayout()
    let view = UICollectionView(layout, showing: source, width: 320, height: 480)
    for _ in 0..<reloads { view.reloadData() }
    expectEqual(
      (layout.contexts.map(\.invalidateEverything), Array(repeating: true, count: reloads)),
      (layout.contexts.map(\.invalidateDataSourceCounts), Array(repeating: true, count: reloads)))
    layout.contexts = []
    view.layoutIfNeeded()
    #expect(layout.contexts.isEmpty)
    #expect(view.visibleCells.count > 0)
  }

  @Test
  func `without a reload, or with a new source, the first layout invalidates everything`() {
    let layout = ContextLayout()
    let view = UICollectionView(layout, showing: source, width: 320, height: 480)
    #expect(layout.contexts.isEmpty)
    view.reloadData()
    let other = CountedCells([3])
    view.dataSource = other
    layout.contexts = []
    view.layoutIfNeeded()
    expectEqual(
      (layout.contexts.map(\.invalidateEverything), [true]),
      (layout.contexts.map(\.invalidateDataSourceCounts), [true]))

    let plain = UICollectionView(ContextLayout(), showing: source, width: 320, height: 480)
    plain.reloadData()
    let late = ContextLayout()
    plain.collectionViewLayout = late
    plain.layoutIfNeeded()
    #expect(late.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts })
  }

  @Test func `queries before the first pass keep the reload's invalidation pending`() {
    let layout = ContextLayout()
    let view = UICollectionView(layout, showing: source, width: 320, height: 480)
    _ = view.numberOfItems(inSection: 0)
    _ = view.layoutAttributesForItem(at: [0, 3])
    layout.contexts = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts })
  }

  @Test(.fact("B1.1"))
  func `shortening the content moves the bounds and shows the items at the new offset`() {
    view.contentOffset.y = 3520
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(88..<100))
    layout.itemHeight = 20
    layout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(
      (view.contentSize.height, 2000),
      (view.contentOffset.y, 1520),
      (view.indexPathsForVisibleItems.map(\.item), Array(76..<100)))
  }

  @Test(.fact("B1.2", "B1.4", "B1.5"))
  func `scrolling prepares nothing and queries elements only on new pages`() {
    layout.invalidatesOnBoundsChange = false
    for offset in [10, 200, 479, 480, 700] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(!layout.trace.contains("prepare"))
    #expect(
      layout.trace.filter { $0.hasPrefix("layoutAttributesForElements") } == [
        "layoutAttributesForElements(in: 0,0,320,960)", "layoutAttributesForElements(in: 0,480,320,480)",
        "layoutAttributesForElements(in: 0,480,320,960)",
      ])
  }

  @Test(.fact("B1.5", "M3.10"))
  func `a pass without changes doesn't query the layout`() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.trace == [])
  }

  @Test(.fact("B1.3"))
  func `invalidateLayout invalidates everything, and reloadData the counts, too`() {
    layout.invalidateLayout()
    expectEqual(
      (layout.contexts.map(\.invalidateEverything), [true]),
      (layout.contexts.map(\.invalidateDataSourceCounts), [false]))
    view.reloadData()
    expectEqual(
      (layout.contexts.map(\.invalidateEverything), [true, true]),
      (layout.contexts.map(\.invalidateDataSourceCounts), [false, true]))
  }

  @Test(.fact("B1.6"))
  func `indexPathForItem returns the topmost of overlapping items`() {
    final class Heap: TracingLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<4).compactMap { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 10 * item, y: 0, width: 100, height: 100)
          attributes.zIndex = item == 1 ? 5 : 0
          return attributes
        }
      }
    }
    view.collectionViewLayout = Heap()
    view.layoutIfNeeded()
    expectEqual(
      (view.indexPathForItem(at: CGPoint(x: 50, y: 50))?.item, 1),
      (view.indexPathForItem(at: CGPoint(x: 115, y: 50))?.item, 3),
      (view.indexPathForItem(at: CGPoint(x: 5, y: 50))?.item, 0),
      (view.indexPathForItem(at: CGPoint(x: 200, y: 50)), nil))
  }

  @Test func `indexPathForItem queries the layout for the point only`() {
    expectEqual(
      (view.indexPathForItem(at: CGPoint(x: 30, y: 130))?.item, 3),
      (layout.drainTrace(), ["layoutAttributesForElements(in: 30,130,1,1)"]))
  }
}
