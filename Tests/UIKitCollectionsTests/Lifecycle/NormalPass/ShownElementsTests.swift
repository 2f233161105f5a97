import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// The views shown for elements, with their positions and order.
@MainActor @Suite struct ShownElementsTests {
  private let source = CountedCells([6])

  private func rows(height: CGFloat = 50) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: height)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private final class PickySource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let first = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      _ = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      return first
    }
  }

  @Test func `a cell has its frame even if another one was dequeued after it`() {
    UIKitException.checksDequeuedViews = false
    defer { UIKitException.checksDequeuedViews = true }
    let picky = PickySource()
    let view = UICollectionView(rows(), showing: picky, width: 300, height: 400)
    view.layoutIfNeeded()
    expectEqual(
      (view.cellForItem(at: [0, 0])?.frame, CGRect(x: 0, y: 0, width: 300, height: 50)),
      (view.cellForItem(at: [0, 1])?.frame, CGRect(x: 0, y: 50, width: 300, height: 50)))
  }

  @Test func `the background view stays the first subview`() {
    let view = UICollectionView(rows(), showing: source, width: 300, height: 120)
    let background = UIView()
    view.backgroundView = background
    view.layoutIfNeeded()
    #expect(view.subviews.first === background)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.subviews.first === background)
    #expect(view.visibleCells.count == 3)
  }

  @Test func `indexPathForItem returns nil at a point on a header`() {
    let layout = rows()
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    let view = UICollectionView(layout, showing: source, width: 300, height: 400)
    view.layoutIfNeeded()
    expectEqual(
      (view.indexPathForItem(at: CGPoint(x: 150, y: 20)), nil),
      (view.indexPathForItem(at: CGPoint(x: 150, y: 60)), [0, 0]))
  }

  @Test func `a single item wider than its section logs a warning`() {
    source.counts = [1]
    let layout = rows()
    layout.itemSize.width = 400
    let said = warnings {
      let view = UICollectionView(layout, showing: source, width: 300, height: 400)
      view.layoutIfNeeded()
    }
    #expect(said.contains { $0.contains("the item width must be less") })
  }

  @Test func `a cell hidden by the app is shown again with its next attributes`() {
    let layout = rows()
    let view = UICollectionView(layout, showing: source, width: 300, height: 400)
    view.layoutIfNeeded()
    view.cellForItem(at: [0, 0])?.isHidden = true
    layout.itemSize.height = 60
    view.layoutIfNeeded()
    expectEqual(
      (view.cellForItem(at: [0, 0])?.isHidden, false),
      (view.cellForItem(at: [0, 0])?.frame.height, 60))
  }

  @Test(arguments: [true, false])
  func `of overlapping cells, the later one stays on top after a batch`(isAnimated: Bool) {
    let layout = rows()
    layout.minimumLineSpacing = -30
    let labelled = LabelledSource([[0, 1, 2, 3, 4]])
    let view = UICollectionView(layout, showing: labelled, width: 300, height: 400)
    let window = view.shownInWindow()
    window.layoutIfNeeded()
    UIView.setAnimationsEnabled(isAnimated)
    defer { UIView.setAnimationsEnabled(true) }
    let batches: [([Int], () -> Void)] = [
      ([1, 2, 3, 4, 0], { view.moveItem(at: [0, 0], to: [0, 4]) }),
      ([4, 1, 2, 3, 0], { view.moveItem(at: [0, 3], to: [0, 0]) }),
      (
        [5, 3, 4, 1, 0],
        {
          view.insertItems(at: [[0, 0]])
          view.deleteItems(at: [[0, 2]])
          view.moveItem(at: [0, 3], to: [0, 1])
        }
      ),
    ]
    for (order, batch) in batches {
      view.performBatchUpdates {
        labelled.sections = [order]
        batch()
      }
      FrameClock.main.run(for: 1)
      #expect(view.cellsOnScreen.map(\.tag) == order)
      for (item, number) in order.enumerated() {
        let point = CGPoint(x: 150, y: 20 * CGFloat(item) + 15)
        expectEqual(
          (view.hitTest(point, with: nil)?.superview?.tag, number),
          (view.indexPathForItem(at: point), [0, item]))
      }
    }
  }

  private final class FadingLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      return attributes
    }
  }

  private final class MovingSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  @Test func `a picked-up item has its moving attributes before it moves`() {
    let moving = MovingSource()
    let view = UICollectionView(FadingLayout(), showing: moving, width: 300, height: 400)
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    expectEqual(
      (view.cellForItem(at: [0, 1])?.alpha, 0.5),
      (view.cellForItem(at: [0, 0])?.alpha, 1))
    view.cancelInteractiveMovement()
  }
}
