import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("G Diffable data source", .serialized) struct DiffableDataSourceTests {
  private let stage = DiffableStage()

  // MARK: Applying

  @Test func `a new data source connects itself and fills the view`() {
    #expect(stage.view.dataSource === stage.dataSource)
    let snapshot = DiffableStage.snapshot(["a": [1, 2, 3], "b": [4]])
    stage.show(snapshot)
    stage.expectShows(snapshot)
    #expect(Set(stage.cells.keys) == [1, 2, 3, 4])
  }

  @Test(.fact("M3.5"), arguments: [false, true])
  func `applying a snapshot before layout or without a window requests no cells`(isLaidOut: Bool) {
    let view = UpdateLogView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var asked: [Int] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      asked.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(DiffableStage.snapshot(["a": [1, 2]]))
    if isLaidOut { view.layoutIfNeeded() }
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    asked = []
    var isComplete = false
    source.apply(DiffableStage.snapshot(["a": [3, 1, 2]])) { isComplete = true }
    #expect(asked.isEmpty)
    #expect(isComplete)
    view.layoutIfNeeded()
    expectEqual((asked, [3, 1, 2]), (view.indexPathsForSelectedItems, [[0, 2]]))
  }

  @Test(arguments: [0, 1])
  func `a snapshot applied during an interactive movement keeps the selection`(selected: Int) {
    stage.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    stage.start(["a": [0, 1, 2, 3]])
    stage.view.selectItem(at: [0, selected], animated: false, scrollPosition: [])
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    let center = stage.view.layoutAttributesForItem(at: [0, 2])?.center ?? .zero
    stage.view.updateInteractiveMovementTargetPosition(center)
    #expect(stage.view.indexPathsForSelectedItems == [[0, selected == 0 ? 2 : 0]])
    stage.show(DiffableStage.snapshot(["b": [9], "a": [0, 1, 2, 3]]))
    FrameClock.main.run(while: !FrameClock.main.isIdle)
    #expect(stage.view.indexPathsForSelectedItems == [[1, selected]])
  }

  @Test(.fact("G1")) func `a snapshot becomes one batch with the fewest updates`() {
    stage.start(["a": [1, 2, 3, 4], "b": [5, 6]])
    stage.show(DiffableStage.snapshot(["a": [4, 1, 7, 3], "b": [5, 2], "c": [8]]))
    #expect(
      stage.view.drainLog() == [
        "batch", "deleteItems 1.1", "insertSections 2", "insertItems 0.2", "moveItem 0.3 0.0",
        "moveItem 0.1 1.1",
      ])
  }

  @Test(.fact("G1")) func `staying items keep their cells, even in new positions and sections`() {
    stage.start(["a": [1, 2, 3, 4], "b": [5, 6]])
    let before = stage.cells
    let snapshot = DiffableStage.snapshot(["a": [4, 3, 9], "b": [1, 6, 5]])
    stage.show(snapshot)
    stage.expectShows(snapshot)
    #expect(stage.drainRequests() == [9])
    for item in [1, 3, 4, 5, 6] { #expect(stage.cells[item] == before[item], "item \(item)") }
  }

  @Test func `applying an unchanged snapshot performs no updates`() {
    stage.start(["a": [1, 2]])
    var completions = 0
    stage.dataSource.apply(stage.dataSource.snapshot()) { completions += 1 }
    #expect(completions == 1)
    #expect(stage.view.drainLog().isEmpty)
    #expect(stage.drainRequests().isEmpty)
  }

  @Test(.fact("G5")) func `a changed model is shown only after its item is reconfigured or reloaded`() {
    stage.start(["a": [1, 2, 3]])
    let before = stage.cells
    var snapshot = stage.dataSource.snapshot()
    snapshot.reconfigureItems([3])
    snapshot.reloadItems([2])
    stage.show(snapshot)
    expectEqual(
      (stage.view.drainLog(), ["batch", "reloadItems 0.1", "reconfigureItems 0.2"]),
      (Set(stage.drainRequests()), [2, 3]),
      (stage.cells[3], before[3]),
      (stage.cells[1], before[1]))
    #expect(stage.cells[2] != before[2])
    #expect(stage.dataSource.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(stage.dataSource.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test(.fact("G5")) func `a moved and reconfigured item keeps its cell and is configured again`() {
    stage.start(["a": [1, 2, 3]])
    let before = stage.cells
    var snapshot = DiffableStage.snapshot(["a": [0, 3, 1, 2]])
    snapshot.reconfigureItems([0, 3])
    stage.show(snapshot)
    expectEqual(
      (stage.view.drainLog(), ["batch", "insertItems 0.0", "moveItem 0.2 0.1", "reconfigureItems 0.2"]),
      (stage.drainRequests(), [0, 3]),
      (stage.cells[3], before[3]))
    stage.expectShows(snapshot)
  }

  @Test func `reconfiguring alone starts no batch`() {
    stage.start(["a": [1, 2]])
    var snapshot = stage.dataSource.snapshot()
    snapshot.reconfigureItems([1])
    stage.show(snapshot)
    #expect(stage.view.drainLog() == ["reconfigureItems 0.0"])
  }

  @Test(.fact("G5")) func `a reloaded section gets new cells`() {
    stage.start(["a": [1, 2], "b": [3]])
    let before = stage.cells
    var snapshot = DiffableStage.snapshot(["a": [2, 4], "b": [3]])
    snapshot.reloadSections(["a"])
    stage.show(snapshot)
    expectEqual(
      (stage.view.drainLog(), ["batch", "reloadSections 0"]),
      (Set(stage.drainRequests()), [2, 4]),
      (stage.cells[3], before[3]))
    stage.expectShows(snapshot)
  }

  @Test(.fact("G4")) func `applySnapshotUsingReloadData reloads the view`() {
    stage.start(["a": [1, 2]])
    var isComplete = false
    let snapshot = DiffableStage.snapshot(["b": [2, 3]])
    stage.dataSource.applySnapshotUsingReloadData(snapshot) { isComplete = true }
    stage.view.layoutIfNeeded()
    expectEqual((isComplete, true), (stage.view.drainLog(), ["reloadData"]))
    stage.expectShows(snapshot)
    #expect(stage.drainRequests() == [2, 3])
  }

  @Test func `a view with a different data source isn't updated`() {
    stage.start(["a": [1]])
    let other = LabelledSource([[7, 8]])
    stage.view.dataSource = other
    stage.dataSource.apply(DiffableStage.snapshot(["a": [1, 2, 3]]))
    #expect(stage.view.drainLog().isEmpty)
    #expect(stage.dataSource.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test(.fact("G1", "G4"), arguments: seeds(12))
  func `random snapshots are shown, and staying items keep their cells`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    stage.start(["a": Array(0..<30), "b": [], "c": Array(100..<115)])
    for step in 0..<40 {
      stage.view.contentOffset.y = .random(
        in: 0...max(0, stage.view.contentSize.height - stage.view.bounds.height), using: &random)
      stage.view.layoutIfNeeded()
      let (before, old) = (stage.cells, stage.dataSource.snapshot())
      let new = changed(old, step: step, using: &random)
      let movesSections = old.sectionIdentifiers != new.sectionIdentifiers
      stage.show(new)
      stage.expectShows(new, "step \(step)")
      let replaced = before.filter { stage.cells[$0.key] != nil && stage.cells[$0.key] != $0.value }
      #expect(movesSections || replaced.isEmpty, "step \(step)")
    }
  }

  private func changed(
    _ old: DiffableStage.Snapshot, step: Int, using random: inout SeededGenerator
  ) -> DiffableStage.Snapshot {
    var sections = old.sectionIdentifiers
    if step % 5 == 4 { sections.shuffle(using: &random) }
    if step % 7 == 6 { sections.insert("new \(step)", at: 0) }
    if sections.count > 4 { sections.removeLast() }
    var items = old.itemIdentifiers.filter { _ in Int.random(in: 0..<12, using: &random) > 0 }
    if step % 6 == 5 { items.reverse() }
    for item in 0..<Int.random(in: 0..<6, using: &random) {
      items.insert(1000 * (step + 1) + item, at: .random(in: 0...items.count, using: &random))
    }
    var new = DiffableStage.Snapshot()
    new.appendSections(sections)
    for section in sections.dropLast() {
      let count = Int.random(in: 0...(items.count / 2), using: &random)
      new.appendItems(Array(items.prefix(count)), toSection: section)
      items.removeFirst(count)
    }
    new.appendItems(items)
    return new
  }

  // MARK: Update order

  @Test func `a snapshot applied by a cell provider waits for the current one`() {
    var order: [String] = []
    stage.start(["a": [1]])
    let dataSource = stage.dataSource
    stage.onRequest = { item in
      guard item == 2 else { return }
      dataSource.apply(DiffableStage.snapshot(["a": [1, 2, 3]]), animatingDifferences: false) {
        order.append("inner \(dataSource.snapshot().numberOfItems)")
      }
      order.append("asked \(dataSource.snapshot().numberOfItems)")
    }
    dataSource.apply(DiffableStage.snapshot(["a": [1, 2]]), animatingDifferences: false) {
      order.append("outer")
    }
    expectEqual((order.first, "asked 2"), (order.last, "inner 3"))
    #expect(order.contains("outer"))
    stage.onRequest = nil
    stage.view.layoutIfNeeded()
    stage.expectShows(dataSource.snapshot())
    #expect(dataSource.snapshot().numberOfItems == 3)
  }

  @Test
  func `updates made in a layout change's completion follow the ones already waiting`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var change: (() -> Void)?
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        change?()
        change = nil
      }
    }
    stage.start(["a": Array(0..<200)])
    stage.view.contentOffset.y = 800
    stage.view.layoutIfNeeded()
    let (delegate, dataSource, view) = (Delegate(), stage.dataSource, stage.view)
    view.delegate = delegate
    var order: [Int] = []
    func show(_ count: Int) {
      dataSource.apply(DiffableStage.snapshot(["a": Array(0..<count)]), animatingDifferences: false) {
        order.append(count)
      }
    }
    let layouts = (0..<3).map { UICollectionViewFlowLayout(itemSize: CGSize(width: 60, height: 10 + 5 * $0)) }
    delegate.change = {
      show(180)
      view.setCollectionViewLayout(layouts[1], animated: false) { _ in order.append(1) }
    }
    view.setCollectionViewLayout(layouts[0], animated: false) { _ in
      order.append(0)
      show(160)
      view.setCollectionViewLayout(layouts[2], animated: false) { _ in order.append(2) }
    }
    expectEqual((order.filter { $0 > 2 }, [180, 160]), (order.filter { $0 <= 2 }, [0, 1, 2]))
    #expect(view.collectionViewLayout === layouts[2])
    view.layoutIfNeeded()
    #expect(dataSource.snapshot().numberOfItems == 160)
    stage.expectShows(dataSource.snapshot())
  }

  @Test(.fact("G6")) func `a completion handler can apply the next snapshot`() {
    stage.start(["a": [1]])
    stage.dataSource.apply(DiffableStage.snapshot(["a": [1, 2]]), animatingDifferences: false) { [stage] in
      stage.dataSource.apply(DiffableStage.snapshot(["a": [2]]), animatingDifferences: false)
    }
    stage.view.layoutIfNeeded()
    #expect(stage.dataSource.snapshot().itemIdentifiers == [2])
    stage.expectShows(stage.dataSource.snapshot())
  }

  @Test func `applying a snapshot can be awaited`() async {
    let snapshot = DiffableStage.snapshot(["a": [1, 2]])
    await stage.dataSource.apply(snapshot, animatingDifferences: false)
    #expect(stage.dataSource.snapshot().itemIdentifiers == [1, 2])
    await stage.dataSource.applySnapshotUsingReloadData(DiffableStage.snapshot(["a": [3]]))
    #expect(stage.dataSource.snapshot().itemIdentifiers == [3])
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([4])
    await stage.dataSource.apply(outline, to: "b", animatingDifferences: false)
    #expect(stage.dataSource.snapshot().itemIdentifiers == [3, 4])
  }

  // MARK: Lookup

  @Test func `identifiers and index paths convert into each other`() {
    stage.start(["a": [1, 2], "b": [3]])
    let dataSource = stage.dataSource
    let paths = [
      IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1),
    ]
    expectEqual(
      (paths.map(dataSource.itemIdentifier(for:)), [1, 2, 3]),
      ([1, 2, 3].map(dataSource.indexPath(for:)), paths.map(Optional.some)),
      (dataSource.sectionIdentifier(for: 1), "b"),
      (dataSource.index(for: "b"), 1),
      (dataSource.itemIdentifier(for: IndexPath(item: 1, section: 1)), nil),
      (dataSource.itemIdentifier(for: IndexPath(item: 0, section: 2)), nil))
    expectEqual(
      (dataSource.itemIdentifier(for: IndexPath()), nil),
      (dataSource.indexPath(for: 9), nil),
      (dataSource.index(for: "z"), nil),
      (dataSource.sectionIdentifier(for: 2), nil),
      (dataSource.sectionIdentifier(for: -1), nil))
  }

  @Test(.fact("G6")) func `a snapshot taken from the data source is a copy`() {
    stage.start(["a": [1]])
    var snapshot = stage.dataSource.snapshot()
    snapshot.appendItems([2])
    #expect(stage.dataSource.snapshot().itemIdentifiers == [1])
  }

  // MARK: Views

  @Test(.fact("G7")) func `a missing cell or supplementary view raises an exception`() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
    let path = IndexPath(item: 0, section: 0)
    dataSource.apply(DiffableStage.snapshot(["a": [1]]))
    let reasons = exceptions {
      _ = dataSource.collectionView(view, cellForItemAt: path)
      _ = dataSource.collectionView(view, viewForSupplementaryElementOfKind: "kind", at: path)
    }
    #expect(reasons.count == 2)
    #expect(reasons.first?.contains("did not return a valid cell") == true)
    #expect(reasons.last?.contains("(kind,[0, 0])") == true)
  }

  @Test func `supplementary views come from the supplementaryViewProvider`() {
    let header = UICollectionReusableView(frame: .zero)
    stage.dataSource.supplementaryViewProvider = { _, kind, path in
      kind == "kind" && path.item == 2 ? header : nil
    }
    let answer = stage.dataSource.collectionView(
      stage.view, viewForSupplementaryElementOfKind: "kind", at: IndexPath(item: 2, section: 0))
    #expect(answer === header)
  }

  @Test func `an item reconfigured during a movement is configured in its displayed cell`() {
    let stage = DiffableStage(height: 200)
    stage.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    stage.start(["a": Array(0..<8)])
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(
      stage.view.layoutAttributesForItem(at: [0, 2])?.center ?? .zero)
    let cell = stage.view.cellForItem(at: [0, 0])
    #expect(cell?.tag == 1)
    cell?.tag = -1
    var snapshot = stage.dataSource.snapshot()
    snapshot.reconfigureItems([1])
    stage.dataSource.apply(snapshot)
    expectEqual((stage.drainRequests(), [1]), (cell?.tag, 1))
    stage.view.cancelInteractiveMovement()
  }

  @Test func `an item stays deselected if deselected while a snapshot's cells appear`() {
    let (view, delegate) = (stage.view, ArrivalDelegate())
    stage.start(["a": [1, 2]])
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    view.delegate = delegate
    delegate.arrive = { view.deselectItem(at: [0, 0], animated: false) }
    stage.show(DiffableStage.snapshot(["a": [1, 2, 3]]))
    expectEqual((delegate.arrive == nil, true), (view.indexPathsForSelectedItems, nil))
    #expect(view.cellForItem(at: [0, 0])?.isSelected == false)
  }

  /// The place of a call of `apply(_:)`.
  nonisolated enum Place: CaseIterable, Sendable { case outsideBatch, insideBatch, insideWillDisplay }

  @Test(arguments: Place.allCases)
  func `items of moved and changed sections stay selected in any batch`(
    place: Place
  ) {
    let (view, dataSource, delegate) = (stage.view, stage.dataSource, ArrivalDelegate())
    let many = Array(3..<103)
    stage.start(["a": [1, 2], "b": many])
    view.allowsMultipleSelection = true
    for path in [[0, 0], [1, 0]] as [IndexPath] {
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    let after = DiffableStage.snapshot(["b": many + [200], "a": [1, 2, 400]])
    func applyInBatch() { view.performBatchUpdates { dataSource.apply(after) } }
    switch place {
    case .outsideBatch: dataSource.apply(after)
    case .insideBatch: applyInBatch()
    case .insideWillDisplay:
      view.delegate = delegate
      delegate.arrive = {
        applyInBatch()
        view.reconfigureItems(at: [[0, 1]])
      }
      view.contentOffset.y = 200
      view.layoutIfNeeded()
    }
    FrameClock.main.run(for: 1)
    #expect(view.indexPathsForSelectedItems == [[1, 0], [0, 0]])
    stage.expectShows(after)
  }

  @Test func `a snapshot applied inside the app's own batch keeps the selection`() {
    let stage = DiffableStage()
    stage.start(["a": [1, 2, 3]])
    stage.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    stage.view.performBatchUpdates {
      stage.dataSource.apply(DiffableStage.snapshot(["a": [2, 3]]))
    }
    FrameClock.main.run(for: 1)
    #expect(stage.view.indexPathsForSelectedItems == [[0, 1]])
  }
}
