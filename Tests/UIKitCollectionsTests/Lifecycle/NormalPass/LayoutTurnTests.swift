import TestSupport
import Testing
import UIKitCollections

@Suite("Layout passes that create many views in turns", .serialized)
struct LayoutTurnTests {
  /// A clock advanced by new cells.
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

  /// Lays out the view in turns.
  ///
  /// - Parameter seconds: The length of each turn.
  /// - Returns: The number of cells after each turn.
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

  @Test func `each turn creates as many cells as time allows, until all cells exist`() {
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

  @Test func `a turn without time creates one view`() {
    let time = Time()
    let source = SlowSource([20], time)
    let view = UICollectionView(RowsLayout(), showing: source, width: 100, height: 200)
    #expect(layOut(view, LayoutTurn { time.now }, turns: 0) == [1, 2, 3, 4, 5])
  }

  @Test func `departing cells leave in the first turn, and staying cells remain`() {
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

  @Test func `in turns, self-sizing cells cause no loop and reach the layout of a single pass`() {
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

  @Test func `each turn measures as many cells as time allows`() {
    final class SlowCell: UICollectionViewCell {
      static var time = Time()
      static var measured = 0

      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        (SlowCell.measured, SlowCell.time.now) = (SlowCell.measured + 1, SlowCell.time.now + 0.001)
        attributes.size.height = 20
        return attributes
      }
    }
    func view(_ source: CountedCells) -> UICollectionView {
      let layout = UICollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 10))
      layout.estimatedItemSize = CGSize(width: 100, height: 10)
      return UICollectionView(layout, showing: source, width: 100, height: 1000, cells: SlowCell.self)
    }
    // Creating these cells takes no time.
    let (source, time) = (CountedCells([300]), SlowCell.time)
    let cut = view(source)
    let turn = LayoutTurn { time.now }
    LayoutTurn.current = turn
    defer { LayoutTurn.current = nil }
    var turns = 0
    repeat {
      let before = SlowCell.measured
      turn.begin(for: 0.0095)
      turn.goOn()
      cut.layoutIfNeeded()
      #expect(SlowCell.measured - before <= 10)
      turns += 1
    } while turn.isUnfinished && turns < 100
    // Fifty cells are visible at the end. Each is measured again at its preferred size.
    #expect(SlowCell.measured == 100)
    #expect(turns >= 10)
    #expect(!turn.isUnfinished)
    LayoutTurn.current = nil
    let other = CountedCells([300])
    let whole = view(other)
    whole.layoutIfNeeded()
    #expect(whole.visibleCells.count == 50)
    #expect(cut.visibleCells.map(\.frame) == whole.visibleCells.map(\.frame))
  }

  @Test(arguments: [true, false])
  func `updates and layout changes with too many new views to animate use turns`(
    isAnimated: Bool
  ) {
    let count = LayoutTurn.mostNewViews + (isAnimated ? 0 : 1)
    let time = Time()
    let source = SlowSource([count + 2], time)
    let large = UICollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 50))
    let view = UICollectionView(large, showing: source, width: 100, height: 100)
    view.layoutIfNeeded()
    #expect(source.asked.count == 2)
    let turn = LayoutTurn { time.now }
    LayoutTurn.current = turn
    defer { LayoutTurn.current = nil }
    func made(_ change: () -> Void) -> Int {
      let before = source.asked.count
      turn.begin(for: 0.0095)
      change()
      view.layoutIfNeeded()
      return source.asked.count - before
    }
    let shown = made {
      view.setCollectionViewLayout(
        UICollectionViewFlowLayout(itemSize: CGSize(width: 10, height: 10)), animated: true)
    }
    #expect(shown == (isAnimated ? count : 10))
    LayoutTurn.current = turn
    #expect(layOut(view, turn, turns: 1).last == count + 2)
    LayoutTurn.current = turn
    let inserted = made {
      view.performBatchUpdates {
        source.counts = [2 * count + 2]
        view.insertItems(at: (0..<count).map { [0, $0] })
      }
    }
    #expect(inserted == (isAnimated ? count : 10))
    LayoutTurn.current = turn
    #expect(layOut(view, turn, turns: 1).last == 2 * count + 2)
  }

  @Test func `in a turn, an update with too many views to animate appears immediately`() throws {
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
    view.expectShows(source)
    #expect(ends == [], "as for an animation block, the completion is called in the next frame")
    FrameClock.main.advance(by: 1 / 60)
    #expect(ends == [true])
    #expect(view.cellForItem(at: [0, 501]) === stays)
    #expect(view.indexPathsForSelectedItems == [[0, 501]])
    view.setCollectionViewLayout(
      UICollectionViewFlowLayout(itemSize: CGSize(width: 20, height: 10)), animated: true)
    view.layoutIfNeeded()
    view.expectShows(source)
  }

  /// Runs `body` in an endless turn with a view of `count` items of 10 × 10 points. At most 900 are visible.
  private func inTurn(
    _ count: Int, _ body: (UICollectionView, LabelledSource) -> Void
  ) {
    let source = LabelledSource([Array(0..<count)])
    let view = UICollectionView(
      UICollectionViewFlowLayout(itemSize: CGSize(width: 10, height: 10)), showing: source, width: 300,
      height: 300)
    let turn = LayoutTurn { 0 }
    turn.begin(for: 1)
    LayoutTurn.current = turn
    defer { LayoutTurn.current = nil }
    view.layoutIfNeeded()
    body(view, source)
  }

  @Test
  func `unanimated updates and layout changes in a turn complete immediately`() {
    inTurn(1000) { view, source in
      var ends: [String] = []
      UIView.performWithoutAnimation {
        view.performBatchUpdates {
          source.sections[0].remove(at: 0)
          view.deleteItems(at: [[0, 0]])
        } completion: {
          ends.append("update \($0)")
        }
        view.setCollectionViewLayout(
          UICollectionViewFlowLayout(itemSize: CGSize(width: 20, height: 10)), animated: true
        ) { ends.append("layout \($0)") }
      }
      #expect(ends == ["update true", "layout true"])
    }
  }

  @Test func `changes started by completion handlers proceed at one per frame`() {
    inTurn(1000) { view, source in
      var (updates, layouts) = (0, 0)
      @MainActor func update() {
        view.performBatchUpdates {
          source.sections[0].remove(at: 0)
          view.deleteItems(at: [[0, 0]])
        } completion: { _ in
          updates += 1
          if updates < 5 { update() }
        }
      }
      update()
      #expect(updates == 0)
      for frame in 1...5 {
        FrameClock.main.advance(by: 1 / 60)
        #expect(updates == frame)
      }
      view.expectShows(source)
      @MainActor func change() {
        let size = CGSize(width: layouts.isMultiple(of: 2) ? 9 : 10, height: 10)
        view.setCollectionViewLayout(UICollectionViewFlowLayout(itemSize: size), animated: true) { _ in
          layouts += 1
          if layouts < 5 { change() }
        }
      }
      change()
      #expect(layouts == 0)
      for frame in 1...5 {
        FrameClock.main.advance(by: 1 / 60)
        #expect(layouts == frame)
      }
      view.layoutIfNeeded()
      view.expectShows(source)
    }
  }

  @Test func `batches and layout changes adding very many views are spread over turns`() {
    let time = Time()
    let source = SlowSource([5], time)
    let few = UICollectionViewFlowLayout(itemSize: CGSize(width: 10, height: 10))
    let view = UICollectionView(few, showing: source, width: 300, height: 300)
    let turn = LayoutTurn { time.now }
    LayoutTurn.current = turn
    defer { LayoutTurn.current = nil }
    turn.begin(for: 1)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 5)
    // An update.
    turn.begin(for: 0.0095)
    let first = view.cellForItem(at: [0, 0])
    view.performBatchUpdates {
      source.counts = [2000]
      view.insertItems(at: (5..<2000).map { [0, $0] })
    }
    #expect(view.visibleCells.count == 15)
    #expect(view.cellForItem(at: [0, 0]) === first)
    #expect(layOut(view, turn, turns: 0.0995).last == 900)
    // A change of layout.
    view.setCollectionViewLayout(
      UICollectionViewFlowLayout(itemSize: CGSize(width: 300, height: 300)), animated: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    LayoutTurn.current = turn
    turn.begin(for: 0.0095)
    view.setCollectionViewLayout(few, animated: true)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 11)
    #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(layOut(view, turn, turns: 0.0995).last == 900)
  }

  @Test func `without a turn, all cells are created at once`() {
    let time = Time()
    let source = SlowSource([1000], time)
    let view = UICollectionView(RowsLayout(), showing: source, width: 100, height: 4000)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 100)
  }
}
