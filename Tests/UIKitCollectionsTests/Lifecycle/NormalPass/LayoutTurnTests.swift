import TestSupport
import Testing
import UIKitCollections

@Suite("A layout pass that makes many views can be cut, and goes on", .serialized)
struct LayoutTurnTests {
  /// Time passes where cells are made.
  private final class Time {
    var now = 0.0
  }

  private final class SlowSource: CountedCells {
    let time: Time

    init(_ counts: [Int], _ time: Time) {
      self.time = time
      super.init(counts)
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      time.now += 0.001
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  /// Lays out in turns of `seconds`. Returns how many cells were there after each.
  private func layOut(_ view: UICollectionView, _ turn: LayoutTurn, turns seconds: Double) -> [Int] {
    LayoutTurn.current = turn
    defer { LayoutTurn.current = nil }
    var counts: [Int] = []
    repeat {
      turn.begin(for: seconds)
      turn.goOn()
      view.layoutIfNeeded()
      counts.append(view.visibleCells.count)
    } while turn.isUnfinished && counts.count < 200
    return counts
  }

  @Test func `each turn makes as many cells as there is time for, each cell once, until all are there`() {
    let time = Time()
    let source = SlowSource([1000], time)
    let view = UICollectionView(
      UICollectionViewFlowLayout(itemSize: CGSize(width: 10, height: 10)), showing: source, width: 100,
      height: 100)
    let turn = LayoutTurn { time.now }
    #expect(layOut(view, turn, turns: 0.0295) == [30, 60, 90, 100])
    #expect(source.asked == (0..<100).map { [0, $0] })
    let whole = UICollectionView(
      UICollectionViewFlowLayout(itemSize: CGSize(width: 10, height: 10)), showing: source, width: 100,
      height: 100)
    whole.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame) == whole.visibleCells.map(\.frame))
    #expect(view.indexPathsForVisibleItems == whole.indexPathsForVisibleItems)
    #expect(view.subviews.map(\.frame) == whole.subviews.map(\.frame))
  }

  @Test func `a turn that is over before it begins makes one view, so that all are there in the end`() {
    let time = Time()
    let source = SlowSource([20], time)
    let view = UICollectionView(RowsLayout(), showing: source, width: 100, height: 200)
    #expect(layOut(view, LayoutTurn { time.now }, turns: 0) == [1, 2, 3, 4, 5])
  }

  @Test func `cells that leave are gone in the first turn, those that stay remain`() {
    let time = Time()
    let source = SlowSource([1000], time)
    let view = UICollectionView(RowsLayout(), showing: source, width: 100, height: 400)
    view.layoutIfNeeded()
    let stays = view.cellForItem(at: [0, 9])
    view.contentOffset.y = 320
    #expect(layOut(view, LayoutTurn { time.now }, turns: 0.0025) == [5, 8, 10])
    #expect(view.cellForItem(at: [0, 9]) === stays)
    #expect(view.indexPathsForVisibleItems == (8..<18).map { [0, $0] })
  }

  @Test func `cells that measure themselves lead to no loop, and to the same layout`() {
    final class TallCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        attributes.size.height = 17
        return attributes
      }
    }
    func layout() -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 10))
      layout.estimatedItemSize = CGSize(width: 100, height: 10)
      return layout
    }
    let time = Time()
    let source = SlowSource([300], time)
    let view = UICollectionView(layout(), showing: source, width: 100, height: 1000, cells: TallCell.self)
    let counts = layOut(view, LayoutTurn { time.now }, turns: 0.0095)
    #expect(counts.count > 5)
    let whole = UICollectionView(layout(), showing: source, width: 100, height: 1000, cells: TallCell.self)
    whole.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame) == whole.visibleCells.map(\.frame))
  }

  @Test func `an update of more views than are animated is there at once, in a turn`() throws {
    let source = LabelledSource([Array(0..<2000)])
    let view = UICollectionView(
      UICollectionViewFlowLayout(itemSize: CGSize(width: 10, height: 10)), showing: source, width: 300,
      height: 300)
    let turn = LayoutTurn { 0 }
    turn.begin(for: 1)
    LayoutTurn.current = turn
    defer { LayoutTurn.current = nil }
    view.layoutIfNeeded()
    #expect(view.visibleCells.count > LayoutTurn.mostMovingViews)
    view.selectItem(at: [0, 500], animated: false, scrollPosition: [])
    let stays = view.cellForItem(at: [0, 500])
    var ends: [Bool] = []
    view.performBatchUpdates {
      source.sections[0].remove(at: 3)
      source.sections[0].insert(5000, at: 1)
      source.sections[0].insert(5001, at: 2)
      source.sections[0].swapAt(20, 1500)
      view.deleteItems(at: [[0, 3]])
      view.insertItems(at: [[0, 1], [0, 2]])
      view.moveItem(at: [0, 19], to: [0, 1500])
      view.moveItem(at: [0, 1499], to: [0, 20])
    } completion: {
      ends.append($0)
    }
    #expect(ends == [true])
    view.expectShows(source)
    #expect(view.cellForItem(at: [0, 501]) === stays)
    #expect(view.indexPathsForSelectedItems == [[0, 501]])
    view.setCollectionViewLayout(
      UICollectionViewFlowLayout(itemSize: CGSize(width: 20, height: 10)), animated: true)
    view.layoutIfNeeded()
    view.expectShows(source)
  }

  @Test func `without a turn, all are made at once, however long it takes`() {
    let time = Time()
    let source = SlowSource([1000], time)
    let view = UICollectionView(RowsLayout(), showing: source, width: 100, height: 4000)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 100)
  }
}
