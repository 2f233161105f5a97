import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Appends items whenever the last one becomes visible.
private final class EndlessDelegate: NSObject, UICollectionViewDelegate {
  enum Way: CaseIterable { case batch, singleCall, singleCalls, both }

  let source: LabelledSource
  let way: Way
  let limit: Int

  init(_ source: LabelledSource, _ way: Way, limit: Int) {
    (self.source, self.way, self.limit) = (source, way, limit)
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    guard path.item == source.sections[0].count - 1, path.item < limit else { return }
    switch way {
    case .batch: view.performBatchUpdates { self.add(to: view) }
    case .singleCall: add(to: view)
    case .singleCalls:
      add(to: view)
      add(to: view)
    case .both:
      view.performBatchUpdates { self.add(to: view) }
      add(to: view)
    }
  }

  private func add(to view: UICollectionView) {
    let count = source.sections[0].count
    source.sections[0].append(count)
    view.insertItems(at: [IndexPath(item: count, section: 0)])
  }
}

/// Performs a batch when the first cell appears, and then reloads all data.
private final class OvertakingDelegate: NSObject, UICollectionViewDelegate {
  let source: LabelledSource
  private(set) var answers: [Bool] = []
  private var isDone = false

  init(_ source: LabelledSource) { self.source = source }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    guard !isDone else { return }
    isDone = true
    view.performBatchUpdates {
      source.sections[0].append(100)
      view.insertItems(at: [IndexPath(item: source.sections[0].count - 1, section: 0)])
    } completion: { [unowned self] in
      answers.append($0)
    }
    view.reloadData()
  }
}

/// Runs a closure once, when the cell of an item appears or when items are announced for prefetching.
private final class OnceDelegate: NSObject, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
  var item = 0
  var action: (() -> Void)?
  var announced: (() -> Void)?

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    guard path.item == item else { return }
    action?()
    action = nil
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced?()
    announced = nil
  }
}

@Suite("Changes requested while cells are exchanged", .serialized)
struct ChangeDuringExchangeTests {
  private func makeView(_ source: UICollectionViewDataSource, _ delegate: UICollectionViewDelegate? = nil)
    -> UICollectionView
  {
    let layout = UICollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 50))
    let view = UICollectionView(layout, showing: source, width: 100, height: 200, cells: CountedCell.self)
    view.delegate = delegate
    return view
  }

  private func check(_ view: UICollectionView, _ labels: [Int]) {
    expectEqual(
      (view.numberOfItems(inSection: 0), labels.count),
      (view.subviews.count, view.visibleCells.count))
    let paths = view.indexPathsForVisibleItems
    expectEqual((Set(paths).count, paths.count), (paths.count, view.visibleCells.count))
    for path in paths { #expect(view.cellForItem(at: path)?.tag == labels[path.item]) }
  }

  @Test(arguments: EndlessDelegate.Way.allCases)
  private func `a list that grows as its end appears shows each cell once`(way: EndlessDelegate.Way) {
    let source = LabelledSource([Array(0..<10)])
    let delegate = EndlessDelegate(source, way, limit: 40)
    let view = makeView(source, delegate)
    view.layoutIfNeeded()
    for offset in stride(from: 0, through: 1200, by: 30) {
      view.contentOffset.y = min(CGFloat(offset), view.contentSize.height - 200)
      view.layoutIfNeeded()
      check(view, source.sections[0])
    }
    FrameClock.main.run(for: 1)
    check(view, source.sections[0])
    #expect(source.sections[0].count > 20)
  }

  @Test func `a layout set in a completion handler follows one already waiting`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var change: (() -> Void)?
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        change?()
        change = nil
      }
    }
    let delegate = Delegate()
    let view = makeView(LabelledSource([Array(0..<60)]), delegate)
    let window = makeWindow(width: 320, height: 400)
    window.addSubview(view)
    view.layoutIfNeeded()
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    let layouts = (0..<3).map {
      UICollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 20 + 5 * $0))
    }
    var order: [Int] = []
    delegate.change = {
      view.setCollectionViewLayout(layouts[1], animated: false) { _ in order.append(1) }
    }
    view.setCollectionViewLayout(layouts[0], animated: false) { _ in
      order.append(0)
      view.setCollectionViewLayout(layouts[2], animated: false) { _ in order.append(2) }
    }
    #expect(order == [0, 1, 2])
    #expect(view.collectionViewLayout === layouts[2])
    #expect(layouts.map { $0.collectionView === view } == [false, false, true])
  }

  @Test func `a waiting batch overtaken by a reload still calls its completion handler`() {
    let source = LabelledSource([Array(0..<3)])
    let delegate = OvertakingDelegate(source)
    let view = makeView(source, delegate)
    view.layoutIfNeeded()
    FrameClock.main.run(for: 1)
    check(view, [0, 1, 2, 100])
    #expect(delegate.answers == [false])
  }

  @Test func `a batch started by an arriving cell follows the current batch`() {
    let source = LabelledSource([Array(0..<6)])
    let delegate = EndlessDelegate(source, .batch, limit: 12)
    let view = makeView(source, delegate)
    view.layoutIfNeeded()
    view.performBatchUpdates {
      source.sections[0].removeFirst(4)
      view.deleteItems(at: (0..<4).map { IndexPath(item: $0, section: 0) })
    }
    FrameClock.main.run(for: 1)
    check(view, source.sections[0])
    #expect(source.sections[0].count > 2)
  }

  @Test func `a snapshot applied while a cell is created is applied afterward`() {
    let stage = DiffableStage(height: 200)
    stage.start(["a": Array(0..<40)])
    var asked = false
    stage.onRequest = { item in
      guard item == 39, !asked else { return }
      asked = true
      stage.dataSource.apply(DiffableStage.snapshot(["a": Array(0..<50)]))
    }
    stage.view.contentOffset.y = stage.view.contentSize.height - 200
    stage.view.layoutIfNeeded()
    FrameClock.main.run(for: 1)
    stage.onRequest = nil
    #expect(asked)
    stage.expectShows(DiffableStage.snapshot(["a": Array(0..<50)]))
    #expect(stage.view.subviews.count == stage.view.visibleCells.count)
  }

  @Test func `reconfigureItems in a batch uses the paths before the batch`() {
    let source = LabelledSource([[1, 2, 3]])
    let view = makeView(source)
    view.layoutIfNeeded()
    let cells = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    view.performBatchUpdates {
      source.sections[0] = [9, 1, 20, 3]
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    }
    FrameClock.main.run(for: 1)
    check(view, source.sections[0])
    #expect((1..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) } == cells)
  }

  @Test func `a departing cell that was reconfigured returns with its new contents`() {
    let source = LabelledSource([[1, 2, 3, 4]])
    let view = makeView(source)
    view.layoutIfNeeded()
    let last = view.cellForItem(at: [0, 3])
    source.sections[0].insert(9, at: 0)
    view.insertItems(at: [[0, 0]])
    source.sections[0][4] = 40
    view.reconfigureItems(at: [[0, 4]])
    source.sections[0].removeFirst()
    view.deleteItems(at: [[0, 0]])
    FrameClock.main.run(for: 1)
    #expect(view.cellForItem(at: [0, 3]) === last)
    check(view, source.sections[0])
  }

  @Test(arguments: [(0, 600), (600, 0)])
  func `updates just after a scroll show the correct items if the data changed first`(
    from: CGFloat, to: CGFloat
  ) {
    let source = LabelledSource([Array(0..<40)])
    let view = makeView(source)
    view.contentOffset.y = from
    view.layoutIfNeeded()
    view.contentOffset.y = to
    source.sections[0].insert(contentsOf: 100..<105, at: 3)
    view.insertItems(at: (3..<8).map { [0, $0] })
    check(view, source.sections[0])
    FrameClock.main.run(for: 1)
    view.contentOffset.y = from
    source.sections[0].removeLast(12)
    view.deleteItems(at: (33..<45).map { [0, $0] })
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    check(view, source.sections[0])
  }

  @Test func `after a deletion during an interactive movement, each cell shows its item`() {
    let source = LabelledSource([Array(0..<20)])
    let view = makeView(source)
    view.layoutIfNeeded()
    guard view.beginInteractiveMovementForItem(at: [0, 1]), let first = view.cellForItem(at: [0, 3]) else {
      Issue.record("no item can be picked up")
      return
    }
    view.updateInteractiveMovementTargetPosition(first.center)
    source.sections[0].removeFirst()
    view.deleteItems(at: [[0, 0]])
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    check(view, source.sections[0])
  }

  @Test(arguments: [90, 1090])
  func `scrolling in willDisplay shows all visible cells in the same layout`(
    offset: CGFloat
  ) {
    let (source, delegate) = (LabelledSource([Array(0..<60)]), OnceDelegate())
    let view = makeView(source, delegate)
    view.layoutIfNeeded()
    delegate.item = 4
    delegate.action = { view.contentOffset.y = offset }
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == offset)
    let first = Int(offset / 50)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(first...first + 4))
  }

  @Test
  func `scrolling while items are prefetched shows all visible cells in the same layout`() {
    let (source, delegate) = (LabelledSource([Array(0..<60)]), OnceDelegate())
    let view = makeView(source, delegate)
    view.prefetchDataSource = delegate
    delegate.announced = { view.contentOffset.y = 90 }
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(1...5))
  }

  @Test func `reconfigureItems while a batch's cell appears uses the paths after the batch`() {
    let source = LabelledSource([[1, 2, 3]])
    let delegate = OnceDelegate()
    let view = makeView(source, delegate)
    view.layoutIfNeeded()
    source.sections[0] = [9, 1, 2, 3]
    delegate.action = {
      source.sections[0][1] = 10
      view.reconfigureItems(at: [[0, 1]])
    }
    view.insertItems(at: [[0, 0]])
    FrameClock.main.run(for: 1)
    check(view, [9, 10, 2, 3])
  }
}
