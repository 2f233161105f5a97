import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("D Batch updates, frame by frame", .serialized)
struct UpdateAnimationTests {
  private let frame: TimeInterval = 1.0 / 60
  private let headerKind = UICollectionView.elementKindSectionHeader

  private func makeView(
    _ source: UICollectionViewDataSource, count: Int = 4, headerHeight: CGFloat = 0
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout(itemSize: CGSize(width: 300, height: 40))
    layout.headerReferenceSize.height = headerHeight
    let view = UICollectionView(
      layout, showing: source, width: 300, height: 40 * CGFloat(count), cells: CountedCell.self)
    view.layoutIfNeeded()
    return view
  }

  private func cell(_ label: Int, in view: UICollectionView) throws -> UICollectionViewCell {
    try #require(view.cellsOnScreen.first { $0.tag == label })
  }

  @Test
  func `a moved cell takes 0.3 seconds from its old to its new frame`()
    throws
  {
    let source = LabelledSource([[0, 1, 2, 3]])
    let view = makeView(source)
    view.performBatchUpdates {
      source.sections = [[1, 2, 0, 3]]
      view.moveItem(at: [0, 0], to: [0, 2])
    }
    let moved = try cell(0, in: view)
    #expect(moved.center.y == 100)
    #expect(abs(view.shown(moved).center.y - 20) < 1e-6)
    var last: CGFloat = 20
    for step in 1...18 {
      FrameClock.main.advance(by: frame)
      let now = view.shown(moved).center.y
      #expect(step == 18 ? now >= last : now > last, "\(last), then \(now) in frame \(step)")
      if step == 9 { #expect(abs(now - 60) < 0.5) }
      last = now
    }
    #expect(abs(last - 100) < 1e-6)
  }

  @Test(
    .fact("D5"))
  func `inserted items fade in and deleted ones fade out in place, and cells are reused`()
    throws
  {
    let source = LabelledSource([[0, 1, 2]])
    let view = makeView(source)
    view.performBatchUpdates {
      source.sections = [[0, 2, 3]]
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 2]])
    }
    let (gone, new) = (try cell(1, in: view), try cell(3, in: view))
    FrameClock.main.run(for: 0.15)
    for (cell, y) in [(gone, 60.0), (new, 100)] {
      #expect(abs(view.shown(cell).center.y - y) < 1e-6)
      #expect(view.shown(cell).alpha > 0.4)
      #expect(view.shown(cell).alpha < 0.6)
    }
    #expect(gone.superview === view)
    #expect(!view.visibleCells.contains(gone))
    FrameClock.main.run(for: 0.2)
    expectEqual((gone.superview, nil), (view.shown(new).alpha, 1))
    source.sections[0].append(4)
    view.insertItems(at: [[0, 3]])
    #expect(try cell(4, in: view) === gone)
  }

  @Test(.fact("D5"))
  func `cells entering and leaving the view move between their old and new frames`() throws {
    let source = LabelledSource([Array(0..<6)])
    let view = makeView(source)
    view.performBatchUpdates {
      source.sections = [[9, 0, 1, 2, 3, 4, 5]]
      view.insertItems(at: [[0, 0]])
    }
    FrameClock.main.run(for: 0.15)
    #expect(abs(view.shown(try cell(3, in: view)).center.y - 160) < 0.5)
    FrameClock.main.run(for: 0.3)
    #expect(view.cellsOnScreen.count == 4)
    view.performBatchUpdates {
      source.sections[0].removeFirst()
      view.deleteItems(at: [[0, 0]])
    }
    FrameClock.main.run(for: 0.15)
    #expect(abs(view.shown(try cell(3, in: view)).center.y - 160) < 0.5)
  }

  @Test func `a cell moved from more than a screenful away fades in at its new frame`() throws {
    let source = LabelledSource([Array(0..<40)])
    let view = makeView(source)
    view.performBatchUpdates {
      source.sections[0].insert(source.sections[0].remove(at: 30), at: 1)
      view.moveItem(at: [0, 30], to: [0, 1])
    }
    let moved = try cell(30, in: view)
    expectEqual((view.shown(moved).center.y, 60), (view.shown(moved).alpha, 0))
    FrameClock.main.run(for: 0.15)
    #expect(view.shown(moved).center.y == 60)
    #expect(view.shown(moved).alpha > 0.4)
    #expect(view.shown(moved).alpha < 0.6)
    FrameClock.main.run(for: 0.2)
    #expect(view.shown(moved).alpha == 1)
  }

  @Test(.fact("D3"))
  func `the completion is called when the animation ends, or at once without animation`() {
    let source = LabelledSource([[0, 1, 2]])
    let view = makeView(source)
    var done: [String] = []
    source.sections = [[1, 2]]
    view.performBatchUpdates(
      { view.deleteItems(at: [[0, 0]]) }, completion: { done.append("animated \($0)") })
    FrameClock.main.run(for: 0.28)
    #expect(done.isEmpty)
    FrameClock.main.run(for: 0.04)
    #expect(done == ["animated true"])
    source.sections = [[2]]
    UIView.performWithoutAnimation {
      view.performBatchUpdates(
        { view.deleteItems(at: [[0, 0]]) }, completion: { done.append("at once \($0)") })
    }
    expectEqual(
      (view.cellsOnScreen.map(\.tag), [2]),
      (view.shown(view.visibleCells[0]).center.y, 20),
      (done, ["animated true", "at once true"]))
  }

  @Test func `a batch in an animation block has the block's duration`() throws {
    let source = LabelledSource([[0, 1]])
    let view = makeView(source)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      source.sections = [[1, 0]]
      view.moveItem(at: [0, 0], to: [0, 1])
    }
    let moved = try cell(0, in: view)
    FrameClock.main.run(for: 1)
    #expect(abs(view.shown(moved).center.y - 40) < 0.5)
    FrameClock.main.run(for: 1.1)
  }

  @Test func `the offset animates with the cells when the content shrinks`() throws {
    let source = LabelledSource([Array(0..<10)])
    let view = makeView(source)
    view.contentOffset.y = 240
    view.layoutIfNeeded()
    let last = try cell(9, in: view)
    view.performBatchUpdates {
      source.sections = [[0, 1] + Array(4..<10)]
      view.deleteItems(at: [[0, 2], [0, 3]])
    }
    #expect(view.contentOffset.y == 160)
    for _ in 0...18 {
      // The last cell never leaves its position on screen.
      #expect(abs(view.shown(last).center.y - 140) < 1e-6)
      FrameClock.main.advance(by: frame)
    }
    #expect(view.cellsOnScreen.count == 4)
  }

  @Test(
    arguments: seeds(60))
  func `interrupted batches cause no jump and show no item twice`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    var next = 1000
    let source = LabelledSource([Array(0..<12), Array(100..<106)])
    let view = makeView(source, count: 8, headerHeight: 20)
    func onScreen() -> [UICollectionReusableView] {
      view.subviews.compactMap { $0 as? UICollectionReusableView }
    }
    var reloaded: Set<Int> = []
    for _ in 0..<30 {
      let before = Dictionary(
        onScreen().map { (ObjectIdentifier($0), view.shown($0)) }, uniquingKeysWith: { $1 })
      let batch = RandomBatch(from: source, nextLabel: &next, using: &random)
      reloaded.formUnion(batch.reloadedLabels)
      view.performBatchUpdates { batch.apply(to: view, source) }
      for element in onScreen() {
        guard let (center, alpha) = before[ObjectIdentifier(element)] else { continue }
        let now = view.shown(element)
        #expect(
          distance(center, now.center) < 1e-6,
          "the batch moved a view at once")
        #expect(
          abs(alpha - now.alpha) < 1e-6,
          "the batch moved a view at once")
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        let end = max(0, view.contentSize.height - view.bounds.height)
        view.contentOffset.y = CGFloat.random(in: 0...end, using: &random)
        view.layoutIfNeeded()
      }
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        FrameClock.main.advance(by: frame)
        view.layoutIfNeeded()
        let labels = Set(source.sections.joined()).union(source.names).subtracting(reloaded)
        let tags = onScreen().map(\.tag).filter(labels.contains)
        #expect(tags.count == Set(tags).count, "an item has two cells, or a section two headers")
      }
    }
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    let headers = view.visibleSupplementaryViews(ofKind: headerKind)
    #expect(onScreen().count == view.visibleCells.count + headers.count)
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path)
      expectEqual(
        (cell?.tag, source.sections[path.section][path.item]),
        (cell?.center, view.layoutAttributesForItem(at: path)?.center),
        (cell?.layer.animationKeys(), nil),
        (cell?.alpha, 1))
    }
    for header in headers {
      let path = view.indexPath(forSupplementaryView: header) ?? []
      expectEqual(
        (header.tag, source.names[path.section]),
        (header.center, view.layoutAttributesForSupplementaryElement(ofKind: headerKind, at: path)?.center),
        (header.layer.animationKeys(), nil),
        (header.alpha, 1))
    }
  }

  @Test func `mirrored content that grows or shrinks keeps its position in every frame`() throws {
    final class MirroredLayout: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = MirroredLayout(itemSize: CGSize(width: 40, height: 100))
    layout.scrollDirection = .horizontal
    let source = LabelledSource([Array(0..<20)])
    let view = UICollectionView(layout, showing: source, width: 200, height: 100, cells: CountedCell.self)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 600)
    source.sections[0].append(99)
    view.insertItems(at: [[0, 20]])
    for _ in 0...18 {
      for item in 0..<5 {
        #expect(abs(view.shown(try cell(item, in: view)).center.x - (180 - 40 * CGFloat(item))) < 1e-6)
      }
      FrameClock.main.advance(by: frame)
    }
    #expect(view.contentOffset.x == 640)
    source.sections[0].remove(at: 1)
    view.deleteItems(at: [[0, 1]])
    #expect(abs(view.shown(try cell(2, in: view)).center.x - 100) < 1e-6)
    FrameClock.main.run(for: 0.4)
    #expect(abs(view.shown(try cell(0, in: view)).center.x - 180) < 1e-6)
    #expect(abs(view.shown(try cell(2, in: view)).center.x - 140) < 1e-6)
  }

  @Test func `a reload during the animation removes all views, even departing ones`() {
    let source = LabelledSource([Array(0..<4)])
    let view = makeView(source)
    source.sections = [[2, 3]]
    view.deleteItems(at: [[0, 0], [0, 1]])
    FrameClock.main.run(for: 0.1)
    source.sections = [[7]]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.cellsOnScreen.map(\.tag) == [7])
    FrameClock.main.run(for: 1)
    #expect(view.cellsOnScreen.map(\.tag) == [7])
  }
}
