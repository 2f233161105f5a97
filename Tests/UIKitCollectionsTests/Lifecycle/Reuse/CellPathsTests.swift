import TestSupport
import Testing
import UIKitCollections

@Suite("Index paths of cells")
struct CellPathsTests {
  private let source = LabelledSource([Array(0..<40), Array(40..<80)])
  private let view: UICollectionView

  init() {
    view = UICollectionView(RowsLayout(), showing: source, width: 100, height: 400)
    source.sections = [Array(0..<40)]
    view.layoutIfNeeded()
  }

  /// Expects the path of every cell ever shown to be its current item's path, or `nil`.
  private func expectPaths(of cells: [UICollectionViewCell], _ comment: Comment) {
    for cell in cells {
      let shown = view.indexPathsForVisibleItems.first { view.cellForItem(at: $0) === cell }
      #expect(view.indexPath(for: cell) == shown, comment)
    }
  }

  @Test func `indexPath(for:) matches the shown item through all changes, and is nil later`() {
    var cells = view.visibleCells
    func look(_ comment: Comment, _ change: () -> Void) {
      change()
      view.layoutIfNeeded()
      cells += view.visibleCells.filter { cell in !cells.contains { $0 === cell } }
      expectPaths(of: cells, comment)
      #expect(view.visibleCells.allSatisfy { view.indexPath(for: $0)?.item == source.path(of: $0.tag)?.item })
    }
    look("at first") {}
    look("scrolled") { view.contentOffset.y = 210 }
    look("an update") {
      view.performBatchUpdates {
        source.sections[0].remove(at: 7)
        source.sections[0].swapAt(8, 20)
        view.deleteItems(at: [[0, 7]])
        view.moveItem(at: [0, 9], to: [0, 20])
        view.moveItem(at: [0, 21], to: [0, 8])
      }
    }
    look("after its animation") { FrameClock.main.run(for: 1) }
    look("another layout") {
      view.setCollectionViewLayout(
        UICollectionViewFlowLayout(itemSize: CGSize(width: 50, height: 30)), animated: false)
    }
    look("reloaded") { view.reloadData() }
    look("nothing left") {
      source.sections = [[]]
      view.reloadData()
    }
    #expect(cells.count > 10)
    #expect(cells.allSatisfy { view.indexPath(for: $0) == nil })
  }

  @Test func `a header has the index path of its section`() throws {
    let layout = RowsLayout()
    layout.headerHeight = 30
    let view = UICollectionView(layout, showing: source, width: 100, height: 400)
    view.layoutIfNeeded()
    let header = try #require(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    #expect(view.indexPath(forSupplementaryView: header) == [0, 0])
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(view.indexPath(forSupplementaryView: header) == nil)
  }
}
