import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Rows with heights equal to their numbers, in reorderable sections.
private final class SizedRows: LabelledSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  var prefetched: [IndexPath] = []
  var width: CGFloat = 200

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: width, height: CGFloat(sections[indexPath.section][indexPath.item])) }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }
}

@Suite("D Interactive movement of items with individual sizes", .serialized)
struct MovingItemsTests {
  private func makeView(_ rows: SizedRows, height: CGFloat = 400) -> UICollectionView {
    let layout = UICollectionViewFlowLayout(itemSize: CGSize(width: 200, height: 40))
    let view = UICollectionView(layout, showing: rows, width: 200, height: height)
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = rows
    view.prefetchDataSource = rows
    view.layoutIfNeeded()
    return view
  }

  private func heights(_ view: UICollectionView, without number: Int) -> [CGFloat] {
    view.visibleCells.filter { $0.tag != number }.sorted { $0.center.y < $1.center.y }.map(\.bounds.height)
  }

  @Test
  func `a row moved to another section keeps the size at its path in the data`()
    throws
  {
    let rows = SizedRows([[31, 32, 33], [41, 42]])
    let view = makeView(rows)
    let movingCell = try #require(view.cellForItem(at: [0, 1]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    // Over the last row of the second section, then past its end.
    for y: CGFloat in [60, 120, 160, 170] {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: y))
      view.layoutIfNeeded()
      expectEqual((movingCell.bounds.height, 32), (heights(view, without: 32), [31, 33, 41, 42]))
    }
    view.endInteractiveMovement()
    FrameClock.main.run(for: 1)
    #expect([[[31, 33], [41, 42, 32]], [[31, 33], [41, 32, 42]]].contains(rows.sections))
    expectAll(view.visibleCells) { Int($0.bounds.height) == $0.tag }
  }

  @Test func `a row over the header of a missing section keeps its index path`() {
    final class Headed: RowsLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [1, 0])
        header.frame = CGRect(x: 0, y: 300, width: 200, height: 40)
        return header.frame.intersects(rect) ? [header] : []
      }
    }
    let (rows, layout) = (SizedRows([[31, 32]]), Headed())
    let view = UICollectionView(layout, showing: rows, width: 200, height: 400)
    func target() -> IndexPath {
      layout.targetIndexPath(forInteractivelyMovingItem: [0, 1], withPosition: CGPoint(x: 100, y: 310))
    }
    var found: IndexPath?
    expectEqual((exceptions { found = target() }, []), (found, [0, 1]))
    // An empty section becomes the target.
    rows.sections.append([])
    view.reloadData()
    #expect(target() == [1, 0])
  }

  @Test
  func `an item at an edge scrolls the view, and prefetching uses the paths of the data`()
    throws
  {
    let rows = SizedRows([Array(30..<60), Array(60..<90)])
    let view = makeView(rows)
    rows.prefetched = []
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 395))
    for _ in 0..<900 {
      FrameClock.main.advance(by: 1 / 60)
      view.layoutIfNeeded()
    }
    #expect(view.indexPathsForVisibleItems.last?.section == 1)
    #expect(!rows.prefetched.isEmpty)
    for path in rows.prefetched {
      #expect(path.item < 30)
      #expect(path.section < 2)
    }
    view.endInteractiveMovement()
    FrameClock.main.run(for: 1)
    #expect(rows.sections.map(\.count) == [29, 31])
    #expect(rows.sections.last?.contains(30) == true)
    expectAll(view.visibleCells) { Int($0.bounds.height) == $0.tag }
  }

  @Test func `a moving item stays under the finger when the content shrinks`() throws {
    let rows = SizedRows([[100, 101, 102, 103, 104], [105]])
    rows.width = 100
    let view = makeView(rows, height: 250)
    // Two items fit on a line. The sixth item fits next to the fifth, and its own line disappears.
    let extent = view.contentSize.height
    view.contentOffset.y = extent - 250
    view.layoutIfNeeded()
    let movingCell = try #require(view.cellForItem(at: [1, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [1, 0]))
    for screen: CGFloat in [190, 140, 139] {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: view.contentOffset.y + screen))
      view.layoutIfNeeded()
      #expect(abs(movingCell.center.y - view.contentOffset.y - screen) < 1e-6)
    }
    #expect(view.contentSize.height < extent - 90)
    #expect(view.contentOffset.y <= view.contentSize.height - 250)
    view.cancelInteractiveMovement()
    FrameClock.main.run(for: 1)
    expectEqual(
      (rows.sections, [[100, 101, 102, 103, 104], [105]]),
      (view.contentSize.height, extent))
  }
}
