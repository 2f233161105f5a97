import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

private final class DisplayDelegate: NSObject, UICollectionViewDelegate {
  var shown: [(IndexPath, CGRect)] = []
  var ended: [IndexPath] = []
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown.append((indexPath, cell.frame)) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { ended.append(indexPath) }
}

@Suite("B4 Visible elements and reuse", .serialized)
struct VisibleElementsTests {
  private func makeView(
    _ layout: UICollectionViewLayout, _ source: CountedCells,
    size: CGSize = CGSize(width: 320, height: 400)
  ) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  @Test(.fact("B4.1"))
  func `scrolling through 10,000 items creates only a screenful of cells plus one line`() {
    CountedCell.made = 0
    let source = CountedCells([10_000])
    let view = makeView(TracingLayout(), source)
    view.layoutIfNeeded()
    while view.contentOffset.y < view.contentSize.height - view.bounds.height {
      view.contentOffset.y += 61
      view.layoutIfNeeded()
    }
    #expect(CountedCell.made <= 12)
    #expect(Set(source.asked).count == 10_000)
  }

  @Test(.fact("B4.2"), arguments: 0..<20)
  func `visible cells match the items intersecting the bounds at every offset`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let layout = ScatteredLayout(seed: UInt64(seed), extent: 1500)
    let source = CountedCells([40, 0, 60])
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    for _ in 0..<50 {
      if Int.random(in: 0..<5, using: &random) == 0 {
        view.frame.size = CGSize(
          width: CGFloat.random(in: 0...500, using: &random),
          height: CGFloat.random(in: 0...500, using: &random))
      }
      view.contentOffset = CGPoint(
        x: CGFloat.random(in: -200...1500, using: &random), y: CGFloat.random(in: -200...1500, using: &random)
      )
      view.layoutIfNeeded()
      let expected = view.bounds.isEmpty ? [] : layout.visible(in: view.bounds)
      expectEqual(
        (Set(view.indexPathsForVisibleItems), expected),
        (view.subviews.count, expected.count))
      for path in expected {
        let cell = view.cellForItem(at: path)
        expectEqual(
          (cell?.center, layout.items[path.section][path.item].center),
          (cell.flatMap(view.indexPath(for:)), path))
      }
    }
  }

  @Test(.fact("B4.2"))
  func `cells appear in ascending order, with attributes set before willDisplay`() {
    let source = CountedCells([20])
    let delegate = DisplayDelegate()
    let view = makeView(TracingLayout(), source, size: CGSize(width: 100, height: 100))
    view.delegate = delegate
    view.layoutIfNeeded()
    expectEqual(
      (delegate.shown.map(\.0.item), [0, 1, 2]),
      (delegate.shown.map(\.1.minY), [0, 40, 80]))
    view.contentOffset.y = 80
    view.layoutIfNeeded()
    expectEqual(
      (delegate.ended.map(\.item), [0, 1]),
      (delegate.shown.map(\.0.item), [0, 1, 2, 3, 4]))
  }

  @Test(.fact("D11", "H9"))
  func `reloadData requests counts and cells again and clears the selection`() {
    let source = CountedCells([3])
    let view = makeView(TracingLayout(), source)
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    source.counts = [5]
    view.reloadData()
    expectEqual((view.numberOfItems(inSection: 0), 5), (view.indexPathsForSelectedItems, nil))
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 5)
    expectAll(view.visibleCells) { !$0.isSelected }
    #expect(source.asked.count == 8)
  }

  @Test(.fact("H9"))
  func `missing data, empty sections, and empty bounds show no cells`() {
    let bare = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: TracingLayout())
    bare.layoutIfNeeded()
    #expect(bare.numberOfSections == 0)
    for counts in [[], [0], [0, 0, 0]] {
      let source = CountedCells(counts)
      let view = makeView(TracingLayout(), source)
      view.layoutIfNeeded()
      #expect(view.visibleCells.isEmpty)
    }
    let source = CountedCells([10])
    let flat = makeView(TracingLayout(), source, size: .zero)
    flat.layoutIfNeeded()
    #expect(flat.visibleCells.isEmpty)
  }

  @Test(.fact("B5.5"))
  func `attributes for missing items are ignored with a warning (since iOS 13)`() {
    final class Liar: TracingLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let ghost = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 2))
        ghost.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [ghost]
      }
    }
    let source = CountedCells([3])
    let view = makeView(Liar(), source)
    let warnings = warnings { view.layoutIfNeeded() }
    expectEqual((view.visibleCells.count, 3), (warnings.count, 1))
    #expect(warnings[0].contains("not valid for the data source counts. Attributes will be ignored."))
  }

  @Test func `an unanimated layout change keeps the cells and moves them to their new frames`() {
    let source = CountedCells([5])
    let view = makeView(TracingLayout(), source)
    view.layoutIfNeeded()
    let cells = view.visibleCells
    let taller = TracingLayout()
    taller.itemHeight = 60
    view.collectionViewLayout = taller
    view.layoutIfNeeded()
    expectEqual(
      (view.visibleCells, cells),
      (view.visibleCells.map(\.frame.minY), [0, 60, 120, 180, 240]),
      (source.asked.count, 5))
  }
}
