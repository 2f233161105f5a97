import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Rows or columns that log update calls and return initial and final attributes.
private final class Hearing: RowsLayout {
  let name: String
  private let log: Log

  final class Log { var entries: [String] = [] }

  init(_ name: String, isHorizontal: Bool, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init()
    self.isHorizontal = isHorizontal
    itemHeight = 50
  }

  required init?(coder: NSCoder) { nil }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.entries.append("\(name) prepare \(updateItems.count)")
  }

  override func finalizeCollectionViewUpdates() { log.entries.append("\(name) finalize") }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log.entries.append("\(name) target")
    return proposedContentOffset
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard itemIndexPath.item == 1 else { return nil }
    log.entries.append("\(name) initial 1")
    let attributes = row(1)
    attributes.center = isHorizontal ? CGPoint(x: 0, y: 600) : CGPoint(x: 400, y: 0)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard itemIndexPath.item == 0 else { return nil }
    log.entries.append("\(name) final 0")
    let attributes = row(0)
    attributes.center = isHorizontal ? CGPoint(x: 0, y: -600) : CGPoint(x: -400, y: 0)
    return attributes
  }
}

@Suite("D Updates during an interactive transition, and changes of layout within updates", .serialized)
struct UpdateDuringTransitionTests {
  private let log = Hearing.Log()
  private let source = LabelledSource([Array(0..<6)])

  private func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(layout, showing: source, width: 200, height: 200)
    view.contentInsetAdjustmentBehavior = .never
    view.layoutIfNeeded()
    return view
  }

  @Test func `a batch in a transition calls both layouts and interpolates their attributes`() throws {
    let (rows, columns) = (
      Hearing("rows", isHorizontal: false, log), Hearing("columns", isHorizontal: true, log)
    )
    let view = makeView(rows)
    let transition = view.startInteractiveTransition(to: columns)
    transition.transitionProgress = 0.25
    view.layoutIfNeeded()
    log.entries = []
    let leaving = try #require(view.cellForItem(at: [0, 0]))
    view.performBatchUpdates {
      source.sections[0] = [1, 99, 2, 3, 4, 5]
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 1]])
    }
    for name in ["rows", "columns"] {
      expectEqual(
        (log.entries.filter { $0 == "\(name) prepare 2" }.count, 1),
        (log.entries.filter { $0 == "\(name) target" }.count, 1),
        (log.entries.filter { $0 == "\(name) finalize" }.count, 1))
      #expect(log.entries.contains("\(name) initial 1"))
      #expect(log.entries.contains("\(name) final 0"))
    }
    let coming = try #require(view.visibleCells.first { $0.tag == 99 })
    #expect(distance(view.shown(coming).center, CGPoint(x: 300, y: 150)) < 1e-6)
    #expect(distance(leaving.center, CGPoint(x: -300, y: -150)) < 1e-6)
    view.finishInteractiveTransition()
    FrameClock.main.run(for: 1)
    #expect(view.visibleCells.map(\.tag).sorted() == [1, 2, 3, 99])
    #expect(distance(view.shown(coming).center, CGPoint(x: 75, y: 100)) < 1e-6)
  }

  @Test(arguments: [true, false])
  func `a layout set in a batch takes effect after the batch`(animated: Bool) {
    let (rows, columns) = (
      Hearing("rows", isHorizontal: false, log), Hearing("columns", isHorizontal: true, log)
    )
    let view = makeView(rows)
    log.entries = []
    var finished: [Bool] = []
    view.performBatchUpdates {
      source.sections[0].removeFirst(3)
      view.setCollectionViewLayout(columns, animated: animated) { finished.append($0) }
      view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
    }
    #expect(log.entries.prefix(2) == ["rows prepare 3", "rows target"])
    #expect(view.collectionViewLayout === columns)
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    expectEqual((finished, [true]), (view.visibleCells.map(\.tag).sorted(), [3, 4, 5]))
    for cell in view.visibleCells {
      #expect(cell.center == CGPoint(x: 50 * CGFloat(cell.tag - 3) + 25, y: 100))
    }
  }

  /// Sets another layout when a cell is about to appear.
  private final class Impatient: NSObject, UICollectionViewDelegate {
    let layout: UICollectionViewLayout
    let animated: Bool
    private var isDone = false

    init(_ layout: UICollectionViewLayout, animated: Bool) {
      (self.layout, self.animated) = (layout, animated)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard !isDone else { return }
      isDone = true
      collectionView.setCollectionViewLayout(layout, animated: animated)
    }
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `a layout set while cells appear takes effect afterward`(
    animated: Bool, inBatch: Bool
  ) {
    let (rows, columns) = (
      Hearing("rows", isHorizontal: false, log), Hearing("columns", isHorizontal: true, log)
    )
    let view = makeView(rows)
    let delegate = Impatient(columns, animated: animated)
    view.delegate = delegate
    if inBatch {
      view.performBatchUpdates {
        source.sections[0].insert(99, at: 1)
        view.insertItems(at: [[0, 1]])
      }
    } else {
      view.contentOffset.y = 60
      view.layoutIfNeeded()
    }
    #expect(view.collectionViewLayout === columns)
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    #expect(view.cellsOnScreen.count == view.visibleCells.count)
    #expect(!view.visibleCells.isEmpty)
    for cell in view.visibleCells {
      let item = source.sections[0].firstIndex(of: cell.tag) ?? -1
      #expect(cell.center == CGPoint(x: 50 * CGFloat(item) + 25, y: 100))
    }
  }

  @Test func `starting an interactive transition in a batch raises an exception`() {
    let (rows, columns) = (
      Hearing("rows", isHorizontal: false, log), Hearing("columns", isHorizontal: true, log)
    )
    let view = makeView(rows)
    let messages = exceptions {
      view.performBatchUpdates { _ = view.startInteractiveTransition(to: columns) }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("during a batch update") == true)
    #expect(view.collectionViewLayout === rows)
  }
}
