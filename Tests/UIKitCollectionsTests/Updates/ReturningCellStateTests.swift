import UIKitCollections
import TestSupport
import Testing

/// A returning cell reflects the collection view's current state for its item.
@MainActor @Suite(.serialized) struct ReturningCellStateTests {
  /// A cell that stores the state of its last configuration update.
  private final class StatefulCell: UICollectionViewCell {
    private(set) var state: UICellConfigurationState?

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      self.state = state
    }
  }

  private final class Choosing: NSObject, UICollectionViewDelegate {
    var willDisplay: (IndexPath) -> Void = { _ in }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { willDisplay(indexPath) }
  }

  /// The ways an item can gradually leave and return.
  enum Way: CaseIterable {
    case batches, layouts, sizes, movement

    @MainActor func send(_ view: UICollectionView, _ source: LabelledSource, away: Bool) {
      switch self {
      case .batches:
        view.performBatchUpdates {
          if away {
            source.sections[0].insert(contentsOf: 10..<14, at: 0)
          } else {
            source.sections[0].removeFirst(4)
          }
          let paths = (0..<4).map { IndexPath(item: $0, section: 0) }
          if away { view.insertItems(at: paths) } else { view.deleteItems(at: paths) }
        }
      case .layouts:
        view.setCollectionViewLayout(ReturningCellStateTests.rows(away ? 200 : 40), animated: true)
      case .sizes:
        UIView.animate(withDuration: 0.3) { view.frame.size.height = away ? 70 : 160 }
      case .movement:
        let number = source.sections[0][3]
        let last = source.sections[0].count - 1
        view.performBatchUpdates {
          if away {
            source.sections[0] = [0, 1, 2] + (4...last) + [number]
            view.moveItem(at: [0, 3], to: [0, last])
          } else {
            source.sections[0] = Array(0...last)
            view.moveItem(at: [0, last], to: [0, 3])
          }
        }
      }
    }
  }

  private static func rows(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout(itemSize: CGSize(width: 300, height: height))
    layout.minimumLineSpacing = 0
    return layout
  }

  private let source = LabelledSource([Array(0..<10)])
  private let delegate = Choosing()
  private let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 160))

  init() {
    view = UICollectionView(
      Self.rows(40), showing: source, width: 300, height: 160, cells: StatefulCell.self)
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = delegate
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  private func cell(_ label: Int) throws -> UICollectionViewCell {
    try #require(view.cellsOnScreen.first { $0.tag == label })
  }

  private func path(_ label: Int) throws -> IndexPath { try #require(source.path(of: label)) }

  @Test(arguments: Way.allCases)
  func `a departing cell returns selected if its item was selected meanwhile`(
    way: Way
  ) throws {
    let cell = try cell(3)
    way.send(view, source, away: true)
    FrameClock.main.run(for: 0.1)
    #expect(!view.visibleCells.contains(cell))
    view.selectItem(at: try path(3), animated: false, scrollPosition: [])
    way.send(view, source, away: false)
    #expect(view.cellForItem(at: [0, 3]) === cell)
    #expect(cell.isSelected)
    FrameClock.main.run(for: 0.5)
    #expect(cell.isSelected)
  }

  @Test(arguments: Way.allCases)
  func `a departing cell returns deselected if its item was deselected meanwhile`(way: Way)
    throws
  {
    let cell = try cell(3)
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    #expect(cell.isSelected)
    way.send(view, source, away: true)
    FrameClock.main.run(for: 0.1)
    view.deselectItem(at: try path(3), animated: false)
    way.send(view, source, away: false)
    #expect(view.cellForItem(at: [0, 3]) === cell)
    #expect(!cell.isSelected)
  }

  @Test(arguments: Way.allCases)
  func `a departing cell is selected immediately when its item is`(way: Way) throws {
    let cell = try cell(3)
    way.send(view, source, away: true)
    FrameClock.main.run(for: 0.1)
    view.selectItem(at: try path(3), animated: false, scrollPosition: [])
    #expect(cell.isSelected)
  }

  @Test func `a cell returning by scrolling has the current selection`()
    throws
  {
    let cell = try cell(3)
    Way.batches.send(view, source, away: true)
    FrameClock.main.run(for: 0.1)
    view.selectItem(at: try path(3), animated: false, scrollPosition: [])
    view.contentOffset.y = 160
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: try path(3)) === cell)
    #expect(cell.isSelected)
  }

  @Test(arguments: Way.allCases)
  func `a departing cell returns in the editing state if editing began meanwhile`(way: Way)
    throws
  {
    let cell = try #require(try cell(3) as? StatefulCell)
    #expect(cell.state?.isEditing != true)
    way.send(view, source, away: true)
    FrameClock.main.run(for: 0.1)
    view.isEditing = true
    way.send(view, source, away: false)
    view.layoutIfNeeded()
    FrameClock.main.run(for: 0.5)
    #expect(view.cellForItem(at: [0, 3]) === cell)
    #expect(cell.state?.isEditing == true)
  }

  @Test func `a cell reused after editing began has the editing state`() throws {
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    // One cell is waiting for reuse.
    view.isEditing = true
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    FrameClock.main.run(for: 0.5)
    #expect(view.visibleCells.count == 5)
    expectAll(view.visibleCells) { ($0 as? StatefulCell)?.state?.isEditing == true }
  }

  @Test func `selecting an item in willDisplay selects its cell`()
    throws
  {
    delegate.willDisplay = { [view] path in
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    expectEqual(
      (view.indexPathsForSelectedItems, [[0, 4]]),
      (view.cellForItem(at: [0, 4])?.isSelected, true))
  }

  @Test
  func `selecting an item while a batch creates cells selects only its cell`()
    throws
  {
    delegate.willDisplay = { [view] _ in
      view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    }
    view.performBatchUpdates {
      source.sections[0].insert(20, at: 0)
      view.insertItems(at: [[0, 0]])
    }
    #expect(view.visibleCells.filter(\.isSelected).map(\.tag) == [1])
    FrameClock.main.run(for: 0.5)
    #expect(view.visibleCells.filter(\.isSelected).map(\.tag) == [1])
  }

  @Test func `reloadData deselects all cells`() throws {
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let cell = try cell(1)
    view.reloadData()
    #expect(!cell.isSelected)
    view.layoutIfNeeded()
    expectAll(view.visibleCells) { !$0.isSelected }
  }

  @Test(
    arguments: Way.allCases)
  func `lifting a finger over a cell that left and returned selects its item`(
    way: Way
  ) throws {
    let finger = Finger(in: window)
    let cell = try cell(3)
    finger.down(at: CGPoint(x: 100, y: 140))
    FrameClock.main.run(for: 0.3)
    #expect(view.cellForItem(at: [0, 3])?.isHighlighted == true)
    way.send(view, source, away: true)
    FrameClock.main.run(for: 0.1)
    way.send(view, source, away: false)
    #expect(view.cellForItem(at: [0, 3]) === cell)
    #expect(cell.isHighlighted)
    FrameClock.main.run(for: 0.5)
    finger.lift()
    expectEqual((cell.isHighlighted, false), (view.indexPathsForSelectedItems, [[0, 3]]))
  }

  @Test func `a cell returns unhighlighted if the finger was lifted while it departed`()
    throws
  {
    let finger = Finger(in: window)
    let cell = try cell(3)
    finger.down(at: CGPoint(x: 100, y: 140))
    FrameClock.main.run(for: 0.3)
    #expect(view.cellForItem(at: [0, 3])?.isHighlighted == true)
    Way.batches.send(view, source, away: true)
    FrameClock.main.run(for: 0.1)
    finger.lift()
    Way.batches.send(view, source, away: false)
    #expect(view.cellForItem(at: [0, 3]) === cell)
    #expect(!cell.isHighlighted)
  }

  @Test func `a reload under a finger leaves nothing highlighted or selected`()
    throws
  {
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 100, y: 140))
    FrameClock.main.run(for: 0.3)
    #expect(view.cellForItem(at: [0, 3])?.isHighlighted == true)
    source.sections[0] = Array(20..<30)
    view.reloadData()
    view.layoutIfNeeded()
    expectAll(view.visibleCells) { !$0.isHighlighted }
    finger.lift()
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test
  func `a cell reused for another item under the finger isn't highlighted or selected`()
    throws
  {
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 100, y: 140))
    FrameClock.main.run(for: 0.3)
    #expect(view.cellForItem(at: [0, 3])?.isHighlighted == true)
    view.performBatchUpdates {
      source.sections[0].remove(at: 3)
      view.deleteItems(at: [[0, 3]])
    }
    FrameClock.main.run(for: 0.5)
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    expectAll(view.visibleCells) { !$0.isHighlighted }
    finger.lift()
    #expect(view.indexPathsForSelectedItems == nil)
  }
}
