import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("B2 Invalidation contexts, as measured on UIKit (iOS 26.1 simulator, Vercantez/openuikit)")
struct InvalidationContextTests {
  @Test(.fact("M5"))
  func `a default context invalidates nothing`() {
    let context = UICollectionViewLayoutInvalidationContext()
    expectEqual(
      (context.invalidateEverything, false),
      (context.invalidateDataSourceCounts, false),
      (context.invalidatedItemIndexPaths, nil),
      (context.invalidatedSupplementaryIndexPaths, nil),
      (context.invalidatedDecorationIndexPaths, nil),
      (context.contentOffsetAdjustment, .zero),
      (context.contentSizeAdjustment, .zero))
  }

  @Test(.fact("M5"))
  func `invalidated paths keep call order, drop duplicates, and stay nil when empty`() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    let paths = [4, 2, 9].map { IndexPath(item: $0, section: 0) }
    context.invalidateItems(at: [paths[0], paths[1]])
    context.invalidateItems(at: [paths[1], paths[2], paths[0]])
    #expect(context.invalidatedItemIndexPaths == paths)
    context.invalidateSupplementaryElements(ofKind: "header", at: [paths[2]])
    context.invalidateSupplementaryElements(ofKind: "header", at: [paths[0], paths[2]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [paths[2], paths[0]]])
    context.invalidateDecorationElements(ofKind: "shelf", at: [paths[1]])
    #expect(context.invalidatedDecorationIndexPaths == ["shelf": [paths[1]]])
  }

  private final class FixedLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 1200) }
  }

  @Test(.fact("M5", "B2.3"))
  func `adjustments apply immediately, and the next pass resets only the content size`() {
    let layout = FixedLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let source = CountedCells([])
    view.dataSource = source
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 20, y: 30)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
    context.contentSizeAdjustment = CGSize(width: 10, height: 20)
    layout.invalidateLayout(with: context)
    expectEqual(
      (view.contentOffset, CGPoint(x: 23, y: 34)),
      (view.contentSize, CGSize(width: 510, height: 1220)))
    view.layoutIfNeeded()
    expectEqual(
      (view.contentOffset, CGPoint(x: 23, y: 34)),
      (view.contentSize, CGSize(width: 500, height: 1200)))
  }

  @Test(.fact("M5", "B2.3"))
  func `an adjusted offset stays in the scrollable range`() {
    let layout = FixedLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let source = CountedCells([])
    view.dataSource = source
    view.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: -50, y: 5000)
    layout.invalidateLayout(with: context)
    #expect(view.contentOffset == CGPoint(x: 0, y: 800))
  }

  @Test(.fact("M5"))
  func `a context that names items queries the layout for these items only`() {
    let layout = TracingLayout()
    let source = CountedCells([30])
    let view = UICollectionView(layout, showing: source, width: 320, height: 400)
    view.layoutIfNeeded()
    _ = layout.drainTrace()
    layout.itemHeight = 20
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    expectEqual(
      (
        layout.drainTrace(),
        [
          "prepare", "collectionViewContentSize", "layoutAttributesForItem(at: 2)",
          "collectionViewContentSize",
        ]
      ),
      (
        view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame,
        CGRect(x: 0, y: 40, width: 320, height: 20)
      ),
      (
        view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame,
        CGRect(x: 0, y: 40, width: 320, height: 40)
      ))
  }
}
