import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("D Batch updates", .serialized)
struct BatchUpdateTests {
  private let headerKind = UICollectionView.elementKindSectionHeader

  private func makeView(
    _ source: UICollectionViewDataSource, _ layout: UICollectionViewLayout, height: CGFloat = 400
  )
    -> UICollectionView
  {
    let view = UICollectionView(layout, showing: source, width: 320, height: height, cells: CountedCell.self)
    view.layoutIfNeeded()
    return view
  }

  private func flowLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    return layout
  }

  @Test(
    .fact("D1", "D2", "D6", "D9", "D11"), arguments: seeds(100))
  func `random valid batches show the data, and staying items keep their views`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    var next = 1000
    let source = LabelledSource([Array(0..<30), [], Array(100..<115), [120], [130, 131]])
    let layout = flowLayout()
    layout.headerReferenceSize.height = 20
    let view = makeView(source, layout, height: 200)
    view.allowsMultipleSelection = true
    CountedCell.made = 0
    var (cellsCompared, headersCompared) = (0, 0)
    for step in 0..<100 {
      view.contentOffset.y = CGFloat.random(
        in: 0...max(0, view.contentSize.height - view.bounds.height), using: &random)
      view.layoutIfNeeded()
      selectSome(of: source.sections, in: view, using: &random)
      let selected = (view.indexPathsForSelectedItems ?? []).map { source.sections[$0.section][$0.item] }
      let (cells, headers) = (cellsByTag(view), headersByTag(view))
      let batch = RandomBatch(from: source, nextLabel: &next, using: &random)
      var completed: [Bool] = []
      view.performBatchUpdates {
        batch.apply(to: view, source)
      } completion: {
        completed.append($0)
      }
      FrameClock.main.run(for: 0.35)
      view.layoutIfNeeded()
      #expect(completed == [true])
      view.expectShows(source, "step \(step)")
      let shown = cellsByTag(view)
      let survivors = cells.compactMap { label, cell in
        batch.stayingItems[label].flatMap { shown[$0] }.map { (label: label, before: cell, after: $0) }
      }
      cellsCompared += survivors.count
      let lostCells = survivors.filter { $0.before !== $0.after }.map(\.label)
      #expect(lostCells == [], "step \(step): a surviving item keeps its cell")
      let survivingHeaders = headersByTag(view).compactMap { name, header in
        batch.stayingSections.contains(name)
          ? headers[name].map { (name: name, before: $0, after: header) } : nil
      }
      headersCompared += survivingHeaders.count
      let lostHeaders = survivingHeaders.filter { $0.before !== $0.after }.map(\.name)
      #expect(lostHeaders == [], "step \(step): a surviving section keeps its header")
      let expected = selected.compactMap {
        batch.stayingItems[$0].flatMap { path(of: $0, in: source.sections) }
      }
      #expect((view.indexPathsForSelectedItems ?? []) == expected, "step \(step)")
    }
    #expect(cellsCompared > 0)
    #expect(headersCompared > 0)
    #expect(CountedCell.made <= 80)
  }

  private func cellsByTag(_ view: UICollectionView) -> [Int: UICollectionViewCell] {
    Dictionary(uniqueKeysWithValues: view.visibleCells.map { ($0.tag, $0) })
  }

  private func headersByTag(_ view: UICollectionView) -> [Int: UICollectionReusableView] {
    let headers = view.visibleSupplementaryViews(ofKind: headerKind)
    return Dictionary(uniqueKeysWithValues: headers.map { ($0.tag, $0) })
  }

  private func path(of label: Int, in sections: [[Int]]) -> IndexPath? {
    for (section, items) in sections.enumerated() {
      if let item = items.firstIndex(of: label) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  private func selectSome(
    of sections: [[Int]], in view: UICollectionView, using random: inout SeededGenerator
  ) {
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    for (section, items) in sections.enumerated() {
      for item in items.indices where Int.random(in: 0..<6, using: &random) == 0 {
        view.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
      }
    }
  }

  @Test(.fact("D10"))
  func `single insertions, deletions, and moves are batches of their own`() {
    let source = LabelledSource([[1, 2, 3], [4]])
    let view = makeView(source, flowLayout())
    func checkAtRest() {
      FrameClock.main.run(for: 1)
      view.expectShows(source)
    }
    source.sections[0].insert(9, at: 1)
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    checkAtRest()
    source.sections.remove(at: 1)
    view.deleteSections([1])
    checkAtRest()
    source.sections[0].swapAt(0, 1)
    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    checkAtRest()
    source.sections.insert([7, 8], at: 0)
    view.insertSections([0])
    checkAtRest()
    source.sections.swapAt(0, 1)
    view.moveSection(0, toSection: 1)
    checkAtRest()
  }

  @Test(.fact("D11"))
  func `the selection follows its items through insertions and deletions`() {
    let source = LabelledSource([Array(0..<10)])
    let view = makeView(source, flowLayout())
    view.allowsMultipleSelection = true
    for item in [2, 5, 7] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    view.performBatchUpdates {
      source.sections = [[20, 21] + Array(0..<5) + Array(6..<10)]
      view.deleteItems(at: [[0, 5]])
      view.insertItems(at: [[0, 0], [0, 1]])
    }
    expectEqual(
      (view.indexPathsForSelectedItems, [[0, 4], [0, 8]]),
      (view.visibleCells.filter(\.isSelected).map(\.tag).sorted(), [2, 7]))
  }

  // A reload is a deletion and an insertion (WWDC18 session 225), and deselects the replaced items
  // (PSTCollectionView, pull request 75).
  @Test(.fact("D11"))
  func `the selection follows moved items and sections, and reloads clear it`() {
    let source = LabelledSource([[0, 1, 2], [10, 11], [20, 21], []])
    let view = makeView(source, flowLayout())
    view.allowsMultipleSelection = true
    func select(_ paths: [IndexPath]) {
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      for path in paths { view.selectItem(at: path, animated: false, scrollPosition: []) }
    }
    func expectSelected(_ paths: [IndexPath]) {
      #expect(view.indexPathsForSelectedItems == paths)
      FrameClock.main.run(for: 1)
      view.expectShows(source)
    }
    select([[2, 1], [0, 0], [1, 1], [0, 2]])
    source.sections = [[20, 21], [0, 1, 2], [10, 11], []]
    view.moveSection(2, toSection: 0)
    expectSelected([[0, 1], [1, 0], [2, 1], [1, 2]])
    view.reloadSections([1])
    expectSelected([[0, 1], [2, 1]])
    view.reloadItems(at: [[2, 1]])
    expectSelected([[0, 1]])
    select([[2, 1], [1, 0], [0, 0]])
    source.sections = [[21, 20], [1, 2], [10], [0, 11]]
    view.performBatchUpdates {
      view.moveItem(at: [0, 0], to: [0, 1])
      view.moveItem(at: [1, 0], to: [3, 0])
      view.moveItem(at: [2, 1], to: [3, 1])
    }
    expectSelected([[3, 1], [3, 0], [0, 1]])
  }

  @Test
  func `nested batches are applied with the outermost one, with all completions called`() {
    let source = LabelledSource([[1, 2, 3]])
    let view = makeView(source, flowLayout())
    var done: [String] = []
    view.performBatchUpdates {
      source.sections = [[8, 1, 2, 3, 9]]
      view.insertItems(at: [[0, 0]])
      view.performBatchUpdates({ view.insertItems(at: [[0, 4]]) }, completion: { _ in done.append("inner") })
      expectEqual((view.hasUncommittedUpdates, true), (view.numberOfItems(inSection: 0), 3))
    } completion: { _ in
      done.append("outer")
    }
    FrameClock.main.run(for: 1)
    expectEqual((done, ["inner", "outer"]), (view.hasUncommittedUpdates, false))
    view.expectShows(source)
  }

  @Test func `a completion handler can start the next batch`() {
    let source = LabelledSource([[1, 2, 3]])
    let view = makeView(source, flowLayout())
    var done: [Int] = []
    func insert(_ number: Int) {
      view.performBatchUpdates {
        source.sections[0].insert(number, at: 0)
        view.insertItems(at: [[0, 0]])
      } completion: { isFinished in
        expectEqual((isFinished, true), (view.hasUncommittedUpdates, false))
        done.append(number)
        if number < 7 { insert(number + 1) }
      }
    }
    insert(4)
    FrameClock.main.run(for: 0.4)
    #expect(done == [4])
    FrameClock.main.run(for: 2)
    #expect(done == [4, 5, 6, 7])
    view.expectShows(source)
    #expect(FrameClock.main.isIdle)
  }

  @Test func `a batch started while another one is animating ends in the right state`() {
    let source = LabelledSource([Array(0..<20)])
    let view = makeView(source, flowLayout())
    for step in 0..<10 {
      source.sections[0].insert(100 + step, at: 0)
      source.sections[0].removeLast()
      view.performBatchUpdates {
        view.insertItems(at: [[0, 0]])
        view.deleteItems(at: [[0, 19]])
      }
      FrameClock.main.advance(by: 0.05)
    }
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    view.expectShows(source)
    #expect(view.subviews.count == view.visibleCells.count)
  }

  @Test(.fact("D10"))
  func `after reloadData, an empty batch reads the current counts`() {
    let source = LabelledSource([[1, 2, 3]])
    let view = makeView(source, flowLayout())
    source.sections = [[1, 2, 3, 4]]
    view.reloadData()
    view.performBatchUpdates(nil)
    #expect(view.numberOfItems(inSection: 0) == 4)
    view.layoutIfNeeded()
    view.expectShows(source)
  }

  /// UIKit's message is logged in darrarski/DRCollectionViewTableLayout-iOS issue 6, whose batch reloads the
  /// data. XLPagerTabStrip issue 859 has a log without updates, with the same parts as the message here.
  @Test(
    .fact("D10", "D16"), arguments: ["no updates", "empty", "reload"])
  func `counts changed without updates raise an exception in a batch`(
    kind: String
  ) {
    let source = LabelledSource([[1, 2, 3, 4, 5, 6]])
    let view = makeView(source, flowLayout())
    source.sections = [Array(1...8)]
    var completed: [Bool] = []
    let reasons = exceptions {
      if kind == "no updates" {
        view.performBatchUpdates(nil) { completed.append($0) }
      } else {
        view.performBatchUpdates {
          if kind == "reload" { view.reloadData() }
        } completion: {
          completed.append($0)
        }
      }
    }
    #expect(reasons.count == 1)
    #expect(
      reasons.first?.hasPrefix(
        """
        Invalid batch updates detected: the number of sections and/or items returned by the data source does not match the \
        updates. Section 0 has 8 items instead of 6: 6 before the updates, 0 inserted, 0 deleted, 0 moved in, 0 moved out.
        Data source before updates = { 1 section with item counts: [6] }
        Data source after updates = { 1 section with item counts: [8] }
        Updates = [ ]
        Collection view: <
        """) == true, "\(reasons)")
    #expect(completed == [false])
    view.layoutIfNeeded()
    view.expectShows(source)
  }

  @Test(.fact("D16"))
  func `reloadData in a batch with matching counts is shown at the next layout`() {
    let source = LabelledSource([[1, 2, 3]])
    let view = makeView(source, flowLayout())
    var completed: [Bool] = []
    let reasons = exceptions {
      view.performBatchUpdates {
        source.sections = [[9, 1, 2, 3]]
        view.insertItems(at: [[0, 0]])
        view.reloadData()
      } completion: {
        completed.append($0)
      }
    }
    expectEqual((reasons, []), (completed, [true]))
    view.layoutIfNeeded()
    view.expectShows(source)
  }

  @Test(
    .fact("D17"))
  func `cells are requested for new sections, new items, reloads, then visible items`() {
    final class Asked: LabelledSource {
      var labels: [Int] = []
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        labels.append(sections[indexPath.section][indexPath.item])
        return super.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }
    // Four lines of five items.
    let source = Asked([Array(0..<20), Array(20..<40), [40, 41]])
    let view = makeView(source, flowLayout(), height: 190)
    source.labels = []
    view.performBatchUpdates {
      source.sections = [[100, 1, 2, 50, 3, 4], [60, 61], [20, 21, 22, 23], [40, 41]]
      view.insertSections([1])
      view.reloadItems(at: [[0, 0]])
      view.deleteItems(at: (5..<20).map { [0, $0] } + (4..<20).map { [1, $0] })
      view.insertItems(at: [[0, 3]])
    }
    #expect(source.labels == [60, 61, 50, 100, 20, 21, 22, 23, 40, 41])
    FrameClock.main.run(for: 0.4)
    view.layoutIfNeeded()
    view.expectShows(source)
    // From back to front, the cells are still in path order.
    let paths = view.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(view.indexPath(for:)) }
    #expect(paths == paths.sorted())
  }

  /// Runs a closure during the next preparation, after items have been packed.
  private final class InterruptedLayout: UICollectionViewFlowLayout {
    var interruption: (() -> Void)?

    override func prepare() {
      super.prepare()
      let interruption = self.interruption
      self.interruption = nil
      interruption?()
    }
  }

  @Test(arguments: [true, false])
  func `a reload and a batch during preparation both take effect`(
    reloadsWithin: Bool
  ) {
    let source = LabelledSource([Array(0..<10)])
    let layout = InterruptedLayout()
    let view = makeView(source, layout)
    var isFinished: Bool?
    func reload() {
      source.sections = [[20, 21, 22]]
      view.reloadData()
    }
    layout.interruption = {
      if reloadsWithin { reload() }
      view.performBatchUpdates {
        source.sections[0].replaceSubrange(1...1, with: [30, 31, 32])
        view.deleteItems(at: [[0, 1]])
        view.insertItems(at: [[0, 1], [0, 2], [0, 3]])
      } completion: {
        isFinished = $0
      }
    }
    if reloadsWithin { layout.invalidateLayout() } else { reload() }
    // This prepares the layout before the next layout pass.
    view.scrollToItem(at: [0, 0], at: .top, animated: false)
    #expect(isFinished == true)
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 5)
    #expect(view.visibleCells.map(\.tag).sorted() == [20, 22, 30, 31, 32])
  }

  @Test func `reloadData in a batch shows the data at the next layout`() {
    let source = LabelledSource([[0, 1]])
    let view = makeView(source, flowLayout())
    view.performBatchUpdates {
      source.sections[0].append(2)
      view.insertItems(at: [[0, 2]])
      view.reloadData()
    }
    source.sections[0].append(3)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag).sorted() == [0, 1, 2, 3])
  }
}
