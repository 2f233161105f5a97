import TestSupport
import Testing
import UIKitCollections
import UIKitTestSupport

@Suite("Unretained references to a collection view")
struct CollectionReferenceTests {
  /// After the first weak reference, each call that retains the view would take several times as long.
  @Test func `scrolling, updates and layout changes create no weak references to the view`() {
    let stage = Stage(shown: TracingLayout(), items: 30)
    let view = stage.view
    stage.run()
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    stage.run()
    view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
    stage.run()
    stage.counts = [31]
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 20, section: 0)]) }
    stage.run()
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    stage.run()
    #expect(!view.visibleCells.isEmpty)
    #expect(!countsInTable(view))
    #expect(view.visibleCells.filter(countsInTable).isEmpty)
  }
}
