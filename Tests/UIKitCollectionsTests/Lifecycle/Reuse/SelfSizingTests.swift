import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

/// Rows with heights determined by their cells.
private class FittedRows: TracingLayout {
  var heights: [Int: CGFloat] = [:]
  var preferred: [(Int, CGFloat)] = []
  var neverAgrees = false
  var breadth: CGFloat = 100

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = (0..<indexPath.item).reduce(CGFloat(0)) { $0 + (heights[$1] ?? itemHeight) }
    attributes.frame = CGRect(x: 0, y: top, width: breadth, height: heights[indexPath.item] ?? itemHeight)
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferred.append((originalAttributes.indexPath.item, preferredAttributes.size.height))
    if neverAgrees {
      heights[originalAttributes.indexPath.item] = originalAttributes.size.height == 41 ? 42 : 41
      return true
    }
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return preferredAttributes.size.height != originalAttributes.size.height
  }
}

private final class GrowingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = 50 + CGFloat(attributes.indexPath.item) * 10
    return attributes
  }
}

private final class AskedCell: UICollectionViewCell {
  static var log: [String] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    Self.log.append("apply \(layoutAttributes.size.height)")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.log.append("preferred")
    layoutAttributes.size.height = 55
    return layoutAttributes
  }
}

@Suite("B4 Self-sizing (WWDC14 session 226)", .serialized)
struct SelfSizingTests {
  private func makeView(_ layout: FittedRows, _ source: CountedCells) -> UICollectionView {
    UICollectionView(layout, showing: source, width: 100, height: 200, cells: GrowingCell.self)
  }

  @Test(
    .fact("B4.4"))
  func `passes run until all shown cells have their preferred sizes`() {
    let (layout, source) = (FittedRows(), CountedCells([20]))
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    expectEqual(
      (view.visibleCells.map(\.frame.minY), [0, 50, 110, 180]),
      (view.visibleCells.map(\.frame.height), [50, 60, 70, 80]))
  }

  @Test(.fact("B4.5"))
  func `a layout that never settles is reported as stuck (message since iOS 15)`() {
    let (layout, source) = (FittedRows(), CountedCells([20]))
    layout.neverAgrees = true
    let view = makeView(layout, source)
    let reasons = namedExceptions { view.layoutIfNeeded() }
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("NSInternalInconsistencyException: UICollectionView (") == true)
    #expect(reasons.first?.contains("is stuck in its update/layout loop") == true)
  }

  @Test(
    .fact("B4.4"))
  func `a preferred size queries the layout and invalidates it with its own context`() {
    final class Asked: FittedRows {
      var context: UICollectionViewLayoutInvalidationContext?

      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        let answer = super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        AskedCell.log.append(
          "should, \(originalAttributes.size.height) to \(preferredAttributes.size.height)")
        return answer
      }

      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        AskedCell.log.append("context")
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        self.context = context
        return context
      }

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        AskedCell.log.append(context === self.context ? "invalidate with it" : "invalidate")
        super.invalidateLayout(with: context)
      }

      override func prepare() { AskedCell.log.append("prepare") }
    }
    let (layout, source) = (Asked(), CountedCells([1]))
    let view = UICollectionView(layout, showing: source, width: 100, height: 200, cells: AskedCell.self)
    AskedCell.log = []
    view.layoutIfNeeded()
    #expect(
      AskedCell.log == [
        "invalidate", "prepare", "apply 40.0", "preferred", "should, 40.0 to 55.0", "context",
        "invalidate with it", "prepare", "apply 55.0", "preferred",
      ])
  }

  @Test
  func `measuring an item moves later items, even if the context names only that item`() {
    final class Naming: FittedRows {
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
      }
    }
    let (layout, source) = (Naming(), CountedCells([20]))
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    expectEqual(
      (view.visibleCells.map(\.frame.minY), [0, 50, 110, 180]),
      (view.visibleCells.map(\.frame.height), [50, 60, 70, 80]))
    // The cell still prefers 50 points. Measuring it again also moves the following items.
    layout.heights[0] = 20
    view.reconfigureItems(at: [[0, 0]])
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 110, 180])
  }

  @Test func `items of zero width are measured`() {
    let (layout, source) = (FittedRows(), CountedCells([20]))
    layout.breadth = 0
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [50, 60, 70, 80])
    expectAll(view.visibleCells) { $0.frame.width == 0 }
  }

  @Test
  func `items of zero width are measured in a compositional layout`() {
    let source = CountedCells([20])
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(layout, showing: source, width: 100, height: 200, cells: GrowingCell.self)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [50, 60, 70, 80])
    expectAll(view.visibleCells) { $0.frame.width == 0 }
  }

  @Test(.fact("B4.4"))
  func `a layout that declines preferred attributes keeps its frames`() {
    final class Stubborn: TracingLayout {}
    let source = CountedCells([20])
    let view = UICollectionView(Stubborn(), showing: source, width: 100, height: 200, cells: GrowingCell.self)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [40, 40, 40, 40, 40])
  }
}
