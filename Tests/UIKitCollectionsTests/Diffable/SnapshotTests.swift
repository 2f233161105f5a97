import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@Suite("G Snapshots", .serialized) struct SnapshotTests {
  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func contents(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  // MARK: Sections

  @Test func `sections are appended and inserted before and after others`() {
    var snapshot = snapshot(["a": [], "b": []])
    snapshot.insertSections(["c", "d"], beforeSection: "b")
    snapshot.insertSections(["e"], afterSection: "b")
    snapshot.insertSections(["f"], afterSection: "a")
    expectEqual(
      (snapshot.sectionIdentifiers, ["a", "f", "c", "d", "b", "e"]),
      (snapshot.numberOfSections, 6),
      (snapshot.indexOfSection("d"), 3),
      (snapshot.indexOfSection("z"), nil))
  }

  @Test func `sections move with their items`() {
    var snapshot = snapshot(["a": [1], "b": [2], "c": [3]])
    snapshot.moveSection("a", afterSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    snapshot.moveSection("a", beforeSection: "b")
    snapshot.moveSection("c", beforeSection: "b")
    expectEqual(
      (snapshot.sectionIdentifiers, ["a", "c", "b"]),
      (contents(snapshot), [[1], [3], [2]]),
      (snapshot.sectionIdentifier(containingItem: 2), "b"))
  }

  @Test func `deleting a section deletes its items`() {
    var snapshot = snapshot(["a": [1, 2], "b": [3], "c": [4]])
    snapshot.deleteSections(["b", "a", "b", "nowhere"])
    expectEqual(
      (snapshot.sectionIdentifiers, ["c"]),
      (snapshot.itemIdentifiers, [4]),
      (snapshot.numberOfItems, 1),
      (snapshot.indexOfItem(1), nil))
  }

  @Test func `deleting all items deletes the sections, too`() {
    var snapshot = snapshot(["a": [1]])
    snapshot.reloadItems([1])
    snapshot.deleteAllItems()
    expectEqual((snapshot.numberOfSections, 0), (snapshot.numberOfItems, 0))
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test func `adding an existing section moves it with its items and logs a warning`() {
    var snapshot = snapshot(["a": [1], "b": [2], "c": [3]])
    let messages = warnings { snapshot.appendSections(["a", "d", "b"]) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("2 section identifiers that already exist") == true)
    expectEqual(
      (snapshot.sectionIdentifiers, ["c", "a", "d", "b"]),
      (contents(snapshot), [[3], [1], [], [2]]))
    _ = warnings { snapshot.insertSections(["b", "x"], beforeSection: "a") }
    expectEqual(
      (snapshot.sectionIdentifiers, ["c", "b", "x", "a", "d"]),
      (contents(snapshot), [[3], [2], [], [1], []]))
  }

  // MARK: Items

  @Test func `items are appended to the last section unless another is given`() {
    var snapshot = snapshot(["a": [], "b": []])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    expectEqual(
      (contents(snapshot), [[3], [1, 2]]),
      (snapshot.itemIdentifiers, [3, 1, 2]),
      (snapshot.numberOfItems(inSection: "b"), 2))
  }

  @Test func `items are inserted before and after others, in the same section`() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 2)
    snapshot.insertItems([7], beforeItem: 3)
    expectEqual((contents(snapshot), [[1, 4, 5, 2, 6], [7, 3]]), (snapshot.indexOfItem(3), 6))
  }

  @Test func `items move within a section and to another`() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(4, beforeItem: 3)
    snapshot.moveItem(2, beforeItem: 2)
    expectEqual(
      (contents(snapshot), [[2, 4, 3, 1], []]),
      (snapshot.sectionIdentifier(containingItem: 4), "a"))
  }

  @Test func `adding an existing item moves it and logs a warning`() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    let messages = warnings { snapshot.appendItems([2, 5]) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("1 item identifier that already exists") == true)
    #expect(contents(snapshot) == [[1, 3], [4, 2, 5]])
    _ = warnings { snapshot.insertItems([5, 6], afterItem: 1) }
    expectEqual((contents(snapshot), [[1, 5, 6, 3], [4, 2]]), (snapshot.numberOfItems, 6))
  }

  @Test(.fact("G6")) func `deleting ignores missing items`() {
    var snapshot = snapshot(["a": [1, 2, 3, 4], "b": [5]])
    snapshot.deleteItems([3, 9, 1, 3])
    #expect(contents(snapshot) == [[2, 4], [5]])
    snapshot.appendItems([6, 7], toSection: "a")
    snapshot.deleteItems([2, 2, 6])
    expectEqual((contents(snapshot), [[4, 7], [5]]), (snapshot.numberOfItems, 3))
    snapshot.deleteItems([7, 7])
    #expect(contents(snapshot) == [[4], [5]])
    #expect(!snapshot.itemIdentifiers.contains(7))
  }

  @Test func `reload and reconfigure marks are unique and disappear with their item`() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.reloadItems([2, 1])
    snapshot.reloadItems([1, 3])
    snapshot.reconfigureItems([3, 3])
    snapshot.reloadSections(["b", "b"])
    expectEqual(
      (snapshot.reloadedItemIdentifiers, [2, 1, 3]),
      (snapshot.reconfiguredItemIdentifiers, [3]),
      (snapshot.reloadedSectionIdentifiers, ["b"]))
    snapshot.deleteItems([3])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test func `a copy keeps its contents when the original changes`() {
    var snapshot = snapshot(["a": [1, 2]])
    let copy = snapshot
    snapshot.insertItems([3], beforeItem: 1)
    snapshot.deleteItems([2])
    expectEqual(
      (copy.itemIdentifiers, [1, 2]),
      (snapshot.itemIdentifiers, [3, 1]),
      (copy.indexOfItem(2), 1),
      (snapshot.indexOfItem(2), nil))
  }

  @Test func `a snapshot can be created off the main actor`() async {
    let items = await Task.detached {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      return snapshot
    }.value.itemIdentifiers
    #expect(items == [1, 2])
  }

  // MARK: Mistakes

  @Test(.fact("G3")) func `a duplicate identifier raises an exception and changes nothing`() {
    var snapshot = snapshot(["a": [1, 2]])
    expectEqual(
      (
        exceptions { snapshot.appendItems([3, 4, 3, 3]) },
        [
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    3\n)}"
        ]
      ),
      (
        exceptions { snapshot.appendSections(["x", "x"]) },
        [
          "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    x\n)}"
        ]
      ),
      (contents(snapshot), [[1, 2]]),
      (snapshot.indexOfItem(2), 1),
      (snapshot.indexOfItem(3), nil))
  }

  @Test(.fact("G6")) func `appending items without a section raises an exception`() {
    var snapshot = Snapshot()
    #expect(
      exceptions { snapshot.appendItems([1]) } == [
        "There are currently no sections in the data source. Please add a section first."
      ])
    snapshot.appendSections(["a"])
    expectEqual(
      (exceptions { snapshot.appendItems([1], toSection: "b") }.count, 1),
      (snapshot.numberOfItems, 0))
  }

  /// Expects one exception with the reason as its prefix, and no change.
  private func expectMistake(
    _ reason: String, _ change: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var snapshot = snapshot(["a": [1, 2]])
    let reasons = exceptions { change(&snapshot) }
    #expect(reasons.count == 1, sourceLocation: sourceLocation)
    #expect(reasons.first?.hasPrefix(reason) == true, sourceLocation: sourceLocation)
    #expect(contents(snapshot) == [[1, 2]], sourceLocation: sourceLocation)
  }

  @Test(
    arguments: [
      { $0.insertSections(["x"], beforeSection: "z") }, { $0.insertSections(["x"], afterSection: "z") },
      { $0.moveSection("a", beforeSection: "z") }, { $0.moveSection("z", afterSection: "a") },
      { _ = $0.itemIdentifiers(inSection: "z") }, { _ = $0.numberOfItems(inSection: "z") },
    ] as [@MainActor (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void])
  func `using a missing section raises an exception`(
    change: @MainActor (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void
  ) {
    expectMistake("Section identifier was not found.", change)
  }

  @Test(
    .fact("G6"),
    arguments: [
      { $0.insertItems([3], beforeItem: 9) }, { $0.insertItems([3], afterItem: 9) },
      { $0.moveItem(1, beforeItem: 9) }, { $0.moveItem(9, afterItem: 1) },
    ] as [@MainActor (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void])
  func `using a missing item raises an exception`(
    change: @MainActor (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void
  ) {
    expectMistake("Item identifier was not found.", change)
  }

  @Test func `reloading missing items and sections raises an exception`() {
    var snapshot = snapshot(["a": [1, 2]])
    expectEqual(
      (
        exceptions { snapshot.reloadItems([1, 9]) },
        [
          "Attempted to reload item identifier that does not exist in the snapshot: 9"
        ]
      ),
      (
        exceptions { snapshot.reconfigureItems([9]) },
        [
          "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"
        ]
      ),
      (exceptions { snapshot.reloadSections(["z"]) }.count, 1),
      (exceptions { snapshot.insertItems([3, 1], afterItem: 1) }.count, 1))
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(contents(snapshot) == [[1, 2]])
  }

  // MARK: Comparison with plain arrays

  @Test(arguments: seeds(20))
  func `random snapshot changes match plain arrays, and every item is found`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = SnapshotModel()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for step in 0..<150 {
      model.change(&snapshot, using: &random)
      guard step % 10 == 9 else { continue }
      let shown = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      expectEqual(
        (snapshot.sectionIdentifiers, model.sections.map(\.id)),
        (shown, model.sections.map(\.items)),
        comment: "step \(step)")
      let items = model.sections.flatMap(\.items)
      expectEqual(
        (snapshot.itemIdentifiers, items),
        (snapshot.numberOfItems, items.count),
        (items.map { snapshot.indexOfItem($0) }, items.indices.map { $0 }),
        comment: "step \(step)")
      let owners = items.map { snapshot.sectionIdentifier(containingItem: $0) }
      #expect(owners == model.sections.flatMap { section in section.items.map { _ in section.id } })
    }
  }
}
