import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Tests sticky headers above self-sizing cells.
@Suite(.serialized) struct StickyHeaderSelfSizingTests {
  private final class Chapters: Board {
    var scale: CGFloat = 1

    init() {
      let layout = StickyHeaderFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 44)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.minimumLineSpacing = 6
      super.init((0..<6).map { section in Array(section * 30..<section * 30 + 30) }, layout, width: 300)
    }

    override func registerViews() {
      super.registerViews()
      view.register(FittedCell.self, forCellWithReuseIdentifier: "cell")
    }

    func wanted(_ number: Int) -> CGFloat { scale * CGFloat(25 + (number * 53 + 7) % 90) }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      let number = cell.tag
      (cell as? FittedCell)?.length = { [unowned self] in wanted(number) }
      return cell
    }

    func scroll(by distance: CGFloat) {
      view.contentOffset.y += distance
      view.layoutIfNeeded()
    }

    func expectRight(_ moment: Comment) {
      #expect(!view.indexPathsForVisibleItems.isEmpty, moment)
      for path in view.indexPathsForVisibleItems {
        let height = view.cellForItem(at: path)?.frame.height ?? 0
        #expect(isClose(height, wanted(sections[path.section][path.item]), 0.01), moment)
      }
      // A header sticks, and no header appears twice.
      let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      #expect(headers.contains { $0.frame.minY <= view.bounds.minY + 0.01 }, moment)
      #expect(Set(headers.map(\.frame.minY)).count == headers.count, moment)
    }
  }

  @Test
  func `headers stick during self-sizing, and incoming cells don't move visible ones`() {
    let board = Chapters()
    var compared = 0
    for jump in [2000, 500, 4000, 1500] as [CGFloat] {
      board.view.contentOffset.y = jump
      board.view.layoutIfNeeded()
      for step in [60, 60, -60, -60, -60, -60, -60, 60] as [CGFloat] {
        let before = board.distancesOnScreen
        board.scroll(by: step)
        for (number, position) in board.distancesOnScreen {
          // As in UIKit's flow layout, a cell that starts inside the visible area grows downward.
          guard step > 0, let old = before[number] else { continue }
          compared += 1
          #expect(isClose(position, old - step, 0.01), "\(number) by \(step) from \(jump)")
        }
        board.expectRight("\(step) from \(jump)")
      }
    }
    #expect(compared > 10)
  }

  @Test func `after a text size change the first visible item stays, with new heights`()
    throws
  {
    let board = Chapters()
    board.view.contentOffset.y = 2000
    board.view.layoutIfNeeded()
    for scale in [1.6, 0.8] as [CGFloat] {
      let first = try #require(board.distancesOnScreen.filter { $0.value >= 0 }.min { $0.value < $1.value })
      board.scale = scale
      // Labels that follow Dynamic Type call this too.
      for cell in board.view.visibleCells { cell.invalidateIntrinsicContentSize() }
      #expect(isClose(try #require(board.distancesOnScreen[first.key]), first.value, 0.01))
      board.expectRight("scale \(scale)")
      for step in [150, 150, -300, -150] as [CGFloat] {
        board.scroll(by: step)
        board.expectRight("scale \(scale) by \(step)")
      }
    }
  }
}

extension UICollectionView {
  fileprivate func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap {
      supplementaryView(forElementKind: kind, at: $0)
    }
  }
}
