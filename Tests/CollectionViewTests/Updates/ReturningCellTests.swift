import TestSupport
import Testing

@testable import CollectionView

/// Cells that were on their way out of sight and are wanted again before they are gone.
@Suite struct ReturningCellTests {
  private let source = LabelledSource([Array(0..<10)])
  private let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  /// Items that push the third cell out of sight, and are gone again while it leaves.
  private func pushOutAndBack(meanwhile change: () -> Void) throws -> (
    before: UICollectionViewCell, after: UICollectionViewCell
  ) {
    let before = try #require(view.cellForItem(at: [0, 2]))
    view.performBatchUpdates {
      source.sections[0].insert(contentsOf: [20, 21, 22], at: 0)
      view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    }
    FrameClock.main.advance(by: 0.1)
    change()
    view.performBatchUpdates {
      source.sections[0].removeFirst(3)
      view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
    }
    view.layoutIfNeeded()
    return (before, try #require(view.cellForItem(at: [0, 2])))
  }

  @Test("12.A10: a cell that was deselected while it left is not selected when it returns")
  func deselected() throws {
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    let cells = try pushOutAndBack { view.deselectItem(at: [0, 5], animated: false) }
    #expect(cells.after === cells.before)
    #expect(!cells.after.isSelected)
  }

  @Test("12.A10: a cell that was selected while it left is selected when it returns")
  func selected() throws {
    let cells = try pushOutAndBack { view.selectItem(at: [0, 5], animated: false, scrollPosition: []) }
    #expect(cells.after === cells.before)
    #expect(cells.after.isSelected)
  }

  @Test("12.A10: a cell that left while editing began is editing when it returns")
  func editing() throws {
    var states: [Bool] = []
    let cell = try #require(view.cellForItem(at: [0, 2]))
    cell.configurationUpdateHandler = { _, state in states.append(state.isEditing) }
    let cells = try pushOutAndBack { view.isEditing = true }
    #expect(cells.after === cells.before)
    #expect(states.last == true)
  }

  @Test("12.A10: scrolling brings a leaving cell back with the selection of now")
  func scrolledBack() throws {
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    let cell = try #require(view.cellForItem(at: [0, 2]))
    view.performBatchUpdates {
      source.sections[0].insert(contentsOf: [20, 21, 22], at: 0)
      view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    }
    FrameClock.main.advance(by: 0.1)
    view.deselectItem(at: [0, 5], animated: false)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 5]) === cell)
    #expect(!cell.isSelected)
  }
}
