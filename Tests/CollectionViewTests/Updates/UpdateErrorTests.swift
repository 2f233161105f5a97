import CollectionView
import Testing

/// The shapes of the messages come from crash reports published in issue trackers of apps and libraries.
@Suite("D Inconsistent updates", .serialized)
struct UpdateErrorTests {
  typealias Change = (UICollectionView, LabelledSource) -> Void

  static let cases: [(String, Change)] = [
    (
      "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update (5) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out).",
      { view, source in
        source.sections[0] += [8, 9]
        view.insertItems(at: [[0, 3]])
      }
    ),
    (
      "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the update (3) must be equal to the number of sections contained in the collection view before the update (2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).",
      { view, source in
        source.sections.append([]); view.deleteSections([0])
      }
    ),
    (
      "attempt to delete item 7 from section 0 which only contains 3 items before the update",
      { view, _ in view.deleteItems(at: [[0, 7]]) }
    ),
    (
      "attempt to insert item 9 into section 1, but there are only 2 items in section 1 after the update",
      { view, _ in view.insertItems(at: [[1, 9]]) }
    ),
    (
      "attempt to delete and reload the same index path ([0, 1])",
      { view, _ in
        view.deleteItems(at: [[0, 1]])
        view.reloadItems(at: [[0, 1]])
      }
    ),
    (
      "attempt to perform a delete and a move from the same index path ([0, 1])",
      { view, _ in
        view.deleteItems(at: [[0, 1]])
        view.moveItem(at: [0, 1], to: [0, 0])
      }
    ),
    (
      "attempt to perform a delete and a move from the same index path ([0, 1])",
      { view, _ in
        view.reloadItems(at: [[0, 1]])
        view.moveItem(at: [0, 1], to: [0, 0])
      }
    ),
    (
      "attempt to perform an insert and a move to the same index path",
      { view, _ in
        view.insertItems(at: [[0, 1]])
        view.moveItem(at: [0, 0], to: [0, 1])
      }
    ),
    (
      "attempt to perform multiple moves to the same index path",
      { view, _ in
        view.moveItem(at: [0, 1], to: [0, 0])
        view.moveItem(at: [0, 2], to: [0, 0])
      }
    ),
  ]

  @Test(
    "are named, and what is shown afterwards is what the data source has", .fact("D7", "D8"), arguments: 0..<9
  )
  func errors(index: Int) {
    let (message, change) = Self.cases[index]
    let source = LabelledSource([[1, 2, 3], [4, 5]])
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    var completed: [Bool] = []
    let reasons = namedExceptions {
      view.performBatchUpdates({ change(view, source) }, completion: { completed.append($0) })
    }
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("NSInternalInconsistencyException: " + message) == true, "\(reasons)")
    #expect(completed == [false])
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == source.sections.flatMap { $0 })
  }
}
