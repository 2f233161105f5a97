import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("D Inconsistent updates", .serialized)
struct UpdateErrorTests {
  private func makeView(_ source: LabelledSource) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.headerReferenceSize.height = 20
    let view = UICollectionView(layout, showing: source, width: 320, height: 200)
    view.layoutIfNeeded()
    return view
  }

  @Test(
    .fact("D7", "D8"), arguments: few(BatchMistake.allCases))
  private func `invalid batches are reported in full, then the view matches the data source`(
    mistake: BatchMistake
  ) {
    var made = 0
    for seed in seeds(240).prefix(40) {
      var random = SeededGenerator(seed: UInt64(seed))
      var next = 1000
      let source = LabelledSource([Array(0..<12), [], Array(100..<108), [120], [130, 131]])
      let view = makeView(source)
      view.allowsMultipleSelection = true
      view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      var batch = RandomBatch(from: source, nextLabel: &next, using: &random)
      guard let reason = mistake.make(in: &batch, of: source.sections, using: &random) else { continue }
      made += 1
      var (completed, description): ([Bool], String) = ([], "")
      let separator = reason.hasPrefix("Invalid batch updates") ? "\n" : " "
      let reasons = namedExceptions {
        view.performBatchUpdates {
          batch.apply(to: view, source, onePathACall: seed.isMultiple(of: 2))
        } completion: {
          completed.append($0)
        }
        description = "\(view)"
      }
      expectEqual(
        (reasons, ["NSInternalInconsistencyException: \(reason)\(separator)Collection view: \(description)"]),
        (completed, [false]),
        comment: "seed \(seed)")
      #expect(view.indexPathsForSelectedItems == nil, "seed \(seed): no selection, as after reloadData()")
      view.layoutIfNeeded()
      view.expectShows(source, "seed \(seed)")
      let valid = RandomBatch(from: source, nextLabel: &next, using: &random)
      let none = exceptions { view.performBatchUpdates { valid.apply(to: view, source) } }
      FrameClock.main.run(for: 0.35)
      #expect(none.isEmpty, "seed \(seed): \(none)")
      view.expectShows(source, "seed \(seed): \(none)")
    }
    #expect(made > (triesManySeeds ? 2 : 0))
  }

  @Test func `an invalid update during a batch's animation removes all old views`() {
    for frames in 0..<20 {
      let source = LabelledSource([Array(0..<12)])
      let view = makeView(source)
      source.sections = [Array(4..<12)]
      view.deleteItems(at: (0..<4).map { [0, $0] })
      FrameClock.main.run(for: Double(frames) / 60)
      #expect(exceptions { view.insertItems(at: [[0, 0]]) }.count == 1)
      view.layoutIfNeeded()
      view.expectShows(source)
      FrameClock.main.run(for: 0.35)
      view.expectShows(source)
    }
  }

  // UIKit's behavior is undocumented. Apps reload an item twice if two of its parts change, and expect one
  // reload.
  @Test(.fact("D8"))
  func `an item or section reloaded repeatedly is reloaded once`() {
    let source = LabelledSource([[1, 2, 3], [4, 5]])
    let view = makeView(source)
    let layout = UpdateItemsLayout()
    view.setCollectionViewLayout(layout, animated: false)
    view.layoutIfNeeded()
    source.sections = [[1, 20, 3], [6]]
    let reasons = exceptions {
      view.performBatchUpdates {
        view.reloadItems(at: [[0, 1], [0, 1]])
        view.reloadItems(at: [[0, 1]])
        view.reloadSections([1])
        view.reloadSections([1])
      }
    }
    #expect(reasons.isEmpty)
    #expect(layout.reloaded == [[1, NSNotFound], [0, 1]])
    FrameClock.main.run(for: 0.35)
    view.expectShows(source)
  }
}

private final class UpdateItemsLayout: UICollectionViewFlowLayout {
  var reloaded: [IndexPath] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    reloaded = updateItems.filter { $0.updateAction == .reload }.compactMap(\.indexPathBeforeUpdate)
  }
}
