import CollectionView
import TestSupport
import Testing

@Suite("D Batch updates", .serialized)
struct BatchUpdateTests {
  private func makeView(
    _ source: UICollectionViewDataSource, _ layout: UICollectionViewLayout, height: CGFloat = 400
  )
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func flowLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    return layout
  }

  /// What is on screen, as numbers by path, must be what the lists say at the places the layout gives.
  private func check(_ view: UICollectionView, _ sections: [[Int]]) {
    #expect(view.numberOfSections == sections.count)
    let expected = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let inSight = expected.filter { $0.frame.maxY > view.bounds.minY && $0.frame.minY < view.bounds.maxY }
    #expect(Set(view.indexPathsForVisibleItems) == Set(inSight.map(\.indexPath)))
    for attributes in inSight {
      let cell = view.cellForItem(at: attributes.indexPath)
      #expect(cell?.tag == sections[attributes.indexPath.section][attributes.indexPath.item])
      #expect(cell?.frame == attributes.frame)
      #expect(cell?.alpha == 1)
    }
  }

  @Test(
    "random valid batches lead to the lists' state, no cell is lost or doubled", .fact("D1", "D2"),
    arguments: 0..<100)
  func randomBatches(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var next = 1000
    let source = LabelledSource([Array(0..<30), [], Array(100..<115)])
    let view = makeView(source, flowLayout())
    CountedCell.made = 0
    for _ in 0..<100 {
      view.contentOffset.y = CGFloat.random(
        in: 0...max(0, view.contentSize.height - view.bounds.height), using: &random)
      view.layoutIfNeeded()
      let survivors = Dictionary(
        uniqueKeysWithValues: view.visibleCells.map { ($0.tag, ObjectIdentifier($0)) })
      let batch = RandomBatch(from: source.sections, nextLabel: &next, using: &random)
      var completed: [Bool] = []
      view.performBatchUpdates {
        batch.apply(to: view)
        source.sections = batch.result
      } completion: {
        completed.append($0)
      }
      FrameClock.main.run(for: 1)
      view.layoutIfNeeded()
      #expect(completed == [true])
      check(view, source.sections)
      #expect(view.subviews.count == view.visibleCells.count)
      for cell in view.visibleCells {
        guard let before = survivors[cell.tag], !batch.reloadedLabels.contains(cell.tag) else { continue }
        #expect(before == ObjectIdentifier(cell), "a surviving item keeps its cell")
      }
    }
    #expect(CountedCell.made <= 120)
  }

  @Test("a change of its own is a batch of its own", .fact("D10"))
  func singleCalls() {
    let source = LabelledSource([[1, 2, 3], [4]])
    let view = makeView(source, flowLayout())
    source.sections[0].insert(9, at: 1)
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    check(view, source.sections)
    source.sections.remove(at: 1)
    view.deleteSections([1])
    check(view, source.sections)
    source.sections[0].swapAt(0, 1)
    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    check(view, source.sections)
    source.sections.insert([7, 8], at: 0)
    view.insertSections([0])
    check(view, source.sections)
    source.sections.swapAt(0, 1)
    view.moveSection(0, toSection: 1)
    FrameClock.main.run(for: 1)
    check(view, source.sections)
  }

  @Test("the selection moves with its items", .fact("D11"))
  func selection() {
    let source = LabelledSource([Array(0..<10)])
    let view = makeView(source, flowLayout())
    view.allowsMultipleSelection = true
    for item in [2, 5, 7] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    view.performBatchUpdates {
      source.sections = [[20, 21] + Array(0..<5) + Array(6..<10)]
      view.deleteItems(at: [[0, 5]])
      view.insertItems(at: [[0, 0], [0, 1]])
    }
    #expect(view.indexPathsForSelectedItems == [[0, 4], [0, 8]])
    #expect(view.visibleCells.filter(\.isSelected).map(\.tag).sorted() == [2, 7])
  }

  @Test("batches inside batches are applied as one, when the outermost ends; every completion is called")
  func nested() {
    let source = LabelledSource([[1, 2, 3]])
    let view = makeView(source, flowLayout())
    var done: [String] = []
    view.performBatchUpdates {
      source.sections = [[8, 1, 2, 3, 9]]
      view.insertItems(at: [[0, 0]])
      view.performBatchUpdates({ view.insertItems(at: [[0, 4]]) }, completion: { _ in done.append("inner") })
      #expect(view.hasUncommittedUpdates)
      #expect(view.numberOfItems(inSection: 0) == 3)
    } completion: { _ in
      done.append("outer")
    }
    FrameClock.main.run(for: 1)
    #expect(done == ["inner", "outer"])
    #expect(!view.hasUncommittedUpdates)
    check(view, source.sections)
  }

  @Test("a completion may begin the next batch, and that one's completion another")
  func chained() {
    let source = LabelledSource([[1, 2, 3]])
    let view = makeView(source, flowLayout())
    var done: [Int] = []
    func insert(_ number: Int) {
      view.performBatchUpdates {
        source.sections[0].insert(number, at: 0)
        view.insertItems(at: [[0, 0]])
      } completion: { isFinished in
        #expect(isFinished && !view.hasUncommittedUpdates)
        done.append(number)
        if number < 7 { insert(number + 1) }
      }
    }
    insert(4)
    FrameClock.main.run(for: 0.4)
    #expect(done == [4])
    FrameClock.main.run(for: 2)
    #expect(done == [4, 5, 6, 7])
    check(view, source.sections)
    #expect(FrameClock.main.isIdle)
  }

  @Test("an update while another one is still moving ends in the right state")
  func interrupted() {
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
    check(view, source.sections)
    #expect(view.subviews.count == view.visibleCells.count)
  }

  @Test("without updates a batch takes in the counts the data source has now", .fact("D10"))
  func nilUpdates() {
    let source = LabelledSource([[1, 2, 3]])
    let view = makeView(source, flowLayout())
    source.sections = [[1, 2, 3, 4]]
    view.performBatchUpdates(nil)
    #expect(view.numberOfItems(inSection: 0) == 4)
    view.layoutIfNeeded()
    check(view, source.sections)
  }
}
