import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("D Batches in a property animator, and views that disappear during a batch", .serialized)
struct BatchInAnimatorTests {
  private let source = LabelledSource([[0, 1, 2, 3]])
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout(itemSize: CGSize(width: 300, height: 40))
    view = UICollectionView(layout, showing: source, width: 300, height: 160, cells: CountedCell.self)
    view.layoutIfNeeded()
  }

  private func startBatch(completion: @escaping (Bool) -> Void = { _ in }) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, source] in
      view.performBatchUpdates(
        {
          source.sections = [[9, 0, 2, 3]]
          view.deleteItems(at: [[0, 1]])
          view.insertItems(at: [[0, 0]])
        }, completion: completion)
    }
    animator.startAnimation()
    return animator
  }

  @Test
  func `reversing the animator doesn't revert the batch`() {
    let animator = startBatch()
    FrameClock.main.run(for: 0.5)
    animator.isReversed = true
    FrameClock.main.run(for: 1)
    #expect(animator.state == .inactive)
    view.layoutIfNeeded()
    view.expectShows(source)
  }

  @Test(arguments: [.start, .end, .current] as [UIViewAnimatingPosition])
  func `stopping and finishing the animator at any position doesn't revert the batch`(
    position: UIViewAnimatingPosition
  ) {
    var completed: [Bool] = []
    let animator = startBatch { completed.append($0) }
    FrameClock.main.run(for: 0.5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    #expect(completed == [false])
    view.layoutIfNeeded()
    view.expectShows(source)
  }

  @Test func `a value set on a moving cell is kept when the animator ends`() {
    let animator = startBatch()
    view.cellForItem(at: [0, 3])?.alpha = 0.5
    FrameClock.main.run(for: 1.1)
    view.layoutIfNeeded()
    expectEqual((animator.state, .inactive), (view.cellForItem(at: [0, 3])?.alpha, 0.5))
  }

  @Test(
    .fact("D19"))
  func `scrolling a cell away during a batch doesn't delay the batch's completion`() {
    source.sections = [Array(0..<40)]
    view.reloadData()
    view.layoutIfNeeded()
    var completed: [Bool] = []
    source.sections = [[99] + Array(0..<40)]
    view.performBatchUpdates {
      view.insertItems(at: [[0, 0]])
    } completion: {
      completed.append($0)
    }
    FrameClock.main.run(for: 0.1)
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0]) == nil)
    FrameClock.main.run(for: 0.15)
    #expect(completed == [])
    FrameClock.main.run(for: 0.1)
    #expect(completed == [true])
    view.expectShows(source)
    expectAll(view.visibleCells) { $0.layer.animationKeys() == nil }
  }

  @Test(.fact("D19"))
  func `an app's animation is interrupted when its cell is scrolled away`() {
    source.sections = [Array(0..<40)]
    view.reloadData()
    view.layoutIfNeeded()
    var completed: [Bool] = []
    UIView.animate(withDuration: 1) { [view] in
      view.cellForItem(at: [0, 0])?.contentView.alpha = 0
    } completion: {
      completed.append($0)
    }
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    FrameClock.main.run(for: 0.1)
    #expect(completed == [false])
  }
}
