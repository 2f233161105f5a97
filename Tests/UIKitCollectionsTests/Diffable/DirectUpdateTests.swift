import TestSupport
import Testing
import UIKitCollections
import UIKitTestSupport

@Suite("G Updates that bypass a diffable data source", .serialized)
struct DirectUpdateTests {
  private let stage = DiffableStage()

  init() { stage.start(["a": [1, 2], "b": [3]]) }

  private let updates: [(name: String, call: (UICollectionView) -> Void)] = [
    ("insertItems", { $0.insertItems(at: [[0, 0]]) }), ("deleteItems", { $0.deleteItems(at: [[0, 0]]) }),
    ("reloadItems", { $0.reloadItems(at: [[0, 0]]) }),
    ("moveItem", { $0.moveItem(at: [0, 0], to: [0, 1]) }),
    ("insertSections", { $0.insertSections([0]) }), ("deleteSections", { $0.deleteSections([0]) }),
    ("reloadSections", { $0.reloadSections([0]) }), ("moveSection", { $0.moveSection(0, toSection: 1) }),
    ("in a batch", { view in view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) } }),
  ]

  @Test(.fact("G9")) func `direct updates raise an exception and leave the view unchanged`() {
    for (name, call) in updates {
      let reasons = exceptions { call(stage.view) }
      #expect(reasons.count == 1, "\(name): \(reasons)")
      #expect(
        reasons.first?.hasPrefix(
          "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's "
            + "dataSource: please do not call mutation APIs directly on UICollectionView.") == true,
        "\(reasons)")
      FrameClock.main.run(for: 0.5)
      stage.expectShows(stage.dataSource.snapshot())
    }
  }

  @Test func `snapshots, empty batches, reloads, and reconfiguring raise no exceptions`() {
    let reasons = exceptions {
      stage.dataSource.apply(DiffableStage.snapshot(["b": [3, 1], "c": [4]]))
      FrameClock.main.run(for: 0.5)
      stage.view.performBatchUpdates(nil)
      stage.view.reconfigureItems(at: [[0, 0]])
      stage.view.reloadData()
      FrameClock.main.run(for: 0.5)
    }
    #expect(reasons == [])
    stage.expectShows(stage.dataSource.snapshot())
  }

  @Test func `a direct update in a cell provider raises an exception during a snapshot`() {
    var reasons: [String] = []
    stage.onRequest = { [view = stage.view] _ in
      reasons += exceptions { view.deleteItems(at: [[0, 0]]) }
    }
    stage.dataSource.apply(DiffableStage.snapshot(["a": [1, 2, 5], "b": [3]]))
    FrameClock.main.run(for: 0.5)
    #expect(reasons.count == 1, "\(reasons)")
  }
}
