import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

private final class ReorderableSource: LabelledSource {
  var moves: [String] = []
  var fixed: Set<Int> = []

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append(
      "\(sourceIndexPath.section).\(sourceIndexPath.item) \(destinationIndexPath.section).\(destinationIndexPath.item)"
    )
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// A data source with items that can be picked up but not dropped.
private final class ShownOnly: NSObject, UICollectionViewDataSource {
  private let source: LabelledSource

  init(_ source: LabelledSource) { self.source = source }

  func numberOfSections(in collectionView: UICollectionView) -> Int { source.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    source.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
}

/// Reorders in overrides that don't call super, as apps did before reordering handlers existed.
final class OverridingSource: UICollectionViewDiffableDataSource<Int, Int> {
  enum Way: CaseIterable { case applies, appliesLater, appliesNothing }

  var way = Way.applies
  private var latest: NSDiffableDataSourceSnapshot<Int, Int>?

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard way != .appliesNothing, let item = itemIdentifier(for: sourceIndexPath) else { return }
    var snapshot = snapshot()
    let target = itemIdentifier(for: destinationIndexPath)
    let goesOn =
      sourceIndexPath.section == destinationIndexPath.section && sourceIndexPath < destinationIndexPath
    snapshot.deleteItems([item])
    if let target, goesOn {
      snapshot.insertItems([item], afterItem: target)
    } else if let target {
      snapshot.insertItems([item], beforeItem: target)
    } else {
      snapshot.appendItems([item], toSection: destinationIndexPath.section)
    }
    latest = snapshot
    if way != .appliesLater { apply(snapshot, animatingDifferences: false) }
  }

  func catchUp() {
    if way == .appliesLater, let latest { apply(latest) }
  }
}

private final class PickyDelegate: NSObject, UICollectionViewDelegate {
  var asked: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    asked.append("\(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
    return IndexPath(item: min(proposedIndexPath.item, 1), section: proposedIndexPath.section)
  }
}

private final class ContextLayout: UICollectionViewFlowLayout {
  var contexts: [String] = []

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    let previous = context.previousIndexPathsForInteractivelyMovingItems ?? []
    let target = context.targetIndexPathsForInteractivelyMovingItems ?? []
    contexts.append("\(previous.map(\.item)) \(target.map(\.item)) \(context.interactiveMovementTarget.y)")
    return context
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    contexts.append("\(previousIndexPaths.map(\.item)) \(indexPaths.map(\.item)) \(movementCancelled)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}

@Suite("D Interactive movement", .serialized)
struct InteractiveMovementTests {
  private let frame: TimeInterval = 1.0 / 60

  private func rows() -> ContextLayout {
    ContextLayout(itemSize: CGSize(width: 200, height: 40))
  }

  private func makeView(
    _ source: UICollectionViewDataSource, _ layout: UICollectionViewLayout, height: CGFloat = 400
  ) -> UICollectionView {
    let view = UICollectionView(layout, showing: source, width: 200, height: height)
    view.layoutIfNeeded()
    return view
  }

  /// Returns the labels in on-screen order, by section.
  private func shown(_ view: UICollectionView) -> [[Int?]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { view.cellForItem(at: [section, $0])?.tag }
    }
  }

  @Test(.fact("D15"))
  func `a moving item follows the target, others make room, and one move is reported`()
    throws
  {
    let source = ReorderableSource([[0, 1, 2, 3]])
    let layout = rows()
    let view = makeView(source, layout)
    let movingCell = try #require(view.cellForItem(at: [0, 0]))
    let second = try #require(view.cellForItem(at: [0, 1]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 30))
    expectEqual((movingCell.center, CGPoint(x: 90, y: 30)), (shown(view), [[0, 1, 2, 3]]))
    FrameClock.main.run(for: 0.4)
    #expect(view.shown(movingCell).center == movingCell.center)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 90))
    expectEqual((movingCell.center, CGPoint(x: 100, y: 90)), (shown(view), [[1, 2, 0, 3]]))
    expectAll(view.subviews) { $0 === movingCell || $0.layer.zPosition < movingCell.layer.zPosition }
    expectEqual((second.center.y, 20), (view.shown(second).center.y, 60))
    FrameClock.main.run(for: 0.15)
    #expect(view.shown(second).center.y > 20)
    #expect(view.shown(second).center.y < 60)
    #expect(source.moves.isEmpty)
    #expect(source.sections == [[0, 1, 2, 3]])
    view.endInteractiveMovement()
    expectEqual(
      (source.moves, ["0.0 0.2"]),
      (source.sections, [[1, 2, 0, 3]]),
      (shown(view), [[1, 2, 0, 3]]),
      (movingCell.center.y, 100),
      (view.shown(movingCell).center.y, 90))
    FrameClock.main.run(for: 0.4)
    expectEqual(
      (view.shown(movingCell).center.y, 100),
      (movingCell.layer.zPosition, 0),
      (layout.contexts, ["[0] [2] 90.0", "[0] [2] false"]))
  }

  @Test(.fact("D15"))
  func `canceling a movement restores everything and reports no move`() {
    let source = ReorderableSource([[0, 1, 2], [3]])
    let view = makeView(source, rows())
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 140))
    expectEqual((shown(view), [[1, 2], [0, 3]]), (view.indexPathsForSelectedItems, [[0, 1]]))
    view.cancelInteractiveMovement()
    FrameClock.main.run(for: 0.4)
    expectEqual((shown(view), [[0, 1, 2], [3]]), (view.indexPathsForSelectedItems, [[0, 2]]))
    #expect(source.moves.isEmpty)
    expectAll(view.shownCenters) { path, center in
      center.y == CGFloat(path.section * 3 + path.item) * 40 + 20
    }
  }

  @Test func `an item can move to another section, even to an empty one with a header`() {
    let source = ReorderableSource([[0, 1], [], [2]])
    let layout = rows()
    layout.headerReferenceSize.height = 40
    let view = makeView(source, layout)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 140))  // the header of section 1
    #expect(shown(view) == [[1], [0], [2]])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 220))  // item 2
    #expect(shown(view) == [[1], [], [0, 2]])
    view.endInteractiveMovement()
    expectEqual((source.moves, ["0.0 2.0"]), (source.sections, [[1], [], [0, 2]]))
    FrameClock.main.run(for: 0.4)
    #expect(shown(view) == source.sections)
  }

  @Test(.fact("D15"))
  func `fixed items don't move, and without moveItemAt, a drop restores the order`() {
    let source = ReorderableSource([[0, 1, 2]])
    source.fixed = [1]
    let view = makeView(source, rows())
    #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(!view.beginInteractiveMovementForItem(at: [0, 7]))
    let plain = ShownOnly(LabelledSource([[0, 1, 2], [3]]))
    let other = makeView(plain, rows())
    #expect(other.beginInteractiveMovementForItem(at: [0, 0]))
    other.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 140))
    #expect(shown(other) == [[1, 2], [0, 3]])
    #expect(exceptions { other.endInteractiveMovement() }.isEmpty)
    #expect(shown(other) == [[0, 1, 2], [3]])
  }

  @Test func `the delegate can change the target index path`() {
    let source = ReorderableSource([[0, 1, 2, 3]])
    let delegate = PickyDelegate()
    let view = makeView(source, rows())
    view.delegate = delegate
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 140))
    expectEqual((shown(view), [[1, 0, 2, 3]]), (delegate.asked, ["0 0 3"]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
    #expect(delegate.asked.last == "0 1 2")
    view.endInteractiveMovement()
    #expect(source.moves == ["0.0 0.1"])
  }

  @Test
  func `a moving item at an edge scrolls the content, and new cells show their items`()
    throws
  {
    let source = ReorderableSource([Array(0..<40)])
    let view = makeView(source, rows(), height: 200)
    let movingCell = try #require(view.cellForItem(at: [0, 1]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 190))
    var last = view.contentOffset.y
    for _ in 0..<60 {
      FrameClock.main.advance(by: frame)
      #expect(view.contentOffset.y > last)
      #expect(view.contentOffset.y - last <= 10)
      last = view.contentOffset.y
      #expect(abs(movingCell.center.y - view.contentOffset.y - 190) < 1e-6)
      #expect(view.visibleCells.filter { $0.tag == 1 }.count == 1)
    }
    let order = shown(view)[0]
    let index = try #require(order.firstIndex(of: 1))
    var expected = Array(0..<40)
    expected.remove(at: 1)
    expected.insert(1, at: index)
    for (item, label) in order.enumerated() where label != nil { #expect(label == expected[item]) }
    // Away from the edge, scrolling stops. At the other edge, it continues to the start of the content.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: view.contentOffset.y + 100))
    FrameClock.main.run(for: 0.5)
    #expect(view.contentOffset.y == last)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: view.contentOffset.y - 30))
    FrameClock.main.run(for: 3)
    #expect(view.contentOffset.y == 0)
    view.endInteractiveMovement()
    FrameClock.main.run(for: 0.4)
    expectEqual((source.sections, [[1, 0] + Array(2..<40)]), (FrameClock.main.isIdle, true))
  }

  @Test(arguments: seeds(20))
  func `random drags lead to the expected order`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let source = ReorderableSource([Array(0..<6), Array(10..<14), Array(20..<28)])
    let layout = rows()
    layout.itemSize = CGSize(width: 60, height: 50)
    let view = makeView(source, layout)
    for _ in 0..<20 {
      guard let path = view.indexPathsForVisibleItems.randomElement(using: &random) else { break }
      let before = source.sections
      let label = before[path.section][path.item]
      #expect(view.beginInteractiveMovementForItem(at: path))
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        view.updateInteractiveMovementTargetPosition(
          CGPoint(x: .random(in: 0...200, using: &random), y: .random(in: 0...400, using: &random)))
        FrameClock.main.run(for: Double(Int.random(in: 0...4, using: &random)) * frame)
        #expect(view.visibleCells.filter { $0.tag == label }.count == 1)
      }
      let wanted = shown(view)
      if Bool.random(using: &random) {
        view.endInteractiveMovement()
        expectEqual((shown(view), wanted), (wanted, source.sections))
      } else {
        view.cancelInteractiveMovement()
        expectEqual((source.sections, before), (shown(view), before))
      }
    }
    FrameClock.main.run(for: 0.5)
    #expect(view.cellsOnScreen.count == view.visibleCells.count)
  }

  @Test func `in mirrored contents, the moving item follows the target and takes its path`()
    throws
  {
    final class MirroredLayout: UICollectionViewFlowLayout {
      var positions: [CGPoint] = []

      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

      override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        positions += [targetPosition, previousPosition]
        return super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      }
    }
    let layout = MirroredLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 0
    let source = ReorderableSource([[0, 1, 2, 3]])
    let view = makeView(source, layout)
    view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    view.layoutIfNeeded()
    let movingCell = try #require(view.cellForItem(at: [0, 0]))
    #expect(movingCell.center == CGPoint(x: 175, y: 25))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 20))
    expectEqual(
      (movingCell.center, CGPoint(x: 30, y: 20)),
      (shown(view), [[1, 2, 3, 0]]),
      (layout.positions, [CGPoint(x: 170, y: 20), CGPoint(x: 25, y: 25)]))
    view.endInteractiveMovement()
    expectEqual((movingCell.center, CGPoint(x: 25, y: 25)), (source.moves, ["0.0 0.3"]))
  }

  @Test func `a diffable data source receives the new order and can apply a snapshot at once`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: rows())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.tag = number
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var orders: [[Int]] = []
    source.reorderingHandlers.didReorder = { transaction in
      orders.append(transaction.finalSnapshot.itemIdentifiers)
      var snapshot = transaction.finalSnapshot
      snapshot.appendItems([9], toSection: 0)
      source.apply(snapshot)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
    view.endInteractiveMovement()
    #expect(orders == [[1, 2, 0, 3]])
    FrameClock.main.run(for: 0.5)
    expectEqual(
      (shown(view), [[1, 2, 0, 3, 9]]),
      (source.snapshot().itemIdentifiers, [1, 2, 0, 3, 9]))
  }

  @Test(
    arguments: OverridingSource.Way.allCases,
    [
      ([0, 0], 100, [[1, 2, 0, 3], [4, 5]]), ([0, 3], 20, [[3, 0, 1, 2], [4, 5]]),
      ([0, 1], 180, [[0, 2, 3], [1, 4, 5]]),
    ]
      as [(IndexPath, CGFloat, [[Int]])])
  func `a diffable data source that reorders in an override has the displayed order`(
    way: OverridingSource.Way, move: (path: IndexPath, y: CGFloat, order: [[Int]])
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: rows())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.tag = number
    }
    let source = OverridingSource(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    source.way = way
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([0, 1, 2, 3], toSection: 0)
    snapshot.appendItems([4, 5], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    let window = view.shownInWindow()
    window.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: move.path))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: move.y))
    view.endInteractiveMovement()
    source.catchUp()
    FrameClock.main.run(for: 0.5)
    expectEqual((shown(view), move.order), (source.snapshot().itemIdentifiers, Array(move.order.joined())))
  }

  @Test func `a batch or reload ends the movement`() {
    let source = ReorderableSource([[0, 1, 2]])
    let view = makeView(source, rows())
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
    source.sections = [[9, 0, 1, 2]]
    view.insertItems(at: [[0, 0]])
    #expect(shown(view) == [[9, 0, 1, 2]])
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 140))
    view.reloadData()
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(shown(view) == [[9, 0, 1, 2]])
    #expect(source.moves.isEmpty)
  }

  @Test func `a controller's long press moves an item`() throws {
    final class Controller: UICollectionViewController {
      let source = ReorderableSource([[0, 1, 2, 3]])
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { source.collectionView(view, cellForItemAt: indexPath) }
      override func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 3
      }
      override func collectionView(
        _ view: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) { source.collectionView(view, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
    }
    let controller = Controller(collectionViewLayout: rows())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.rootViewController = controller
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let finger = Finger(in: window)
    func press(_ start: CGPoint, moveTo end: CGPoint) {
      finger.down(at: start)
      FrameClock.main.run(for: 0.6)
      finger.move(to: end, duration: 0.3)
      finger.lift()
      FrameClock.main.run(for: 0.5)
    }
    press(CGPoint(x: 100, y: 20), moveTo: CGPoint(x: 100, y: 100))
    #expect(controller.source.moves == ["0.0 0.2"])
    press(CGPoint(x: 100, y: 140), moveTo: CGPoint(x: 100, y: 20))
    #expect(controller.source.moves.count == 1, "the last item may not be moved")
    controller.installsStandardGestureForInteractiveMovement = false
    press(CGPoint(x: 100, y: 20), moveTo: CGPoint(x: 100, y: 100))
    #expect(controller.source.moves.count == 1)
  }

  @Test func `a target beyond the edge scrolls no faster than one at the edge`() {
    let source = ReorderableSource([Array(0..<40)])
    let view = makeView(source, rows(), height: 200)
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 700))
    var last = view.contentOffset.y
    var steps: [CGFloat] = []
    for _ in 0..<10 {
      FrameClock.main.advance(by: frame)
      steps.append(view.contentOffset.y - last)
      last = view.contentOffset.y
    }
    #expect((steps.max() ?? 0) <= 10 + 1e-9)
    #expect((steps.min() ?? 0) > 9)
    view.cancelInteractiveMovement()
    FrameClock.main.run(for: 1)
  }

  @Test func `a movement ended by an update during autoscroll moves nothing`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var arrive: (() -> Void)?
      func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
      ) {
        guard path.item == 12 else { return }
        arrive?()
        arrive = nil
      }
    }
    let source = ReorderableSource([Array(0..<13)])
    let view = makeView(source, rows())
    let delegate = Delegate()
    view.delegate = delegate
    #expect(view.beginInteractiveMovementForItem(at: [0, 5]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 230))
    delegate.arrive = {
      source.sections[0].append(13)
      view.insertItems(at: [[0, 13]])
    }
    view.contentOffset.y = 120
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 330))
    FrameClock.main.run(for: 1)
    view.endInteractiveMovement()
    #expect(source.moves.isEmpty)
    #expect(shown(view)[0].suffix(10) == source.sections[0].suffix(10).dropLast() + [nil])
  }

  @Test func `a movement canceled by the delegate during targeting moves nothing`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        collectionView.cancelInteractiveMovement()
        return proposedIndexPath
      }
    }
    let source = ReorderableSource([[0, 1, 2, 3]])
    let view = makeView(source, rows())
    let delegate = Delegate()
    view.delegate = delegate
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
    #expect(shown(view) == [[0, 1, 2, 3]])
  }

  @Test
  func `a text size change during a movement to another section keeps the order`() {
    let source = ReorderableSource([[0, 1], [2]])
    let view = makeView(source, rows())
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
    #expect(shown(view) == [[1], [0, 2]])
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    view.layoutIfNeeded()
    #expect(shown(view) == [[1], [0, 2]])
    view.endInteractiveMovement()
    expectEqual((source.moves, ["0.0 1.0"]), (shown(view), source.sections))
  }
}
