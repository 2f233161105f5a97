import CollectionView
import Testing

/// Writes down what it is asked during an update.
private final class UpdateTracingLayout: TracingLayout {
  var updateItems: [UICollectionViewUpdateItem] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
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

@Suite("D What a layout is asked during an update", .serialized)
struct LayoutDuringUpdatesTests {
  @Test(
    "in order: invalidation, prepare, size, update items, target offset, final and initial attributes, finalise",
    .fact("D3")
  )
  func order() {
    let layout = UpdateTracingLayout()
    layout.invalidatesOnBoundsChange = false
    let source = LabelledSource([Array(0..<10)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 120), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    _ = layout.takeTrace()
    view.performBatchUpdates {
      source.sections[0].insert(99, at: 1)
      source.sections[0].removeFirst()
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 0]])
    }
    FrameClock.main.run(for: 1)
    let asked = layout.trace.filter { !$0.hasPrefix("layoutAttributesForElements") }
    #expect(
      asked == [
        "invalidateLayout", "prepare", "collectionViewContentSize", "prepare(forCollectionViewUpdates:)",
        "targetContentOffset(forProposedContentOffset:)", "final 0", "initial 0",
        "finalizeCollectionViewUpdates",
      ])
  }

  @Test(
    "update items come as deletions from the back, insertions from the front, reloads, moves; sections have no item",
    .fact("D4")
  )
  func updateItems() {
    let layout = UpdateTracingLayout()
    let source = LabelledSource([Array(0..<8), [20]])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 120), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
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
