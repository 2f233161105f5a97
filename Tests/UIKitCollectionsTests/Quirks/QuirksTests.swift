import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Rows with attributes cached from one invalidation to the next, as in many layouts.
private final class CachingLayout: UICollectionViewLayout {
  var cache: [UICollectionViewLayoutAttributes] = []
  var countsAtPrepare: [Int] = []
  var offsetAdjustment: CGFloat = 0
  var invalidations = 0

  override func prepare() {
    guard let collectionView, collectionView.numberOfSections > 0 else { return cache = [] }
    countsAtPrepare.append(collectionView.numberOfItems(inSection: 0))
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 40 * item, width: 100, height: 40)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 40 * cache.count) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidations += 1
    context.contentOffsetAdjustment.y += offsetAdjustment
    super.invalidateLayout(with: context)
  }
}

@Suite("H Behavior layout authors rely on", .serialized)
struct QuirksTests {
  private let layout = CachingLayout()
  private let source = LabelledSource([Array(0..<20)])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 100, height: 200)
    view.layoutIfNeeded()
  }

  @Test(.fact("H1"))
  func `attributes cached by a layout are never modified`() {
    let cached = layout.cache
    source.sections[0].removeFirst()
    view.deleteItems(at: [[0, 0]])
    FrameClock.main.run(for: 1)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    expectEqual(
      (cached.map(\.indexPath.item), Array(0..<20)),
      (layout.cache.map(\.indexPath.item), Array(0..<19)))
  }

  @Test(.fact("H4"))
  func `an offset adjustment is ignored during a batch and applied afterward`() {
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    layout.offsetAdjustment = 30
    source.sections[0].append(99)
    view.insertItems(at: [[0, 20]])
    #expect(view.contentOffset.y == 100)
    FrameClock.main.run(for: 1)
    layout.invalidateLayout()
    #expect(view.contentOffset.y == 130)
  }

  @Test(.fact("H7"))
  func `the content view has the cell's size during preferredLayoutAttributesFitting`() {
    final class Fitting: UICollectionViewCell {
      static var sizes: [CGSize] = []
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.sizes.append(contentView.bounds.size)
        return layoutAttributes
      }
    }
    view.register(Fitting.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    view.layoutIfNeeded()
    #expect(Fitting.sizes == Array(repeating: CGSize(width: 100, height: 40), count: 5))
  }

  @Test(.fact("H8"))
  func `a safe area change invalidates the layout and changes the adjusted inset`() {
    final class Notched: UIView {
      var notch: CGFloat = 0
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: notch, left: 0, bottom: 0, right: 0) }
    }
    let root = Notched(frame: view.frame)
    root.addSubview(view)
    root.layoutIfNeeded()
    let before = layout.invalidations
    root.notch = 44
    view.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual((layout.invalidations, before + 1), (view.adjustedContentInset.top, 44))
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layout.invalidations == before + 1)
  }

  @Test(.fact("H9"))
  func `a new data source reloads the data`() {
    let other = LabelledSource([[7, 8]])
    view.dataSource = other
    view.layoutIfNeeded()
    expectEqual((view.visibleCells.map(\.tag), [7, 8]), (view.numberOfItems(inSection: 0), 2))
  }

  @Test(.fact("H10"))
  func `reconfiguring items doesn't invalidate the layout`() {
    let (invalidations, prepared) = (layout.invalidations, layout.countsAtPrepare.count)
    source.sections[0][1] = 77
    view.reconfigureItems(at: [[0, 1]])
    view.layoutIfNeeded()
    expectEqual(
      (view.cellForItem(at: [0, 1])?.tag, 77),
      (layout.invalidations, invalidations),
      (layout.countsAtPrepare.count, prepared))
  }

  @Test(
    .fact("H11"))
  func `a flow layout subclass can implement sticky headers by bounds invalidation`() {
    final class Sticky: UICollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect) ?? []
        let cells = found.filter { $0.representedElementCategory == .cell }
        let header = layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        header?.frame.origin.y = max(0, collectionView?.contentOffset.y ?? 0)
        return cells + [header].compactMap { $0 }
      }
    }
    let layout = Sticky()
    let stage = FlowStage(CGSize(width: 100, height: 200), items: [100], layout: layout) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
    }
    stage.view.layoutIfNeeded()
    let prepared = layout.prepared
    for step in 1...30 {
      stage.view.contentOffset.y = CGFloat(step) * 17
      stage.view.layoutIfNeeded()
      let header = stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minY == CGFloat(step) * 17)
    }
    #expect(layout.prepared == prepared + 30)
  }

  @Test(.fact("H12"))
  func `a snapping layout can query offscreen rectangles for its target offset`() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        let view = CGRect(origin: proposedContentOffset, size: collectionView?.bounds.size ?? .zero)
        let tops = layoutAttributesForElements(in: view)?.map(\.frame.minY) ?? []
        let nearest = tops.min { abs($0 - view.minY) < abs($1 - view.minY) }
        return CGPoint(x: 0, y: nearest ?? 0)
      }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 100, height: 70)
    layout.minimumLineSpacing = 13
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.collectionViewLayout = layout
    window.layoutIfNeeded()
    Finger(in: window).drag(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 90), duration: 0.1)
    FrameClock.main.run(while: view.isDecelerating)
    #expect(view.contentOffset.y > 300)
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 83) == 0)
  }

  @Test(.fact("H13"))
  func `prepare() sees the counts after the update`() {
    layout.countsAtPrepare = []
    source.sections[0] += [50, 51]
    view.insertItems(at: [[0, 20], [0, 21]])
    #expect(Set(layout.countsAtPrepare) == [22])
    FrameClock.main.run(for: 1)
  }

  @Test(.fact("H14"))
  func `an animated reload crossfades two cells, and an unanimated one doesn't`() {
    let old = view.cellForItem(at: [0, 1])
    view.reloadItems(at: [[0, 1]])
    let new = view.cellForItem(at: [0, 1])
    #expect(new !== old)
    FrameClock.main.run(for: 0.15)
    #expect(view.cellsOnScreen.filter { $0.center.y == 60 }.count == 2)
    for cell in [old, new].compactMap({ $0 }) {
      #expect(view.shown(cell).alpha > 0.3)
      #expect(view.shown(cell).alpha < 0.7)
    }
    FrameClock.main.run(for: 0.3)
    #expect(view.cellsOnScreen.count == 5)
    UIView.performWithoutAnimation { view.reloadItems(at: [[0, 2]]) }
    #expect(view.cellsOnScreen.count == 5)
  }
}
