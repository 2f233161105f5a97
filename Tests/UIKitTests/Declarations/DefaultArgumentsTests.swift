import Testing
import UIKit

/// Calls UIKit without any argument that has a default value in UIKit (Apple's documentation). Compiling
/// the calls is half of the test.
@Suite("Default arguments, as UIKit declares them", .serialized)
@MainActor
struct DefaultArgumentsTests {
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  }

  @Test func `collection view methods can be called with default arguments`() {
    view.layoutIfNeeded()
    view.performBatchUpdates(nil)
    view.performBatchUpdates {}
    let next = UICollectionViewFlowLayout()
    view.setCollectionViewLayout(next, animated: false)
    #expect(view.collectionViewLayout === next)
    let transition = view.startInteractiveTransition(to: layout)
    #expect(view.collectionViewLayout === transition)
    view.cancelInteractiveTransition()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    #expect(attributes.isEqual(attributes.copy()))
  }

  @Test func `diffable data source methods can be called with default arguments`() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    // Items go to the last section by default.
    snapshot.appendItems([1, 2])
    #expect(snapshot.itemIdentifiers(inSection: 1) == [1, 2])
    source.applySnapshotUsingReloadData(snapshot)
    snapshot.appendItems([3])
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot().numberOfItems == 3)
    snapshot.deleteItems([3])
    source.applySnapshotUsingReloadData(snapshot)
    #expect(source.snapshot().numberOfItems == 2)
  }

  @Test func `section snapshot methods can be called with default arguments`() {
    var section = NSDiffableDataSourceSectionSnapshot<Int>()
    // Items are roots by default.
    section.append([1, 2])
    section.append([3], to: 1)
    #expect(section.rootItems == [1, 2])
    // By default, the parent isn't included.
    #expect(section.snapshot(of: 1).items == [3])
    var other = NSDiffableDataSourceSectionSnapshot<Int>()
    other.append([7])
    section.insert(other, before: 2)
    section.insert([8], after: 7)
    #expect(section.rootItems == [1, 7, 8, 2])
  }

  @Test func `animation methods can be called with default arguments`() {
    let moved = UIView()
    UIView.animate(withDuration: 0) { moved.frame.origin.x = 1 }
    UIView.animate(withDuration: 0, delay: 0) { moved.frame.origin.x = 2 }
    UIView.animate(withDuration: 0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      moved.frame.origin.x = 3
    }
    UIView.animate { moved.frame.origin.x = 4 }
    UIView.animateKeyframes(withDuration: 0, delay: 0) { moved.frame.origin.x = 5 }
    #expect(moved.frame.origin.x == 5)
    let animators = [
      UIViewPropertyAnimator(duration: 0.1, curve: .linear),
      UIViewPropertyAnimator(duration: 0.1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)),
      UIViewPropertyAnimator(duration: 0.1, dampingRatio: 1),
    ]
    #expect(animators.map(\.state) == [.inactive, .inactive, .inactive])
    let running = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.1, delay: 0, animations: { moved.alpha = 0 })
    #expect(running.isRunning)
    running.stopAnimation(true)
  }
}
