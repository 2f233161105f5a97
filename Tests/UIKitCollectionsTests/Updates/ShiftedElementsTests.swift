import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Rows with settable initial positions for shifted rows.
private final class StartingRows: RowsLayout {
  var starts: CGFloat?
  private var inserted: Set<IndexPath> = []
  private(set) var asked: [String] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    asked = []
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("initial \(itemIndexPath.item)")
    guard let starts, !inserted.contains(itemIndexPath) else { return nil }
    let attributes = row(itemIndexPath.item)
    attributes.center.x += starts
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("final \(itemIndexPath.item)")
    return nil
  }
}

@Suite("D Visible elements that shift", .serialized)
struct ShiftedElementsTests {
  private let layout = StartingRows()
  private let source = LabelledSource([Array(0..<10)])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 100, height: 120)
    view.layoutIfNeeded()
  }

  private func insert(at item: Int) {
    view.performBatchUpdates {
      source.sections[0].insert(99, at: item)
      view.insertItems(at: [[0, item]])
    }
  }

  @Test(
    .fact("D5"))
  func `the layout is queried for shifted items only, by old and new paths`() {
    insert(at: 1)
    #expect(layout.asked.sorted() == ["final 1", "final 2", "initial 1", "initial 2"])
    FrameClock.main.run(for: 1)
    view.performBatchUpdates {
      source.sections[0].remove(at: 1)
      view.deleteItems(at: [[0, 1]])
    }
    #expect(layout.asked.sorted() == ["final 1", "final 2", "initial 1", "initial 2"])
  }

  @Test(.fact("D5"))
  func `shifted items start at the layout's initial attributes`() throws {
    layout.starts = 300
    insert(at: 1)
    let cell = try #require(view.cellForItem(at: [0, 2]))
    #expect(distance(view.shown(cell).center, CGPoint(x: 350, y: 100)) < 1e-6)
    let first = try #require(view.cellForItem(at: [0, 0]))
    #expect(distance(view.shown(first).center, CGPoint(x: 50, y: 20)) < 1e-6)
    FrameClock.main.advance(by: 0.15)
    #expect(distance(view.shown(cell).center, CGPoint(x: 200, y: 100)) < 1e-6)
    FrameClock.main.run(for: 1)
    #expect(distance(view.shown(cell).center, CGPoint(x: 50, y: 100)) < 1e-6)
    #expect(cell.center == CGPoint(x: 50, y: 100))
  }

  @Test func `without attributes, shifted items move from their current position`() throws {
    insert(at: 1)
    let cell = try #require(view.cellForItem(at: [0, 2]))
    FrameClock.main.advance(by: 0.15)
    let before = view.shown(cell).center
    insert(at: 0)
    #expect(distance(view.shown(cell).center, before) < 1e-6)
    FrameClock.main.run(for: 1)
  }
}
