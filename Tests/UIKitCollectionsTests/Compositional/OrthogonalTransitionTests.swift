import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

/// Layout changes to and from orthogonal sections. Animations start and end at visible positions.
@MainActor @Suite struct OrthogonalTransitionTests {
  private let stage: CompositionalStage

  /// Returns ten squares of 100 points in a row.
  private static func shelf(top: CGFloat = 0) -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(100), .absolute(100)))
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets.top = top
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Returns a column of the same items, 50 points high.
  private static func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 1000
    layout.minimumLineSpacing = 0
    return layout
  }

  init() throws {
    stage = CompositionalStage(CGSize(width: 320, height: 600), items: [10], Self.shelf())
    stage.show()
    try #require(stage.strips.first).contentOffset.x = 300
    stage.view.layoutIfNeeded()
  }

  /// Returns the current center of a cell during animations.
  private func seen(_ cell: UICollectionViewCell) -> CGPoint {
    var point = (cell.layer.presentation() ?? cell.layer).position
    if let strip = cell.superview as? OrthogonalScrollView {
      let layer = strip.layer.presentation() ?? strip.layer
      point = CGPoint(
        x: point.x + layer.frame.minX - layer.bounds.minX, y: point.y + layer.frame.minY - layer.bounds.minY)
    }
    return point
  }

  @Test func `cells animate to a new layout from their visible positions in the section`() throws {
    let staying = try #require(stage.view.cellForItem(at: [0, 4]))
    #expect(seen(staying) == CGPoint(x: 150, y: 50))
    stage.view.setCollectionViewLayout(Self.rows(), animated: true)
    FrameClock.main.advance(by: 0.001)
    #expect(abs(seen(staying).x - 150) < 5)
    #expect(abs(seen(staying).y - 50) < 10)
    // A cell that was out of sight comes from its position in the old layout.
    let arriving = try #require(stage.view.cellForItem(at: [0, 0]))
    #expect(abs(seen(arriving).x + 250) < 5)
    FrameClock.main.run(for: 1)
    #expect(stage.shownFrame(4) == CGRect(x: 110, y: 200, width: 100, height: 50))
    #expect(stage.strips.isEmpty)
  }

  @Test func `cells animate from a list into an orthogonal section's initial positions`() throws {
    stage.view.setCollectionViewLayout(Self.rows(), animated: false)
    stage.view.layoutIfNeeded()
    let (staying, leaving) = (
      try #require(stage.view.cellForItem(at: [0, 1])), try #require(stage.view.cellForItem(at: [0, 9]))
    )
    stage.view.setCollectionViewLayout(Self.shelf(), animated: true)
    FrameClock.main.advance(by: 0.001)
    #expect(abs(seen(staying).x - 160) < 5)
    #expect(abs(seen(staying).y - 75) < 10)
    #expect(abs(seen(leaving).x - 160) < 15)
    #expect(abs(seen(leaving).y - 475) < 10)
    FrameClock.main.run(for: 1)
    #expect(staying.superview === stage.strips.first)
    expectEqual(
      (stage.shownFrame(1), CGRect(x: 100, y: 0, width: 100, height: 100)),
      (stage.shown(), [0, 1, 2, 3]))
  }

  @Test(arguments: [true, false])
  func `switching between two layouts with orthogonal sections makes no cell jump`(animated: Bool) throws {
    let staying = try #require(stage.view.cellForItem(at: [0, 3]))
    stage.view.setCollectionViewLayout(Self.shelf(top: 40), animated: animated)
    if animated {
      FrameClock.main.advance(by: 0.001)
      #expect(abs(seen(staying).x - 50) < 5)
      #expect(abs(seen(staying).y - 50) < 5)
      FrameClock.main.run(for: 1)
    }
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.strips.count, 1),
      (stage.shown(), [0, 1, 2, 3]),
      (stage.shownFrame(3), CGRect(x: 300, y: 40, width: 100, height: 100)))
  }

  @Test func `an interactive transition starts at the section's offset and cancels back to it`()
    throws
  {
    let cell = try #require(stage.view.cellForItem(at: [0, 4]))
    let transition = stage.view.startInteractiveTransition(to: Self.rows())
    stage.view.layoutIfNeeded()
    #expect(stage.shownFrame(4) == CGRect(x: 100, y: 0, width: 100, height: 100))
    transition.transitionProgress = 0.5
    stage.view.layoutIfNeeded()
    #expect(stage.shownFrame(4) == CGRect(x: 105, y: 100, width: 100, height: 75))
    stage.view.cancelInteractiveTransition()
    FrameClock.main.run(for: 1)
    #expect(stage.view.cellForItem(at: [0, 4]) === cell)
    #expect(cell.superview === stage.strips.first)
    expectEqual(
      (stage.shownFrame(4), CGRect(x: 100, y: 0, width: 100, height: 100)),
      (stage.strips.first?.contentOffset.x, 300))
  }

  @Test func `cells being deleted from an orthogonal section join a new layout`() throws {
    stage.source.counts = [9]
    stage.view.deleteItems(at: [[0, 3]])
    FrameClock.main.run(for: 0.05)
    stage.view.setCollectionViewLayout(Self.rows(), animated: true)
    FrameClock.main.run(for: 0.05)
    stage.view.setCollectionViewLayout(Self.shelf(), animated: true)
    FrameClock.main.run(for: 0.05)
    stage.view.setCollectionViewLayout(Self.rows(), animated: true)
    FrameClock.main.run(for: 2)
    #expect(stage.view.visibleCells.count == 9)
    expectAll(stage.view.visibleCells) { $0.superview === stage.view }
    #expect(stage.strips.isEmpty)
  }

  @Test func `an unanimated layout change returns an orthogonal section's cells to the view`() throws {
    try #require(stage.strips.first).contentOffset.x = 0
    stage.view.layoutIfNeeded()
    let shown = stage.view.visibleCells
    expectAll(shown) { $0.superview is OrthogonalScrollView }
    stage.view.setCollectionViewLayout(Self.rows(), animated: false)
    stage.view.layoutIfNeeded()
    #expect(shown.count == 4)
    expectAll(shown) { $0.superview === stage.view }
    #expect(stage.strips.isEmpty)
  }

  @Test func `a section has its scroll view even if only the gap above its items is visible`() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets.top = 90
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets.top = 350
    let stage = CompositionalStage(
      CGSize(width: 320, height: 400), items: [10], UICollectionViewCompositionalLayout(section: section))
    stage.show()
    #expect(stage.view.visibleCells.isEmpty)
    #expect(stage.strips.count == 1)
  }
}
