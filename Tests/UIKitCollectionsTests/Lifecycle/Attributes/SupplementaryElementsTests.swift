import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

private final class Shelf: UICollectionReusableView {
  static var made = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }
  required init?(coder: NSCoder) { nil }
}

/// Rows, each with a shelf at its bottom. Every third row has a badge.
private final class ShelfLayout: TracingLayout {
  var badgeWidth: CGFloat = 20

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let items = super.layoutAttributesForElements(in: rect) ?? []
    let shelves = items.map { shelf(at: $0.indexPath) }
    let badges = items.filter { $0.indexPath.item % 3 == 0 }.map { badge(at: $0.indexPath) }
    return items + badges + shelves
  }

  private func shelf(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path)
    attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * itemHeight + 30, width: 320, height: 10)
    return attributes
  }

  private func badge(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
    attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * itemHeight, width: badgeWidth, height: 20)
    return attributes
  }
}

@Suite("B3 Supplementary and decoration views", .serialized)
struct SupplementaryElementsTests {
  private let layout = ShelfLayout()
  let source = CountedCells([100])
  let view: UICollectionView

  init() {
    Shelf.made = 0
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    view = UICollectionView(layout, showing: source, width: 320, height: 200)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    view.layoutIfNeeded()
  }

  @Test(
    .fact("B3.6"))
  func `decoration views lie below the cells, and badges above them`() {
    let kinds = view.subviews.map { view in
      view is UICollectionViewCell ? "cell" : view is Shelf ? "shelf" : "badge"
    }
    #expect(
      kinds == Array(repeating: "shelf", count: 5) + Array(repeating: "cell", count: 5) + ["badge", "badge"])
  }

  @Test func `supplementary view queries find the visible badges`() throws {
    expectEqual(
      (view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.item), [0, 3]),
      (view.visibleSupplementaryViews(ofKind: "badge").count, 2))
    let badge = try #require(
      view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 3, section: 0)))
    expectEqual(
      (badge.frame, CGRect(x: 0, y: 120, width: 20, height: 20)),
      (view.indexPath(forSupplementaryView: badge), IndexPath(item: 3, section: 0)),
      (view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0)), nil))
  }

  @Test func `the delegate is called for supplementary views but not for decoration views`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var log: [String] = []

      func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
      ) { log.append("\(elementKind) \(indexPath.item) comes") }

      func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
      ) { log.append("\(elementKind) \(indexPath.item) goes") }
    }
    let delegate = Delegate()
    view.delegate = delegate
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(delegate.log == ["badge 0 goes", "badge 6 comes"])
  }

  @Test(.fact("B4.1"))
  func `decoration views are reused like cells`() {
    for step in 1...100 {
      view.contentOffset.y = CGFloat(step) * 35
      view.layoutIfNeeded()
    }
    #expect(Shelf.made <= 7)
  }

  @Test(
    .fact("B5.6"))
  func `supplementary attributes changed without invalidation raise an exception`() {
    layout.invalidatesOnBoundsChange = false
    layout.badgeWidth = 30
    let reasons = namedExceptions {
      view.contentOffset.y = 10
      view.layoutIfNeeded()
    }
    #expect(reasons.count == 2)
    #expect(
      reasons.first?.hasPrefix(
        "NSInternalInconsistencyException: layout attributes for supplementary item at index path (") == true)
    #expect(reasons.first?.hasSuffix("without invalidating the layout") == true)
  }

  @Test(
    .fact("B5.7"))
  func `a decoration view without attributes at its path raises an exception`() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateDecorationElements(ofKind: "shelf", at: [IndexPath(item: 1, section: 0)])
    let reasons = namedExceptions {
      layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
    }
    #expect(
      reasons == [
        "NSInternalInconsistencyException: no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForDecorationViewOfKindOfKind: shelf at path [0, 1]"
      ])
  }

  @Test func `a data source without supplementary views raises an exception with the kind`() {
    final class CellsOnly: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let cells = CellsOnly()
    view.dataSource = cells
    let reasons = exceptions { view.layoutIfNeeded() }
    expectEqual(
      (
        reasons.first,
        "the data source of UICollectionView does not implement "
          + "collectionView(_:viewForSupplementaryElementOfKind:at:), which is required for badge "
          + "at [0, 0]."
      ),
      (view.numberOfSections, 1),
      (view.visibleCells.count, 1))
  }

  @Test(.fact("B5.2"))
  func `an unregistered decoration kind raises an exception naming the kind`() {
    layout.register(nil as AnyClass?, forDecorationViewOfKind: "shelf")
    let reasons = namedExceptions {
      view.reloadData()
      view.layoutIfNeeded()
    }
    #expect(reasons.first?.contains("kind: shelf") == true)
    expectAll(reasons) { $0.hasPrefix("NSInternalInconsistencyException: ") }
  }
}
