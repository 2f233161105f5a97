import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("C Flow layout, invalidation")
struct FlowInvalidationTests {
  private typealias Context = UICollectionViewFlowLayoutInvalidationContext

  /// Counts packing passes, because only packing requests insets.
  private final class InsetCounter: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0
    var inset: CGFloat = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      asked += 1
      return UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
    }
  }

  // Measured on UIKit: the public repository Vercantez/openuikit.
  @Test(.fact("M5"))
  func `a new invalidation context invalidates attributes and delegate metrics`() {
    let context = Context()
    expectEqual(
      (context.invalidateFlowLayoutAttributes, true),
      (context.invalidateFlowLayoutDelegateMetrics, true),
      (context.invalidateEverything, false))
    #expect(UICollectionViewFlowLayout.invalidationContextClass is Context.Type)
  }

  // Measured on UIKit, iOS 26.1: the bounds probe of the public repository Vercantez/openuikit.
  @Test(
    .fact("M5"))
  func `a bounds change keeps metrics, and mere scrolling keeps attributes`()
    throws
  {
    let stage = FlowStage(items: [3])
    stage.layOut()
    func context(_ bounds: CGRect) throws -> Context {
      try #require(stage.layout.invalidationContext(forBoundsChange: bounds) as? Context)
    }
    let cases: [(CGRect, Bool)] = [
      (CGRect(0, 0, 375, 400), false), (CGRect(0, 40, 375, 400), false), (CGRect(5, 6, 375, 400), true),
      (CGRect(0, 0, 395, 400), true),
    ]
    for (bounds, invalidates) in cases {
      #expect(try context(bounds).invalidateFlowLayoutAttributes == invalidates)
      #expect(try !context(bounds).invalidateFlowLayoutDelegateMetrics)
    }
    stage.layout.scrollDirection = .horizontal
    #expect(try !context(CGRect(40, 0, 375, 400)).invalidateFlowLayoutAttributes)
    #expect(try context(CGRect(0, 40, 375, 400)).invalidateFlowLayoutAttributes)
  }

  // WWDC18 session 225: scrolling doesn't invalidate a flow layout, but a new size does.
  @Test(.fact("B2.2"))
  func `scrolling doesn't invalidate the layout, but a new size does`() {
    let stage = FlowStage(items: [100])
    stage.layOut()
    #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 50, 375, 400)))
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 374, 400)))
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 375, 401)))
  }

  @Test(.fact("B2.2"))
  func `with pinned headers, scrolling invalidates only visible headers and footers`() throws {
    let stage = FlowStage(items: [4, 4, 4, 4]) {
      $0.itemSize = CGSize(width: 300, height: 50)
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.layOut()
    let newBounds = CGRect(0, 300, 375, 400)
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: newBounds))
    let context = try #require(stage.layout.invalidationContext(forBoundsChange: newBounds) as? Context)
    expectEqual(
      (context.invalidateEverything, false),
      (context.invalidateFlowLayoutDelegateMetrics, false),
      (context.invalidatedItemIndexPaths, nil),
      (
        context.invalidatedSupplementaryIndexPaths,
        [
          UICollectionView.elementKindSectionHeader: (0...2).map { IndexPath(item: 0, section: $0) }
        ]
      ))
  }

  @Test func `a subclass's bounds change context names no supplementary paths`() {
    final class Layout: UICollectionViewFlowLayout {}
    let stage = FlowStage(items: [9], layout: Layout()) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.layOut()
    let context = stage.layout.invalidationContext(forBoundsChange: CGRect(0, 9, 375, 400))
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
  }

  @Test func `only invalidating metrics calls the delegate again`() {
    let stage = FlowStage(items: [3])
    let delegate = InsetCounter()
    stage.delegate = delegate
    stage.layOut()
    #expect(delegate.asked == 1)

    delegate.inset = 7
    let attributesOnly = Context()
    attributesOnly.invalidateFlowLayoutDelegateMetrics = false
    stage.layout.invalidateLayout(with: attributesOnly)
    expectEqual((stage.frame(0)?.minY, 0), (delegate.asked, 1))

    stage.layout.invalidateLayout(with: Context())
    expectEqual((stage.frame(0)?.minY, 7), (delegate.asked, 2))
  }

  private final class Heights: NSObject, UICollectionViewDelegateFlowLayout {
    var heights: [CGFloat] = [50, 50, 50]

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: heights[indexPath.item]) }
  }

  @Test func `a context with a resized item moves the cells after it`() throws {
    let (layout, source, delegate) = (UICollectionViewFlowLayout(), CountedCells([3]), Heights())
    layout.minimumLineSpacing = 0
    let view = UICollectionView(layout, showing: source, width: 320, height: 480)
    view.delegate = delegate
    view.layoutIfNeeded()
    delegate.heights[0] = 90
    let context = Context()
    context.invalidateItems(at: [[0, 0]])
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(try #require(view.cellForItem(at: [0, 1])).frame.minY == 90)
  }

  @Test func `a new width breaks lines again without new delegate calls`() {
    let stage = FlowStage(items: [6])
    let delegate = SizingDelegate { CGSize(width: 100, height: 20 + $0.item) }
    stage.delegate = delegate
    #expect(stage.frame(3)?.minX == 0)
    stage.view.frame.size.width = 230
    expectEqual(
      (stage.frame(2)?.minX, 0),
      (stage.frame(3)?.minX, 130),
      (stage.view.contentSize.width, 230),
      (delegate.asked, 6))
  }

  @Test func `a scroll direction computed from the view's size can change with it`() {
    final class Turning: UICollectionViewFlowLayout {
      override var scrollDirection: UICollectionView.ScrollDirection {
        get { collectionView.map { $0.bounds.width > $0.bounds.height } == true ? .horizontal : .vertical }
        set {}
      }
    }
    let stage = FlowStage(CGSize(width: 300, height: 500), items: [60], layout: Turning())
    stage.delegate = SizingDelegate { _ in CGSize(width: 100, height: 50) }
    expectEqual((stage.frame(1)?.minX, 200), (stage.view.contentSize.width, 300))
    stage.resize(width: 500, height: 300)
    expectEqual(
      (stage.frame(1)?.minX, 0), (stage.frame(4)?.minY, 250), (stage.frame(5)?.minX, 110),
      (stage.view.contentSize.height, 300))
  }

  nonisolated enum Property: CaseIterable, Sendable {
    case itemSize, minimumLineSpacing, minimumInteritemSpacing, estimatedItemSize, scrollDirection,
      headerReferenceSize, footerReferenceSize, sectionInset, sectionInsetReference,
      sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds

    /// Sets a value other than the default.
    @MainActor func set(in layout: UICollectionViewFlowLayout) {
      switch self {
      case .itemSize: layout.itemSize.width = 70
      case .minimumLineSpacing: layout.minimumLineSpacing = 3
      case .minimumInteritemSpacing: layout.minimumInteritemSpacing = 3
      case .estimatedItemSize: layout.estimatedItemSize = CGSize(width: 9, height: 9)
      case .scrollDirection: layout.scrollDirection = .horizontal
      case .headerReferenceSize: layout.headerReferenceSize.height = 9
      case .footerReferenceSize: layout.footerReferenceSize.height = 9
      case .sectionInset: layout.sectionInset.left = 9
      case .sectionInsetReference: layout.sectionInsetReference = .fromSafeArea
      case .sectionHeadersPinToVisibleBounds: layout.sectionHeadersPinToVisibleBounds = true
      case .sectionFootersPinToVisibleBounds: layout.sectionFootersPinToVisibleBounds = true
      }
    }
  }

  @Test(.fact("C8"), arguments: Property.allCases)
  func `each property invalidates the layout, but only if its value changes`(property: Property) {
    let stage = FlowStage(items: [3])
    stage.delegate = InsetCounter()
    stage.layOut()
    let counter = stage.delegate as? InsetCounter
    property.set(in: stage.layout)
    stage.layOut()
    #expect(counter?.asked == 2)
    property.set(in: stage.layout)
    stage.layOut()
    #expect(counter?.asked == 2)
  }

  @Test func `reloaded data is laid out with its new counts`() {
    let stage = FlowStage(items: [3])
    #expect(stage.frame(2) != nil)
    stage.source.counts = [1, 2]
    stage.view.reloadData()
    #expect(stage.frame(2) == nil)
    #expect(stage.frame(1, 1) != nil)
  }
}
