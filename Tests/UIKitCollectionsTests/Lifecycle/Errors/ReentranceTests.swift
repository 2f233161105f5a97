import TestSupport
import Testing
import UIKitCollections
import UIKitTestSupport

/// A layout that calls the collection view while the view is calling the layout.
private final class ReentrantLayout: RowsLayout {
  var whenPreparing: () -> Void = {}
  var whenAsked: () -> Void = {}
  var whenBoundsChange: () -> Void = {}

  override func prepare() {
    super.prepare()
    whenPreparing()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    whenAsked()
    return super.layoutAttributesForElements(in: rect)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    whenBoundsChange()
    return true
  }
}

/// A data source and delegate that calls the collection view while the view is calling it.
private final class ReentrantSource: CountedCells, UICollectionViewDelegateFlowLayout {
  var whenCounted: () -> Void = {}
  var whenMakingCell: () -> Void = {}
  var whenDisplaying: () -> Void = {}
  var whenSized: () -> Void = {}

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    whenCounted()
    return super.collectionView(collectionView, numberOfItemsInSection: section)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    whenMakingCell()
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { whenDisplaying() }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    whenSized()
    return CGSize(width: 100, height: 40)
  }
}

private final class ReentrantView: UICollectionView {
  var whenLaidOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut()
  }
}

@Suite("B5 Reentrant calls", .serialized)
struct ReentranceTests {
  private let layout = ReentrantLayout()
  private let source = ReentrantSource([10])

  private func makeView(_ layout: UICollectionViewLayout) -> ReentrantView {
    let view = ReentrantView(layout, showing: source, width: 100, height: 120)
    view.delegate = source
    return view
  }

  /// Expects one error about a loop, and a usable view after the cause is removed.
  private func expectLoop(
    in view: UICollectionView, endedBy remedy: () -> Void, sourceLocation: SourceLocation = #_sourceLocation,
    _ action: () -> Void
  ) {
    let reasons = exceptions(in: action)
    #expect(reasons.count == 1, sourceLocation: sourceLocation)
    #expect(
      reasons.first?.contains("is stuck in its update/layout loop") == true, "\(reasons)",
      sourceLocation: sourceLocation)
    #expect(view.visibleCells.count == 3, sourceLocation: sourceLocation)
    remedy()
    let later = exceptions {
      source.counts[0] += 1
      view.insertItems(at: [[0, 0]])
      FrameClock.main.run(for: 1)
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(later.isEmpty, "\(later)", sourceLocation: sourceLocation)
    expectEqual(
      (view.numberOfItems(inSection: 0), source.counts[0]),
      (view.indexPathsForVisibleItems, [[0, 0], [0, 1], [0, 2]]),
      (view.subviews.count, 3), sourceLocation: sourceLocation)
  }

  // MARK: Batches

  @Test func `a batch in each prepare() is reported as an endless loop`() {
    let view = makeView(layout)
    layout.whenPreparing = { [unowned view] in view.performBatchUpdates {} }
    expectLoop(in: view, endedBy: { layout.whenPreparing = {} }) { view.layoutIfNeeded() }
  }

  @Test func `a batch in each prepare() started by a query is reported as an endless loop`() {
    let view = makeView(layout)
    view.layoutIfNeeded()
    layout.whenPreparing = { [unowned view] in view.performBatchUpdates {} }
    layout.invalidateLayout()
    expectLoop(in: view, endedBy: { layout.whenPreparing = {} }) {
      _ = view.layoutAttributesForItem(at: [0, 0])
    }
  }

  @Test func `a batch in each layoutAttributesForElements(in:) is reported as an endless loop`() {
    let view = makeView(layout)
    layout.whenAsked = { [unowned view] in view.performBatchUpdates {} }
    expectLoop(in: view, endedBy: { layout.whenAsked = {} }) { view.layoutIfNeeded() }
  }

  @Test func `a batch in each sizeForItemAt is reported as an endless loop`() {
    let view = makeView(UICollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 40)))
    source.whenSized = { [unowned view] in view.performBatchUpdates {} }
    expectLoop(in: view, endedBy: { source.whenSized = {} }) { view.layoutIfNeeded() }
  }

  @Test func `a batch in each layoutSubviews() is reported as an endless loop`() {
    let view = makeView(layout)
    view.layoutIfNeeded()
    view.whenLaidOut = { [unowned view] in view.performBatchUpdates {} }
    view.setNeedsLayout()
    expectLoop(in: view, endedBy: { view.whenLaidOut = {} }) { view.layoutIfNeeded() }
  }

  @Test func `an insertion in the first prepare() is shown`() {
    let view = makeView(layout)
    layout.whenPreparing = { [unowned view, layout, source] in
      layout.whenPreparing = {}
      view.performBatchUpdates {
        source.counts[0] += 1
        view.insertItems(at: [[0, 0]])
      }
    }
    #expect(exceptions { view.layoutIfNeeded() }.isEmpty)
    FrameClock.main.run(for: 1)
    expectEqual((view.numberOfItems(inSection: 0), 11), (view.visibleCells.count, 3))
  }

  // MARK: Reloads

  @Test func `reloading an item in each cellForItemAt is reported as an endless loop`() {
    let view = makeView(layout)
    source.whenMakingCell = { [unowned view] in view.reloadItems(at: [[0, 0]]) }
    expectLoop(in: view, endedBy: { source.whenMakingCell = {} }) { view.layoutIfNeeded() }
  }

  @Test func `reloading an item in each willDisplay is reported as an endless loop`() {
    let view = makeView(layout)
    source.whenDisplaying = { [unowned view] in view.reloadItems(at: [[0, 0]]) }
    expectLoop(in: view, endedBy: { source.whenDisplaying = {} }) { view.layoutIfNeeded() }
  }

  @Test func `reloading an item in each numberOfItems waits for the counts`() {
    let view = makeView(layout)
    view.layoutIfNeeded()
    source.whenCounted = { [unowned view] in view.reloadItems(at: [[0, 0]]) }
    let reasons = exceptions {
      view.reloadData()
      view.layoutIfNeeded()
      source.counts[0] += 1
      view.insertItems(at: [[0, 0]])
      FrameClock.main.run(for: 1)
    }
    #expect(reasons.isEmpty, "\(reasons)")
    expectEqual((view.numberOfItems(inSection: 0), 11), (view.visibleCells.count, 3))
  }

  // MARK: Queries

  @Test func `setting an offset in each shouldInvalidateLayout is reported as an endless loop`() {
    let view = makeView(layout)
    view.layoutIfNeeded()
    layout.whenBoundsChange = { [unowned view] in view.contentOffset.y = 20 }
    let reasons = exceptions { view.contentOffset.y = 40 }
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("is stuck in its update/layout loop") == true, "\(reasons)")
    layout.whenBoundsChange = {}
    #expect(view.contentOffset.y == 40)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == [[0, 1], [0, 2], [0, 3]])
  }

  @Test func `a layout queried for elements can look up the visible cells`() {
    let view = makeView(layout)
    view.layoutIfNeeded()
    var cells: [UICollectionViewCell] = []
    var cell: UICollectionViewCell?
    var path: IndexPath?
    layout.whenAsked = { [unowned view] in
      cells = view.visibleCells
      cell = view.cellForItem(at: [0, 1])
      path = view.indexPathForItem(at: CGPoint(x: 50, y: 60))
    }
    layout.invalidateLayout()
    #expect(exceptions { view.layoutIfNeeded() }.isEmpty)
    expectEqual((cells, view.visibleCells), (cell, view.cellForItem(at: [0, 1])), (path, [0, 1]))
    path = nil
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 100)) == [0, 2])
    #expect(path == [0, 1])
  }
}
