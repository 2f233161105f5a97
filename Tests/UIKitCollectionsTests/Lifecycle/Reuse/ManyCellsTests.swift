import TestSupport
import Testing
import UIKitCollections
import UIKitTestSupport

/// Reads all subviews whenever a cell appears or disappears.
private final class Watcher: NSObject, UICollectionViewDelegate {
  var changes = 0

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    look(at: collectionView)
    // The cell hasn't been added yet.
    expectEqual((cell.superview, nil), (collectionView.subviews.contains(cell), false))
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    look(at: collectionView)
    expectEqual((cell.superview, nil), (collectionView.subviews.contains(cell), false))
  }

  private func look(at view: UICollectionView) {
    changes += 1
    let (subviews, sublayers) = (view.subviews, view.layer.sublayers ?? [])
    #expect(sublayers.map(ObjectIdentifier.init) == subviews.map { ObjectIdentifier($0.layer) })
    #expect(Set(subviews.map(ObjectIdentifier.init)).count == subviews.count)
    #expect(subviews.allSatisfy { $0.superview === view })
    let paths = view.indexPathsForVisibleItems
    #expect(paths == paths.sorted())
    #expect(view.visibleCells.map { view.indexPath(for: $0) } == paths)
  }
}

@Suite("Hundreds of cells at once", .serialized)
struct ManyCellsTests {
  @Test(arguments: [true, false])
  func `subviews stay in item order while runs of cells appear and disappear`(
    isWatched: Bool
  ) {
    let source = CountedCells([2000])
    let view = UICollectionView(TracingLayout(), showing: source, width: 100, height: 40 * 200)
    view.layoutIfNeeded()
    let watcher = Watcher()
    // Reading the subviews changes their storage.
    if isWatched { view.delegate = watcher }
    for distance in [5, 1, -3, 30, -20, 150, -160, 300, -300] {
      view.contentOffset.y += CGFloat(distance) * 40
      view.layoutIfNeeded()
      let cells = view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0) }
      #expect(view.subviews.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
    }
    #expect(!isWatched || watcher.changes > 1000)
  }
}
