import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Follows carousels based on flow layout, which set size-dependent values after `super.prepare()`.
private final class SelfSettingLayout: UICollectionViewFlowLayout {
  var preparations = 0
  var setsEveryTime = false
  private var knownSize = CGSize.zero

  override func prepare() {
    preparations += 1
    super.prepare()
    guard let view = collectionView, setsEveryTime || knownSize != view.bounds.size else { return }
    knownSize = view.bounds.size
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 60)
    minimumLineSpacing = 30
    let side = (view.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 20, left: side, bottom: 20, right: side)
  }
}

/// A layout that invalidates itself in `prepare()` a given number of times.
private final class RestlessLayout: TracingLayout {
  var restlessness = 0
  var namesAnItem = false
  var asksForItsView = false

  override func prepare() {
    super.prepare()
    if asksForItsView { _ = collectionView?.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) }
    guard restlessness > 0 else { return }
    restlessness -= 1
    itemHeight += 10
    guard namesAnItem else { return invalidateLayout() }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    invalidateLayout(with: context)
  }
}

@Suite("B1 Invalidations in a layout's own prepare()", .fact("B1.7"))
struct InvalidationInPrepareTests {
  let source = CountedCells([20])

  private func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(layout, showing: source, width: 300, height: 100)
    return view
  }

  @Test func `properties set after super.prepare() apply to the first layout`() {
    let view = makeView(SelfSettingLayout())
    view.layoutIfNeeded()
    expectEqual(
      (
        view.visibleCells.map(\.frame),
        [
          CGRect(x: 100, y: 20, width: 100, height: 60), CGRect(x: 230, y: 20, width: 100, height: 60),
        ]
      ),
      (view.contentSize, CGSize(width: 2770, height: 100)))
  }

  @Test func `properties set after super.prepare() apply to an immediate resize`() {
    let view = makeView(SelfSettingLayout())
    view.layoutIfNeeded()
    view.frame.size.width = 200
    #expect(view.contentSize.width == 2670)
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame.minX == 50)
  }

  @Test
  func `setting the same values in every prepare() causes only one more prepare()`() {
    let layout = SelfSettingLayout()
    layout.setsEveryTime = true
    let view = makeView(layout)
    expectEqual((exceptions { view.layoutIfNeeded() }, []), (layout.preparations, 2))
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == 3)
  }

  @Test func `a layout invalidated in prepare() is prepared again before any query`() {
    let layout = RestlessLayout()
    layout.restlessness = 2
    let view = makeView(layout)
    view.layoutIfNeeded()
    expectEqual(
      (
        layout.drainTrace(),
        [
          "invalidateLayout", "prepare", "invalidateLayout", "prepare", "invalidateLayout", "prepare",
          "collectionViewContentSize", "layoutAttributesForElements(in: 0,0,300,100)",
          "collectionViewContentSize",
        ]
      ),
      (view.visibleCells.map(\.frame.height), [60, 60]))
  }

  @Test func `an invalidation of a single item in prepare() takes effect`() {
    let layout = RestlessLayout()
    let view = makeView(layout)
    view.layoutIfNeeded()
    layout.restlessness = 1
    layout.namesAnItem = true
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    expectEqual(
      (view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height, 50),
      (
        view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame,
        CGRect(x: 0, y: 50, width: 300, height: 50)
      ))
  }

  @Test func `an invalidation in prepare() takes effect in a batch`() {
    let layout = RestlessLayout()
    let view = makeView(layout)
    view.layoutIfNeeded()
    layout.restlessness = 1
    source.counts = [21]
    UIView.performWithoutAnimation { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    expectEqual((view.visibleCells.map(\.frame.height), [50, 50]), (view.contentSize.height, 1050))
  }

  @Test func `an endless invalidation in prepare() is reported once, and items are shown`() {
    let layout = RestlessLayout()
    layout.restlessness = .max
    let view = makeView(layout)
    let reasons = exceptions { view.layoutIfNeeded() }
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("is stuck in its update/layout loop") == true)
    #expect(view.visibleCells.map(\.frame.height) == [1040])
  }

  @Test func `an endless invalidation in prepare() during a batch is reported once`() {
    let layout = RestlessLayout()
    let view = makeView(layout)
    view.layoutIfNeeded()
    layout.restlessness = .max
    source.counts = [21]
    let reasons = exceptions {
      UIView.performWithoutAnimation { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    }
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("is stuck in its update/layout loop") == true)
    #expect(view.visibleCells.map(\.frame.height) == [1040])
  }

  @Test func `an invalidation by collectionViewContentSize is reported at a query`() {
    final class Growing: TracingLayout {
      override var collectionViewContentSize: CGSize {
        defer { invalidateLayout() }
        return super.collectionViewContentSize
      }
    }
    let view = makeView(Growing())
    let reasons = exceptions { _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) }
    #expect(reasons.count == 1)
  }

  @Test func `a layout can query its view for attributes in prepare()`() {
    let layout = RestlessLayout()
    layout.asksForItsView = true
    let view = makeView(layout)
    view.layoutIfNeeded()
    expectEqual((layout.trace.filter { $0 == "prepare" }.count, 1), (view.visibleCells.count, 3))
  }
}
