import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Runs a closure once, when the cell with a label becomes visible.
private final class DisplayDelegate: NSObject, UICollectionViewDelegate {
  var label: Int?
  var action: () -> Void = {}

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard cell.tag == label else { return }
    label = nil
    action()
  }
}

// UIKit's behavior for changes made while cells appear and disappear is unknown. Outside a batch, each call
// is its own batch (fact D10), and the same applies here.
@Suite("Single calls while cells are exchanged", .serialized)
struct WaitingCallsTests {
  private let delegate = DisplayDelegate()
  private let source = LabelledSource([Array(0..<20)])
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 40))
    layout.headerReferenceSize.height = 10
    view = UICollectionView(layout, showing: source, width: 100, height: 210)
    view.delegate = delegate
    view.allowsMultipleSelection = true
  }

  /// Lays out the view and runs the action when the cell with the label becomes visible.
  private func layOut(displaying label: Int, _ action: @escaping () -> Void) {
    delegate.label = label
    delegate.action = action
    view.layoutIfNeeded()
    #expect(delegate.label == nil)
  }

  @Test func `two insertions at one index path are applied in order`() {
    layOut(displaying: 4) { [source, view] in
      for label in [91, 92] {
        source.sections[0].insert(label, at: 1)
        view.insertItems(at: [[0, 1]])
      }
    }
    FrameClock.main.run(for: 0.35)
    view.expectShows(source)
    #expect(source.sections[0].prefix(4) == [0, 92, 91, 1])
  }

  @Test func `two deletions at one index path are applied in order, and the selection follows`() {
    view.layoutIfNeeded()
    for item in [0, 2, 3] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    view.contentOffset.y = 40
    layOut(displaying: 5) { [source, view] in
      for _ in 0..<2 {
        source.sections[0].removeFirst()
        view.deleteItems(at: [[0, 0]])
      }
    }
    #expect(view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    FrameClock.main.run(for: 0.35)
    view.expectShows(source)
  }

  @Test func `no cell is requested by an outdated index path`() {
    layOut(displaying: 2) { [source, view] in
      source.sections[0] = Array(10..<20)
      view.deleteItems(at: (0..<10).map { [0, $0] })
      source.sections[0] = [10, 11]
      view.deleteItems(at: (2..<10).map { [0, $0] })
    }
    FrameClock.main.run(for: 0.35)
    view.expectShows(source)
  }

  @Test func `an invalid call is reported with the counts at the time of the call`() {
    let reasons = exceptions {
      layOut(displaying: 2) { [source, view] in
        source.sections[0].append(90)
        view.insertItems(at: [[0, 20]])
        source.sections[0].append(91)
        view.reloadItems(at: [[0, 0]])
        source.sections[0].append(92)
        view.insertItems(at: [[0, 22]])
      }
    }
    #expect(reasons.count == 1)
    #expect(
      reasons.first?.contains(
        """
        Section 0 has 22 items instead of 21: 21 before the updates, 1 inserted, 1 deleted, 0 moved in, 0 moved out.
        Data source before updates = { 1 section with item counts: [21] }
        Data source after updates = { 1 section with item counts: [22] }
        Updates = [
        \tDelete item (0 - 0),
        \tInsert item (0 - 0)
        ]
        """) == true, "\(reasons)")
    view.layoutIfNeeded()
    view.expectShows(source)
  }

  @Test func `reloadData supersedes the waiting calls`() {
    let reasons = exceptions {
      layOut(displaying: 2) { [source, view] in
        source.sections[0].removeFirst()
        view.deleteItems(at: [[0, 0]])
        source.sections[0] = Array(50..<55)
        view.reloadData()
      }
    }
    view.layoutIfNeeded()
    #expect(reasons.isEmpty, "\(reasons)")
    view.expectShows(source, "\(reasons)")
  }

  @Test func `a waiting reconfigureItems uses the index paths at the time of the call`() {
    view.layoutIfNeeded()
    let cells = view.visibleCells
    view.contentOffset.y = 40
    layOut(displaying: 5) { [source, view] in
      source.sections[0].insert(90, at: 2)
      view.insertItems(at: [[0, 2]])
      source.sections[0][4] = 30
      view.reconfigureItems(at: [[0, 4]])
      source.sections[0].removeFirst()
      view.deleteItems(at: [[0, 0]])
    }
    FrameClock.main.run(for: 0.35)
    view.expectShows(source)
    #expect(view.cellForItem(at: [0, 3]) === cells[3])
  }

  @Test(arguments: seedBlocks(300))
  func `random waiting calls show the data, and staying items keep views and selection`(
    block: Range<UInt64>
  ) {
    block.forEachSeed { WaitingCallsTests().expectTheDatasState(afterRandomCalls: $0) }
  }

  private func expectTheDatasState(afterRandomCalls seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 1000
    source.sections = [Array(0..<7), Array(20..<26), [], [30, 31]]
    source.names = [-1, -2, -3, -4]
    view.layoutIfNeeded()
    for step in 0..<8 {
      let end = max(0, view.contentSize.height - view.bounds.height)
      view.contentOffset.y = CGFloat.random(in: 0...end, using: &random)
      view.layoutIfNeeded()
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      for path in view.indexPathsForVisibleItems where Bool.random(using: &random) {
        view.selectItem(at: path, animated: false, scrollPosition: [])
      }
      let selected = (view.indexPathsForSelectedItems ?? []).map { source.sections[$0.section][$0.item] }
      let before = Dictionary(
        uniqueKeysWithValues: view.subviews.compactMap { $0 as? UICollectionReusableView }.map {
          ($0.tag, $0)
        })
      // A batch inserts a cell. When it becomes visible, more changes follow.
      next += 1
      delegate.label = next
      var replaced: Set<Int> = []
      delegate.action = { [source, view] in
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let call = RandomCall(in: source, view, nextLabel: &next, using: &random)
          replaced.formUnion(call.replaced)
        }
      }
      let section = view.indexPathsForVisibleItems.first?.section ?? 0
      let item = view.indexPathsForVisibleItems.first?.item ?? 0
      source.sections[section].insert(next, at: item)
      let reasons = exceptions { view.insertItems(at: [IndexPath(item: item, section: section)]) }
      FrameClock.main.run(for: 0.35)
      view.layoutIfNeeded()
      #expect(reasons.isEmpty, "step \(step): \(reasons)")
      view.expectShows(source, "step \(step): \(reasons)")
      for view in view.subviews where !replaced.contains(view.tag) {
        #expect(before[view.tag] == nil || before[view.tag] === view, "step \(step)")
      }
      let stillSelected = (view.indexPathsForSelectedItems ?? []).map { source.sections[$0.section][$0.item] }
      #expect(stillSelected == selected.filter { !replaced.contains($0) }, "step \(step)")
    }
  }
}
