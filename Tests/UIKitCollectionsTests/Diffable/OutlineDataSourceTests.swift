import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("G Diffable data source: outlines", .serialized) struct OutlineDataSourceTests {
  private let stage = DiffableStage()

  private var items: [[Int]] {
    let snapshot = stage.dataSource.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  /// Returns 1 with children 11 (parent of 111) and 12, and 2 with child 21.
  private func outline() -> NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    outline.append([21], to: 2)
    return outline
  }

  private func show(_ outline: NSDiffableDataSourceSectionSnapshot<Int>, in section: String = "a") {
    stage.dataSource.apply(outline, to: section, animatingDifferences: false)
    stage.view.layoutIfNeeded()
  }

  // MARK: Outlines

  @Test func `a section shows the visible items of its outline`() {
    stage.start(["a": [7], "b": [8]])
    var outline = outline()
    show(outline)
    #expect(items == [[1, 2], [8]])
    let before = stage.cells
    outline.expand([1])
    _ = stage.view.drainLog()
    show(outline)
    #expect(items == [[1, 11, 12, 2], [8]])
    stage.expectShows(stage.dataSource.snapshot())
    expectEqual(
      (stage.view.drainLog(), ["batch", "insertItems 0.1 0.2"]),
      (stage.cells[2], before[2]),
      (stage.cells[8], before[8]))
  }

  @Test(.fact("G7")) func `applying an outline to a missing section adds the section`() {
    stage.start(["b": [8]])
    show(outline())
    expectEqual(
      (stage.dataSource.snapshot().sectionIdentifiers, ["b", "a"]),
      (items, [[8], [1, 2]]))
  }

  @Test func `snapshot(for:) returns the outline of a section`() {
    stage.start(["b": [8, 9]])
    show(outline())
    expectEqual(
      (stage.dataSource.snapshot(for: "a").items, [1, 11, 111, 12, 2, 21]),
      (stage.dataSource.snapshot(for: "b").rootItems, [8, 9]))
    #expect(stage.dataSource.snapshot(for: "z").items.isEmpty)
  }

  @Test func `an outline that takes an item from another section flattens that section`() {
    show(outline())
    var other = NSDiffableDataSourceSectionSnapshot<Int>()
    other.append([2, 3])
    show(other, in: "b")
    expectEqual(
      (items, [[1], [2, 3]]),
      (stage.dataSource.snapshot(for: "a").items, [1]),
      (stage.dataSource.snapshot(for: "b").items, [2, 3]))
  }

  @Test func `a snapshot of all sections keeps every outline it doesn't contradict`() {
    stage.start(["b": [8]])
    show(outline())
    var snapshot = stage.dataSource.snapshot()
    snapshot.appendItems([9], toSection: "b")
    stage.show(snapshot)
    #expect(stage.dataSource.snapshot(for: "a").items.count == 6)
    snapshot.deleteItems([2])
    stage.show(snapshot)
    #expect(stage.dataSource.snapshot(for: "a").items == [1])
  }

  @Test func `expanding and collapsing call the section snapshot handlers`() {
    var log: [String] = []
    show(outline())
    let dataSource = stage.dataSource
    dataSource.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("should expand \($0)")
      return $0 != 2
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = {
      log.append("should collapse \($0)")
      return true
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
    dataSource.setExpanded(true, for: 1, animatingDifferences: false)
    #expect(items == [[1, 11, 12, 2]])
    dataSource.setExpanded(true, for: 1, animatingDifferences: false)
    dataSource.setExpanded(true, for: 2, animatingDifferences: false)
    dataSource.setExpanded(true, for: 99, animatingDifferences: false)
    #expect(items == [[1, 11, 12, 2]])
    dataSource.setExpanded(false, for: 1, animatingDifferences: false)
    expectEqual(
      (items, [[1, 2]]),
      (log, ["should expand 1", "will expand 1", "should expand 2", "should collapse 1", "will collapse 1"]))
  }

  @Test func `snapshotForExpandingParent can supply an item's children as it expands`() {
    show(outline())
    stage.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, existing in
      var children = existing
      children.append([parent * 100])
      return children
    }
    stage.dataSource.setExpanded(true, for: 2, animatingDifferences: false)
    expectEqual(
      (items, [[1, 2, 21, 200]]),
      (stage.dataSource.snapshot(for: "a").parent(of: 200), 2))
  }

  @Test func `changes applied by willExpandItem and willCollapseItem are kept`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    show(outline)
    let dataSource = stage.dataSource
    func change(_ body: (inout NSDiffableDataSourceSectionSnapshot<Int>) -> Void) {
      var outline = dataSource.snapshot(for: "a")
      body(&outline)
      dataSource.apply(outline, to: "a", animatingDifferences: false)
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { item in change { $0.append([item * 10], to: item) }
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { item in change { $0.delete([item * 10]) } }
    for _ in 0..<2 {
      dataSource.setExpanded(true, for: 1, animatingDifferences: false)
      #expect(items == [[1, 10, 2]])
      dataSource.setExpanded(false, for: 1, animatingDifferences: false)
      expectEqual((items, [[1, 2]]), (dataSource.snapshot(for: "a").items, [1, 2]))
    }
    // The handler may also delete the item.
    dataSource.sectionSnapshotHandlers.willExpandItem = { item in change { $0.delete([item]) } }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { $1 }
    dataSource.setExpanded(true, for: 1, animatingDifferences: false)
    #expect(items == [[2]])
  }

  // MARK: Reordering

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `items can be reordered only if canReorderItem allows it`() {
    stage.start(["a": [1, 2]])
    let (view, dataSource) = (stage.view, stage.dataSource)
    #expect(!dataSource.collectionView(view, canMoveItemAt: path(0, 0)))
    dataSource.reorderingHandlers.canReorderItem = { $0 == 2 }
    #expect(!dataSource.collectionView(view, canMoveItemAt: path(0, 0)))
    #expect(dataSource.collectionView(view, canMoveItemAt: path(0, 1)))
    #expect(!dataSource.collectionView(view, canMoveItemAt: path(0, 2)))
  }

  @Test func `didReorder receives the order before and after the move`() throws {
    stage.start(["a": [1, 2, 3], "b": [4]])
    let dataSource = stage.dataSource
    var willReorder: [[Int]] = []
    var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
    dataSource.reorderingHandlers.willReorder = { _ in
      willReorder.append(dataSource.snapshot().itemIdentifiers)
    }
    dataSource.reorderingHandlers.didReorder = { transactions.append($0) }
    dataSource.collectionView(stage.view, moveItemAt: path(0, 0), to: path(1, 1))
    expectEqual((items, [[2, 3], [4, 1]]), (willReorder, [[1, 2, 3, 4]]))
    let transaction = try #require(transactions.first)
    expectEqual(
      (transaction.initialSnapshot.itemIdentifiers, [1, 2, 3, 4]),
      (transaction.finalSnapshot.itemIdentifiers, [2, 3, 4, 1]),
      (transaction.initialSnapshot.itemIdentifiers.applying(transaction.difference), [2, 3, 4, 1]),
      (transaction.sectionTransactions.map(\.sectionIdentifier), ["a", "b"]),
      (transaction.sectionTransactions.map(\.initialSnapshot.items), [[1, 2, 3], [4]]),
      (transaction.sectionTransactions.map(\.finalSnapshot.items), [[2, 3], [4, 1]]),
      ([4].applying(transaction.sectionTransactions[1].difference), [4, 1]))
    dataSource.collectionView(stage.view, moveItemAt: path(0, 1), to: path(0, 0))
    expectEqual(
      (items, [[3, 2], [4, 1]]),
      (transactions.last?.sectionTransactions.map(\.sectionIdentifier), ["a"]))
  }

  @Test func `an item moves within an outline together with its descendants`() {
    var outline = outline()
    outline.expand([1])
    show(outline)
    let dataSource = stage.dataSource
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    // An expanded item can't move, because its children wouldn't move with it.
    #expect(!dataSource.collectionView(stage.view, canMoveItemAt: path(0, 0)))
    dataSource.collectionView(stage.view, moveItemAt: path(0, 1), to: path(0, 3))
    expectEqual(
      (items, [[1, 12, 2, 11]]),
      (dataSource.snapshot(for: "a").items, [1, 12, 2, 21, 11, 111]))
    dataSource.collectionView(stage.view, moveItemAt: path(0, 2), to: path(0, 1))
    expectEqual(
      (items, [[1, 2, 12, 11]]),
      (dataSource.snapshot(for: "a").parent(of: 2), 1),
      (dataSource.snapshot(for: "a").visibleItems, [1, 2, 12, 11]))
  }

  @Test func `an item moved into a plain section brings its descendants`() {
    stage.start(["a": [7], "b": [8]])
    show(outline())
    stage.dataSource.collectionView(stage.view, moveItemAt: path(0, 0), to: path(1, 1))
    expectEqual(
      (items, [[2], [8, 1]]),
      (stage.dataSource.snapshot(for: "a").items, [2, 21]),
      (stage.dataSource.snapshot(for: "b").items, [8, 1, 11, 111, 12]))
  }
}
