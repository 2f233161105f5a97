import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

/// Interactive movement of items in orthogonal sections. UIKit's behavior hasn't been measured. Here, the
/// moving item stays under the finger and drops at its visible position.
@MainActor @Suite struct OrthogonalMovementTests {
  private final class Movable: NSObject, UICollectionViewDataSource {
    var counts = [10, 3]
    var moves: [[IndexPath]] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      true
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) {
      moves.append([source, target])
      counts[source.section] -= 1
      counts[target.section] += 1
    }
  }

  private let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let source = Movable()

  /// Creates ten squares of 100 points in a row above three rows of 60.
  init() {
    let layout = UICollectionViewCompositionalLayout { number, _ in
      guard number == 0 else {
        return NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(60)))
      }
      let section = NSCollectionLayoutSection(
        group: CompositionalStage.single(.absolute(100), .absolute(100)))
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      return section
    }
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  private var strip: OrthogonalScrollView? {
    view.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first
  }

  private func middle(_ path: IndexPath) -> CGPoint? {
    view.cellForItem(at: path).flatMap { cell in cell.superview?.convert(cell.center, to: view) }
  }

  private func scroll(to distance: CGFloat) throws {
    try #require(strip).contentOffset.x = distance
    view.layoutIfNeeded()
  }

  @Test
  func `in a scrolled section, a moved item follows the finger and drops close to it`()
    throws
  {
    try scroll(to: 300)
    #expect(middle([0, 4]) == CGPoint(x: 150, y: 50))
    let cell = try #require(view.cellForItem(at: [0, 4]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 4]))
    FrameClock.main.run(for: 1)
    #expect(middle([0, 4]) == CGPoint(x: 150, y: 50))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 230, y: 60))
    FrameClock.main.run(for: 1)
    // The item has exchanged paths with the next one.
    #expect(view.cellForItem(at: [0, 5]) === cell)
    expectEqual((middle([0, 5]), CGPoint(x: 230, y: 60)), (middle([0, 4]), CGPoint(x: 150, y: 50)))
    view.endInteractiveMovement()
    FrameClock.main.run(for: 1)
    expectEqual((source.moves, [[[0, 4], [0, 5]]]), (middle([0, 5]), CGPoint(x: 250, y: 50)))
    #expect(cell.superview === strip)
    #expect(strip?.contentOffset.x == 300)
  }

  @Test func `a moved item leaves its orthogonal section for another, above all other cells`() throws {
    try scroll(to: 300)
    let cell = try #require(view.cellForItem(at: [0, 4]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 4]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 190))
    FrameClock.main.run(for: 1)
    #expect(view.cellForItem(at: [1, 1]) === cell)
    #expect(cell.superview === view)
    #expect(middle([1, 1]) == CGPoint(x: 150, y: 190))
    view.endInteractiveMovement()
    FrameClock.main.run(for: 1)
    expectEqual((source.moves, [[[0, 4], [1, 1]]]), (middle([1, 1]), CGPoint(x: 160, y: 190)))
  }

  @Test func `a canceled movement returns the item to its position in the section`() throws {
    try scroll(to: 300)
    let cell = try #require(view.cellForItem(at: [0, 4]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 4]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 190))
    FrameClock.main.run(for: 1)
    view.cancelInteractiveMovement()
    FrameClock.main.run(for: 1)
    #expect(source.moves.isEmpty)
    #expect(view.cellForItem(at: [0, 4]) === cell)
    #expect(cell.superview === strip)
    #expect(middle([0, 4]) == CGPoint(x: 150, y: 50))
  }

  @Test
  func `an item moved to the section's edge scrolls the section, which snaps at the end`()
    throws
  {
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 310, y: 50))
    FrameClock.main.run(for: 0.5)
    let distance = try #require(strip).contentOffset.x
    #expect(distance > 100)
    #expect(view.contentOffset == .zero)
    let movingCell = try #require(
      view.indexPathsForVisibleItems.first { middle($0) == CGPoint(x: 310, y: 50) })
    #expect(movingCell.section == 0)
    #expect(movingCell.item > 3)
    view.endInteractiveMovement()
    FrameClock.main.run(for: 2)
    expectEqual(
      (source.moves, [[[0, 0], movingCell]]),
      ((try #require(strip).contentOffset.x).truncatingRemainder(dividingBy: 100), 0))
  }

  @Test func `in a vertically scrolling strip, a picked-up item stays in place`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(100), .absolute(100)))
    section.orthogonalScrollingBehavior = .continuous
    source.counts = [10]
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), animated: false)
    view.layoutIfNeeded()
    try #require(strip).contentOffset.y = 300
    view.layoutIfNeeded()
    let before = try #require(middle([0, 4]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 4]))
    FrameClock.main.run(for: 1)
    #expect(middle([0, 4]) == before)
    view.cancelInteractiveMovement()
    FrameClock.main.run(for: 1)
    #expect(middle([0, 4]) == before)
  }
}
