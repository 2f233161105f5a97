import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("C Flow layout, invalidation")
struct FlowInvalidationTests {
  private typealias Context = UICollectionViewFlowLayoutInvalidationContext

  /// Counts the passes that packed, by what only packing asks for.
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

  // UIKit, measured: the public repository Vercantez/openuikit.
  @Test(.fact("M5"))
  func `a new context invalidates attributes and metrics`() {
    let context = Context()
    expectEqual(
      (context.invalidateFlowLayoutAttributes, true),
      (context.invalidateFlowLayoutDelegateMetrics, true),
      (context.invalidateEverything, false))
    #expect(UICollectionViewFlowLayout.invalidationContextClass is Context.Type)
  }

  // UIKit, measured on iOS 26.1: the bounds probe of the public repository Vercantez/openuikit.
  @Test(
    .fact("M5"))
  func `the context of a bounds change preserves the metrics, and attributes where contents only scroll`()
    throws
  {
    let fixture = FlowFixture(items: [3])
    fixture.layOut()
    func context(_ bounds: CGRect) throws -> Context {
      try #require(fixture.layout.invalidationContext(forBoundsChange: bounds) as? Context)
    }
    let cases: [(CGRect, Bool)] = [
      (CGRect(0, 0, 375, 400), false), (CGRect(0, 40, 375, 400), false), (CGRect(5, 6, 375, 400), true),
      (CGRect(0, 0, 395, 400), true),
    ]
    for (bounds, invalidates) in cases {
      #expect(try context(bounds).invalidateFlowLayoutAttributes == invalidates)
      #expect(try !context(bounds).invalidateFlowLayoutDelegateMetrics)
    }
    fixture.layout.scrollDirection = .horizontal
    #expect(try !context(CGRect(40, 0, 375, 400)).invalidateFlowLayoutAttributes)
    #expect(try context(CGRect(0, 40, 375, 400)).invalidateFlowLayoutAttributes)
  }

  // WWDC18 session 225: scrolling leaves a flow layout valid, a new size does not.
  @Test(.fact("B2.2"))
  func `scrolling invalidates nothing, another size does`() {
    let fixture = FlowFixture(items: [100])
    fixture.layOut()
    #expect(!fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 50, 375, 400)))
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 374, 400)))
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 375, 401)))
  }

  @Test(.fact("B2.2"))
  func `while something pins, scrolling names the headers and footers in sight and nothing else`() throws {
    let fixture = FlowFixture(items: [4, 4, 4, 4]) {
      $0.itemSize = CGSize(width: 300, height: 50)
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    fixture.layOut()
    let newBounds = CGRect(0, 300, 375, 400)
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: newBounds))
    let context = try #require(fixture.layout.invalidationContext(forBoundsChange: newBounds) as? Context)
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

  @Test func `a subclass that asks for every bounds change gets everything asked for again`() {
    final class Layout: UICollectionViewFlowLayout {}
    let fixture = FlowFixture(items: [9], layout: Layout()) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    fixture.layOut()
    let context = fixture.layout.invalidationContext(forBoundsChange: CGRect(0, 9, 375, 400))
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
  }

  @Test func `attributes alone are computed anew without asking the delegate, metrics ask it`() {
    let fixture = FlowFixture(items: [3])
    let delegate = InsetCounter()
    fixture.delegate = delegate
    fixture.layOut()
    #expect(delegate.asked == 1)

    delegate.inset = 7
    let attributesOnly = Context()
    attributesOnly.invalidateFlowLayoutDelegateMetrics = false
    fixture.layout.invalidateLayout(with: attributesOnly)
    expectEqual((fixture.frame(0)?.minY, 0), (delegate.asked, 1))

    fixture.layout.invalidateLayout(with: Context())
    expectEqual((fixture.frame(0)?.minY, 7), (delegate.asked, 2))
  }

  @Test func `another width breaks the known sizes anew`() {
    let fixture = FlowFixture(items: [6])
    let delegate = SizingDelegate { CGSize(width: 100, height: 20 + $0.item) }
    fixture.delegate = delegate
    #expect(fixture.frame(3)?.minX == 0)
    fixture.view.frame.size.width = 230
    expectEqual(
      (fixture.frame(2)?.minX, 0),
      (fixture.frame(3)?.minX, 130),
      (fixture.view.contentSize.width, 230),
      (delegate.asked, 6))
  }

  @Test(.fact("C8"), arguments: 0..<11)
  func `each property invalidates the layout, and only when it changes`(index: Int) {
    let fixture = FlowFixture(items: [3])
    fixture.delegate = InsetCounter()
    let changes: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.itemSize.width = 70 }, { $0.minimumLineSpacing = 3 }, { $0.minimumInteritemSpacing = 3 },
      { $0.estimatedItemSize = CGSize(width: 9, height: 9) }, { $0.scrollDirection = .horizontal },
      { $0.headerReferenceSize.height = 9 }, { $0.footerReferenceSize.height = 9 },
      { $0.sectionInset.left = 9 }, { $0.sectionInsetReference = .fromSafeArea },
      { $0.sectionHeadersPinToVisibleBounds = true }, { $0.sectionFootersPinToVisibleBounds = true },
    ]
    fixture.layOut()
    let counter = fixture.delegate as? InsetCounter
    changes[index](fixture.layout)
    fixture.layOut()
    #expect(counter?.asked == 2)
    changes[index](fixture.layout)
    fixture.layOut()
    #expect(counter?.asked == 2)
  }

  @Test func `reloaded data is laid out with its new counts`() {
    let fixture = FlowFixture(items: [3])
    #expect(fixture.frame(2) != nil)
    fixture.source.counts = [1, 2]
    fixture.view.reloadData()
    #expect(fixture.frame(2) == nil)
    #expect(fixture.frame(1, 1) != nil)
  }
}
