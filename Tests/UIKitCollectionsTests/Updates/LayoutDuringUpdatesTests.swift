import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

private final class UpdateTracingLayout: TracingLayout {
  var updateItems: [UICollectionViewUpdateItem] = []
  var whenPreparing: () -> Void = {}

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    whenPreparing()
    trace.append("prepare(forCollectionViewUpdates:)")
    self.updateItems = updateItems
  }

  override func finalizeCollectionViewUpdates() { trace.append("finalizeCollectionViewUpdates") }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    trace.append("targetContentOffset(forProposedContentOffset:)")
    return proposedContentOffset
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.append("initial \(itemIndexPath.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.append("final \(itemIndexPath.item)")
    return nil
  }
}

@Suite("D Layout calls during an update", .serialized)
struct LayoutDuringUpdatesTests {
  private let layout = UpdateTracingLayout()
  private let source = LabelledSource([Array(0..<10)])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 100, height: 120)
    view.layoutIfNeeded()
  }

  @Test(
    .fact("D3"))
  func `an update calls the layout's methods in UIKit's order`() {
    layout.invalidatesOnBoundsChange = false
    _ = layout.drainTrace()
    view.performBatchUpdates {
      layout.trace.append("updates")
      source.sections[0].insert(99, at: 1)
      source.sections[0].removeFirst()
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 0]])
    } completion: { _ in
      layout.trace.append("completion")
    }
    let before = layout.drainTrace()
    FrameClock.main.run(for: 1)
    #expect(
      before == [
        // Starting positions for elements up to one screenful away. They are requested first, because the
        // closure may change the layout's model.
        "layoutAttributesForElements(in: -100,-120,300,360)", "updates", "invalidateLayout", "prepare",
        "collectionViewContentSize", "prepare(forCollectionViewUpdates:)",
        "targetContentOffset(forProposedContentOffset:)", "layoutAttributesForElements(in: 0,0,100,120)",
        "final 0", "initial 0", "finalizeCollectionViewUpdates",
      ])
    #expect(layout.drainTrace() == ["completion"])
  }

  @Test(.fact("D3"))
  func `a layout isn't queried by old paths if the data changed before the batch`() {
    layout.invalidatesOnBoundsChange = false
    _ = layout.drainTrace()
    source.sections[0].removeLast()
    view.performBatchUpdates { view.deleteItems(at: [[0, 9]]) }
    #expect(
      layout.drainTrace() == [
        "invalidateLayout", "prepare", "collectionViewContentSize", "prepare(forCollectionViewUpdates:)",
        "targetContentOffset(forProposedContentOffset:)", "layoutAttributesForElements(in: 0,0,100,120)",
        "finalizeCollectionViewUpdates",
      ])
    FrameClock.main.run(for: 1)
  }

  @Test(.fact("D3"))
  func `a pending layout is prepared before the batch, with the old counts`() {
    layout.invalidatesOnBoundsChange = false
    layout.itemHeight = 60
    layout.invalidateLayout()
    _ = layout.drainTrace()
    view.performBatchUpdates {
      layout.trace.append("updates: \(view.contentSize.height), \(view.visibleCells.count)")
      source.sections[0].removeLast()
      view.deleteItems(at: [[0, 9]])
    }
    #expect(
      layout.drainTrace() == [
        "prepare", "collectionViewContentSize", "layoutAttributesForElements(in: 0,0,100,120)",
        "collectionViewContentSize", "layoutAttributesForElements(in: -100,-120,300,360)",
        "updates: 600.0, 2", "invalidateLayout", "prepare",
        "collectionViewContentSize", "prepare(forCollectionViewUpdates:)",
        "targetContentOffset(forProposedContentOffset:)", "layoutAttributesForElements(in: 0,0,100,120)",
        "finalizeCollectionViewUpdates",
      ])
    FrameClock.main.run(for: 1)
  }

  @Test(
    .fact("D3"))
  func `queries between prepare() and the updates use the new counts`() {
    var asked: [String] = []
    layout.whenPreparing = {
      // Query the current elements directly, like a layout that anchors on a visible item.
      let elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 1000))
      asked.append("\(view.numberOfItems(inSection: 0)) \(elements?.count ?? 0)")
    }
    view.performBatchUpdates {
      source.sections[0] += [10, 11]
      view.insertItems(at: [[0, 10], [0, 11]])
    }
    #expect(asked == ["12 12"])
    FrameClock.main.run(for: 1)
    view.expectShows(source)
  }

  @Test(
    .fact("D4"))
  func `update items are ordered as deletions, insertions, reloads, moves`() {
    source.sections = [Array(0..<8), [20]]
    view.reloadData()
    view.layoutIfNeeded()
    view.performBatchUpdates {
      source.sections = [[70, 0, 7, 2, 4, 71, 5, 6], [], []]
      view.insertItems(at: [[0, 5], [0, 0]])
      view.deleteItems(at: [[0, 1], [0, 3]])
      view.moveItem(at: [0, 7], to: [0, 2])
      view.reloadItems(at: [[0, 4]])
      view.deleteSections([1])
      view.insertSections([1, 2])
    }
    let items = layout.updateItems.map {
      "\($0.updateAction) \($0.indexPathBeforeUpdate.map(describe) ?? "-") \($0.indexPathAfterUpdate.map(describe) ?? "-")"
    }
    #expect(
      items == [
        "delete 0.3 -", "delete 0.1 -", "delete 1 -", "insert - 1", "insert - 2", "insert - 0.0",
        "insert - 0.5",
        "reload 0.4 0.4", "move 0.7 0.2",
      ])
  }

  private func describe(_ path: IndexPath) -> String {
    path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
  }
}
