import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// A column of rows, or a grid, of 40 × 40 cells. Logs its calls.
private final class LineLayout: UICollectionViewFlowLayout {
  var log: (String) -> Void = { _ in }
  var target: CGPoint?

  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log("to") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log("from") }
  override func finalizeLayoutTransition() { log("finalize") }
  override func prepare() {
    super.prepare()
    log("prepare")
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log("offset")
    return target ?? proposedContentOffset
  }
}

private final class TransitionCell: UICollectionViewCell {
  static var log: [String] = []

  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    Self.log.append("will")
  }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    Self.log.append("did")
  }
}

@Suite("D Changes of layout", .serialized)
struct LayoutChangeTests {
  private let frame: TimeInterval = 1.0 / 60

  private func line(height: CGFloat = 40, width: CGFloat = 40) -> LineLayout {
    LineLayout(itemSize: CGSize(width: width, height: height))
  }

  private func makeView(
    _ source: UICollectionViewDataSource, _ layout: UICollectionViewLayout,
    _ cellClass: AnyClass = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(layout, showing: source, width: 200, height: 200, cells: cellClass)
    view.layoutIfNeeded()
    return view
  }

  /// Returns each item's on-screen center with the layout at rest.
  private func resting(_ view: UICollectionView) -> [IndexPath: CGPoint] {
    Dictionary(
      uniqueKeysWithValues: (0..<view.numberOfItems(inSection: 0)).compactMap { item in
        view.layoutAttributesForItem(at: [0, item]).map {
          ([0, item], CGPoint(x: $0.center.x - view.contentOffset.x, y: $0.center.y - view.contentOffset.y))
        }
      })
  }

  @Test(
    .fact("D12"))
  func `every element moves straight from its old to its new frame at one pace`()
    throws
  {
    let source = LabelledSource([Array(0..<60)])
    let view = makeView(source, line(width: 200))
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    let (before, oldPaths) = (resting(view), Set(view.indexPathsForVisibleItems))
    view.setCollectionViewLayout(line(), animated: true)
    let (after, newPaths) = (resting(view), Set(view.indexPathsForVisibleItems))
    #expect(oldPaths != newPaths)
    let byTag = Dictionary(uniqueKeysWithValues: view.cellsOnScreen.map { ($0.tag, $0) })
    #expect(Set(byTag.keys) == Set(oldPaths.union(newPaths).map(\.item)))
    var last: CGFloat = -1
    for step in 0...18 {
      let reference = try #require(byTag[25])
      let (start, end) = (try #require(before[[0, 25]]), try #require(after[[0, 25]]))
      let part = fraction(view.shown(reference).center.x, from: start.x, to: end.x)
      #expect(part > last || step == 18)
      last = part
      for (tag, cell) in byTag where cell.superview != nil {
        let (start, end) = (try #require(before[[0, tag]]), try #require(after[[0, tag]]))
        let expected = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        #expect(distance(view.shown(cell).center, expected) < 1e-6)
        #expect(view.shown(cell).alpha == 1)
      }
      FrameClock.main.advance(by: frame)
    }
    #expect(Set(view.cellsOnScreen.map(\.tag)) == Set(newPaths.map(\.item)))
  }

  @Test(arguments: few(0..<20))
  func `reversing a layout change at any frame causes no jump and keeps the cells`(frames: Int) {
    let source = LabelledSource([Array(0..<60)])
    let (rows, grid) = (line(width: 200), line())
    let view = makeView(source, rows)
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    let cells = Dictionary(uniqueKeysWithValues: view.cellsOnScreen.map { ($0.tag, $0) })
    view.setCollectionViewLayout(grid, animated: true)
    FrameClock.main.run(for: Double(frames) * frame)
    let moving = Dictionary(uniqueKeysWithValues: view.cellsOnScreen.map { ($0, view.shown($0).center) })
    view.setCollectionViewLayout(rows, animated: true)
    #expect(!moving.isEmpty)
    for (cell, center) in moving { #expect(distance(view.shown(cell).center, center) < 1e-6) }
    for _ in 0..<40 {
      let tags = view.cellsOnScreen.map(\.tag)
      #expect(tags.count == Set(tags).count, "an item has two cells")
      FrameClock.main.advance(by: frame)
    }
    let home = view.indexPathsForVisibleItems
    #expect(!home.isEmpty)
    for path in home where frames < 18 && cells[path.item] != nil {
      #expect(view.cellForItem(at: path) === cells[path.item])
    }
    #expect(view.cellsOnScreen.count == home.count)
    let rest = resting(view)
    for (path, center) in view.shownCenters { #expect(rest[path] == center) }
  }

  @Test(.fact("D13"))
  func `the middle item stays visible unless the layout returns a target offset`() {
    let source = LabelledSource([Array(0..<200)])
    let view = makeView(source, line(width: 200))
    view.contentOffset.y = 4000
    view.layoutIfNeeded()
    // Items 100…104 are visible, with 102 in the middle. With five cells per line, it's in line 20.
    let grid = line()
    view.setCollectionViewLayout(grid, animated: false)
    #expect(view.contentOffset.y == 720)
    let rows = line(width: 200)
    rows.target = CGPoint(x: 0, y: 400)
    view.setCollectionViewLayout(rows, animated: true)
    #expect(view.contentOffset.y == 400)
    FrameClock.main.run(for: 1)
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == Array(10..<15))
  }

  @Test(.fact("D13"), arguments: [nil, CGPoint(x: 0, y: 400)])
  func `the delegate overrides the target offset in layout changes and batches`(target: CGPoint?) {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var proposed: CGPoint?
      var wanted = CGPoint(x: 0, y: 280)

      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        proposed = proposedContentOffset
        return wanted
      }
    }
    let (source, delegate) = (LabelledSource([Array(0..<200)]), Delegate())
    let view = makeView(source, line(width: 200))
    view.delegate = delegate
    let rows = line(width: 200)
    rows.target = target
    view.setCollectionViewLayout(rows, animated: false)
    expectEqual((delegate.proposed, target ?? .zero), (view.contentOffset.y, 280))
    delegate.wanted.y = 320
    source.sections[0].append(200)
    view.insertItems(at: [[0, 200]])
    expectEqual((delegate.proposed, target ?? CGPoint(x: 0, y: 280)), (view.contentOffset.y, 320))
    FrameClock.main.run(for: 1)
    #expect(view.indexPathsForVisibleItems.first == [0, 8])
  }

  @Test(.fact("D12"))
  func `layouts are notified before and after the change, and views at start and end`() {
    var log: [String] = []
    let (rows, grid) = (line(width: 200), line())
    let source = LabelledSource([[0, 1]])
    let view = makeView(source, rows, TransitionCell.self)
    let window = makeWindow(width: 320, height: 400)
    window.addSubview(view)
    view.layoutIfNeeded()
    TransitionCell.log = []
    rows.log = { log.append("rows \($0)") }
    grid.log = { log.append("grid \($0)") }
    var finished: [Bool] = []
    view.setCollectionViewLayout(grid, animated: true) { finished.append($0) }
    #expect(log == ["rows to", "grid from", "grid prepare", "grid offset", "rows finalize", "grid finalize"])
    #expect(view.collectionViewLayout === grid)
    #expect(grid.collectionView === view)
    expectEqual((rows.collectionView, nil), (TransitionCell.log, ["will", "will"]))
    #expect(finished.isEmpty)
    FrameClock.main.run(for: 0.4)
    expectEqual((TransitionCell.log, ["will", "will", "did", "did"]), (finished, [true]))
    view.setCollectionViewLayout(rows, animated: false) { finished.append($0) }
    expectEqual((finished, [true, true]), (TransitionCell.log.count, 8))
    view.setCollectionViewLayout(rows, animated: true) { finished.append($0) }
    #expect(finished.count == 3, "the layout in use needs no change")
  }

  @Test(arguments: [false, true])
  func `a new layout replaces one set by the delegate while cells appear`(
    scrollsWhenTold: Bool
  ) {
    let (source, delegate) = (CountedCells([100]), ArrivalDelegate())
    let (first, second, third) = (line(width: 200), line(), line(height: 60, width: 100))
    let view = makeView(source, first)
    var log: [String] = []
    for (layout, name) in [(first, "first"), (second, "second"), (third, "third")] {
      layout.log = { if !["prepare", "offset"].contains($0) { log.append("\(name) \($0)") } }
    }
    view.delegate = delegate
    if scrollsWhenTold {
      let note = first.log
      first.log = { [weak view] call in
        note(call)
        if call == "to", log.count == 1 { view?.contentOffset.y = 1000 }
      }
    } else {
      view.contentOffset.y = 1000
    }
    delegate.arrive = { [weak view] in view?.setCollectionViewLayout(second, animated: false) }
    view.setCollectionViewLayout(third, animated: false)
    #expect(delegate.arrive == nil)
    expectRows(
      log,
      equal: (scrollsWhenTold ? ["first to"] : []) + [
        "first to", "second from", "first finalize", "second finalize", "second to", "third from",
        "second finalize", "third finalize",
      ])
    expectEqual(
      (view.collectionViewLayout, third), (first.collectionView, nil), (second.collectionView, nil))
  }

  @Test func `a transition starts from a layout set by the delegate while cells appear`() {
    let (source, delegate) = (CountedCells([100]), ArrivalDelegate())
    let (first, second) = (line(width: 200), line())
    let view = makeView(source, first)
    view.delegate = delegate
    view.contentOffset.y = 1000
    delegate.arrive = { [weak view] in view?.setCollectionViewLayout(second, animated: false) }
    let transition = view.startInteractiveTransition(to: line(height: 60))
    #expect(transition.currentLayout === second)
    view.cancelInteractiveTransition()
    expectEqual((view.collectionViewLayout, second), (first.collectionView, nil))
    FrameClock.main.run(for: 1)
  }

  @Test func `headers missing in one layout fade`() throws {
    let source = CountedCells([3])
    let view = makeView(source, line(width: 200))
    let headed = line(width: 200)
    headed.headerReferenceSize.height = 30
    view.setCollectionViewLayout(headed, animated: true)
    let header = try #require(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first)
    #expect(view.shown(header).alpha == 0)
    FrameClock.main.run(for: 0.15)
    #expect(view.shown(header).alpha > 0.3)
    #expect(view.shown(header).alpha < 0.7)
    FrameClock.main.run(for: 0.2)
    view.setCollectionViewLayout(line(width: 200), animated: true)
    #expect(header.superview === view)
    FrameClock.main.run(for: 0.15)
    #expect(view.shown(header).alpha > 0.3)
    #expect(view.shown(header).alpha < 0.7)
    FrameClock.main.run(for: 0.2)
    #expect(header.superview == nil)
  }

  @Test(arguments: seeds(20))
  func `random batches during layout changes end with the right cells and frames`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var next = 100
    let source = LabelledSource([Array(0..<40)])
    let layouts = [line(width: 200), line(), line(height: 60, width: 100)]
    let view = makeView(source, layouts[0])
    for step in 1..<30 {
      view.setCollectionViewLayout(layouts[step % 3], animated: true)
      FrameClock.main.run(for: Double(Int.random(in: 0..<14, using: &random)) * frame)
      let batch = RandomBatch(from: source, nextLabel: &next, using: &random)
      view.performBatchUpdates { batch.apply(to: view, source) }
      FrameClock.main.run(for: Double(Int.random(in: 0..<14, using: &random)) * frame)
    }
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    #expect(view.cellsOnScreen.count == view.indexPathsForVisibleItems.count)
    for path in view.indexPathsForVisibleItems {
      expectEqual(
        (view.cellForItem(at: path)?.tag, source.sections[path.section][path.item]),
        (view.cellForItem(at: path)?.center, view.layoutAttributesForItem(at: path)?.center))
    }
  }
}
