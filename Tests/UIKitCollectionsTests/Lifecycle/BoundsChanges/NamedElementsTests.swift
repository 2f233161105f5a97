import UIKitCollections
import TestSupport
import Testing

@Suite("B2 Queries after a context that names elements") struct NamedElementsTests {
  private let layout = TracingLayout()
  private let source = CountedCells([100_000])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 320, height: 400)
    view.layoutIfNeeded()
  }

  private func name(_ items: some Sequence<Int>) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: items.map { IndexPath(item: $0, section: 0) })
    layout.invalidateLayout(with: context)
  }

  /// Returns the queries for elements in the next layout pass.
  private func questions() -> [String] {
    _ = layout.drainTrace()
    view.layoutIfNeeded()
    return layout.drainTrace().filter { $0.hasPrefix("layoutAttributes") }
  }

  @Test func `an item named by several contexts is queried once`() {
    name([2, 3])
    name([3, 4, 2])
    #expect(
      questions() == [
        "layoutAttributesForItem(at: 2)", "layoutAttributesForItem(at: 3)", "layoutAttributesForItem(at: 4)",
      ])
    name([3])
    name([3])
    #expect(questions() == ["layoutAttributesForItem(at: 3)"])
  }

  @Test func `layoutActivity counts invalidations, complete invalidations, and named elements`() {
    let before = view.layoutActivity
    func counted() -> [Int] {
      let now = view.layoutActivity
      return [
        now.invalidations - before.invalidations, now.completeInvalidations - before.completeInvalidations,
        now.listedElements - before.listedElements,
      ]
    }
    name([2, 3])
    #expect(counted() == [1, 0, 2])
    layout.invalidateLayout()
    #expect(counted() == [2, 1, 2])
    view.reloadData()
    #expect(counted() == [3, 2, 2])
  }

  @Test func `for a context naming very many items, the layout is queried for whole pages`() {
    layout.itemHeight = 50
    name(0..<100_000)
    expectEqual(
      (questions(), ["layoutAttributesForElements(in: 0,0,320,400)"]),
      (view.visibleCells.map(\.frame.height), [50, 50, 50, 50, 50, 50, 50, 50]))
    name([0, 1, 2, 3, 4])
    name([90_000, 90_001, 90_002, 90_003])
    #expect(questions() == ["layoutAttributesForElements(in: 0,0,320,400)"])
  }

  @Test func `named elements appear, disappear, hide, and move as the layout specifies`() {
    final class Row: TracingLayout {
      var offsets: [Int: CGFloat] = [:]
      var hidden: Set<Int> = []
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        offsets.keys.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
          .filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let offset = offsets[indexPath.item] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: offset, width: 10, height: 10)
        attributes.isHidden = hidden.contains(indexPath.item)
        return attributes
      }
    }
    let row = Row()
    row.offsets = [0: 0, 1: 10, 2: 20, 3: 30, 4: 40]
    view.collectionViewLayout = row
    view.layoutIfNeeded()
    row.offsets = [0: 0, 1: 100, 3: 30, 4: 40, 9: 60]
    row.hidden = [3]
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [9, 3, 2, 1].map { IndexPath(item: $0, section: 0) })
    row.invalidateLayout(with: context)
    view.layoutIfNeeded()
    expectEqual(
      (view.indexPathsForVisibleItems, [[0, 0], [0, 1], [0, 4], [0, 9]]),
      (view.visibleCells.map(\.frame.minY), [0, 100, 40, 60]))
  }
}
