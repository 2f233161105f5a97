import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// OU: Vercantez/openuikit, report on lists (iOS 26.1; rows of 343 points).
@MainActor @Suite(.serialized) final class ListSwipeTests {
  let stage: ListStage
  private var performed: [String] = []
  private var completions: [(Bool) -> Void] = []
  private var box: Box
  private let list: UICollectionLayoutListConfiguration

  private final class Box {
    var performed: [String] = []
    var completions: [(Bool) -> Void] = []
    var isFull = true
  }

  init() {
    let box = Box()
    self.box = box
    func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { action, _, done in
        box.performed.append(action.title ?? "")
        box.completions.append(done)
      }
    }
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item < 5 else { return nil }
      let configuration = UISwipeActionsConfiguration(actions: [
        action("Delete", .destructive), action("Flag", .normal),
      ])
      configuration.performsFirstActionWithFullSwipe = box.isFull
      return configuration
    }
    list.leadingSwipeActionsConfigurationProvider = { path in
      path.item == 0 ? UISwipeActionsConfiguration(actions: [action("Pin", .normal)]) : nil
    }
    self.list = list
    stage = ListStage(CGSize(width: 375, height: 667), [40], row: 52, list)
  }

  private var pull: SwipePullView? { stage.view.subviews.compactMap { $0 as? SwipePullView }.first }
  private var buttons: [SwipeActionButton] { pull?.subviews.compactMap { $0 as? SwipeActionButton } ?? [] }
  private let row = CGRect(x: 16, y: 87, width: 343, height: 52)

  private func swipe(
    by distance: CGFloat, from x: CGFloat = 340, y: CGFloat = 113, duration: TimeInterval = 1
  ) {
    let finger = Finger(in: stage.window)
    finger.down(at: CGPoint(x: x, y: y))
    finger.move(to: CGPoint(x: x + distance, y: y), duration: duration)
    // A resting finger has no velocity.
    finger.move(to: CGPoint(x: x + distance, y: y), duration: 0.3)
    finger.lift()
    stage.runToRest()
  }

  @Test(.fact("Q10"))
  func `a swiped row rests next to its buttons, the first one at the edge`() throws {
    let cell = try #require(stage.cell(1))
    swipe(by: -120)
    let widths = buttons.map(\.ownWidth)
    expectEqual(
      (cell.frame.minX, row.minX - (30 + widths[0] + widths[1])),
      (buttons.map(\.frame.maxX), [333, 323 - widths[0]]),
      (buttons.map(\.frame.minY), [4, 4]),
      (buttons.map(\.frame.height), [44, 44]),
      (buttons.map(\.backgroundColor), [.systemRed, .systemGray]),
      (buttons.map(\.layer.cornerRadius), [13, 13]),
      (cell.configurationState.isSwiped, true))
    #expect(box.performed.isEmpty)
  }

  @Test func `a button performs its action, and the row returns when the action completes`() throws {
    let cell = try #require(stage.cell(1))
    swipe(by: -120)
    let flag = try #require(buttons.last)
    Finger(in: stage.window).tap(at: flag.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.runToRest()
    #expect(box.performed == ["Flag"])
    #expect(cell.frame.minX < row.minX)
    box.completions.last?(true)
    stage.runToRest()
    expectEqual((cell.frame, row), (pull, nil), (stage.view.indexPathsForSelectedItems, nil))
  }

  @Test func `an action completing late doesn't close a row that was swiped again`() throws {
    let cell = try #require(stage.cell(1))
    swipe(by: -120)
    let finger = Finger(in: stage.window)
    finger.tap(at: try #require(buttons.last).convert(CGPoint(x: 20, y: 20), to: nil))
    finger.tap(at: CGPoint(x: 200, y: 300))
    stage.runToRest()
    expectEqual((pull, nil), (cell.frame, row))
    swipe(by: -120)
    box.completions[0](true)
    stage.runToRest()
    expectEqual((pull != nil, true), (cell.frame.minX < row.minX, true), (box.performed, ["Flag"]))
  }

  @Test func `accessibility actions are the cell's own, then trailing, then leading swipes`()
    throws
  {
    let cell = try #require(stage.cell(0))
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Read") { _ in true }]
    expectEqual(
      (cell.offeredActions.map(\.name), ["Read", "Delete", "Flag", "Pin"]),
      (cell.offeredActions.map(\.isDestructive), [false, true, false, false]))
    #expect(cell.offeredActions[3].perform())
    expectEqual((box.performed, ["Pin"]), (cell.accessibilityCustomActions?.count, 1))
    let other = try #require(stage.cell(6))
    #expect(other.mayOfferActions(in: stage.view, section: 0))
    #expect(other.offeredActions.isEmpty)
  }

  @Test func `an adjustable cell offers its steps before its actions`() {
    let cell = UICollectionViewCell()
    var steps: [Int] = []
    cell.accessibilityTraits = .adjustable
    cell.accessibilityIncrementBlock = { steps.append(1) }
    cell.accessibilityDecrementBlock = { steps.append(-1) }
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Read") { _ in true }]
    #expect(cell.offeredActions.map(\.name) == ["Increment", "Decrement", "Read"])
    for action in cell.offeredActions { #expect(action.perform()) }
    #expect(steps == [1, -1])
  }

  @Test(.fact("Q10"))
  func `a full swipe performs the first action from 260 points on, but not at 250`() {
    // The first ten points of a pan don't count.
    swipe(by: -260)
    #expect(box.performed.isEmpty)
    swipe(by: 300, from: 40)
    swipe(by: -270)
    #expect(box.performed == ["Delete"])
  }

  @Test func `without full swipes, a long swipe only shows the buttons`() throws {
    box.isFull = false
    swipe(by: -320)
    #expect(box.performed.isEmpty)
    #expect(pull?.pull == pull?.restingPull)
  }

  @Test func `a short swipe and a swipe back close the row`() throws {
    let cell = try #require(stage.cell(1))
    swipe(by: -40)
    #expect(cell.frame == row)
    swipe(by: -120)
    #expect(cell.frame.minX < row.minX)
    swipe(by: 150, from: 60)
    expectEqual((cell.frame, row), (pull, nil))
  }

  @Test func `a tap elsewhere closes the row without selecting, and scrolling closes it, too`() throws {
    let cell = try #require(stage.cell(1))
    let finger = Finger(in: stage.window)
    swipe(by: -120)
    finger.tap(at: CGPoint(x: 200, y: 300))
    stage.runToRest()
    expectEqual((cell.frame, row), (stage.view.indexPathsForSelectedItems, nil))
    swipe(by: -120)
    finger.down(at: CGPoint(x: 200, y: 500))
    finger.move(to: CGPoint(x: 200, y: 470), duration: 0.05)
    // The row closes gradually.
    #expect(stage.view.contentOffset.y > 0)
    #expect(try #require(cell.layer.presentation()).frame.minX < row.minX - 1)
    finger.move(to: CGPoint(x: 200, y: 400), duration: 0.2)
    finger.lift()
    stage.runToRest()
    #expect(pull == nil)
  }

  nonisolated enum Scroll: CaseIterable, Sendable { case dragOnRow, dragOnControl, wheel }

  @Test(arguments: Scroll.allCases)
  func `dragging anywhere or scrolling by wheel closes the row`(scroll: Scroll) {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 343, height: 52))
    stage.reload { cell, path in
      if path.item == 6, scroll == .dragOnControl { cell.contentView.addSubview(control) }
    }
    swipe(by: -120)
    #expect(pull != nil)
    let point = CGPoint(x: 200, y: 370)
    if scroll == .wheel {
      stage.window.scrollWheel(at: point, by: CGVector(dx: 0, dy: 40))
    } else {
      let finger = Finger(in: stage.window)
      finger.down(at: point)
      #expect((stage.window.hitTest(point, with: nil) === control) == (scroll == .dragOnControl))
      finger.move(to: CGPoint(x: 200, y: 300), duration: 0.1)
      #expect(stage.view.isDragging)
    }
    FrameClock.main.advance(by: 0.5)
    #expect(stage.view.contentOffset.y > 30)
    #expect(pull == nil)
  }

  @Test func `a wheel over an orthogonal section closes the row`() throws {
    let strip = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(100), .absolute(100)))
    strip.orthogonalScrollingBehavior = .continuous
    stage.counts = [5, 10]
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout { [list] section, environment in
      section == 0 ? .list(using: list, layoutEnvironment: environment) : strip
    }
    stage.reload { _, _ in }
    swipe(by: -120)
    #expect(pull != nil)
    let scrollView = try #require(stage.view.subviews.compactMap { $0 as? OrthogonalScrollView }.first)
    let point = scrollView.convert(scrollView.bounds, to: stage.window)
    stage.window.scrollWheel(
      at: CGPoint(x: point.midX, y: point.midY), by: CGVector(dx: 40, dy: 0))
    stage.runToRest()
    expectEqual((scrollView.distance, 40), (pull, nil))
  }

  @Test func `swiping the opposite way shows the leading actions, if there are any`() throws {
    let cell = try #require(stage.cell(0))
    swipe(by: 60, from: 60, y: 61)
    #expect(cell.frame.minX > row.minX)
    expectEqual((buttons.map { $0.accessibilityLabel }, ["Pin"]), (buttons.first?.frame.minX, 10))
    swipe(by: 80, from: 60, y: 113)
    try expectEqual((pull, nil), (#require(stage.cell(1)).frame, row))
  }

  @Test func `a row without actions doesn't move, and vertical drags scroll`() throws {
    swipe(by: -150, y: 35 + 52 * 6 + 20)
    #expect(pull == nil)
    Finger(in: stage.window).drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 170, y: 100), duration: 0.4)
    stage.runToRest()
    #expect(pull == nil)
    #expect(stage.view.contentOffset.y > 100)
  }

  @Test func `a full swipe to delete removes the row, and the next one takes its place`() throws {
    let cell = try #require(stage.cell(1))
    swipe(by: -290)
    #expect(box.performed == ["Delete"])
    stage.counts = [39]
    stage.view.performBatchUpdates { self.stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
    box.completions.last?(true)
    stage.runToRest()
    #expect(pull == nil)
    #expect(stage.cell(1) !== cell)
    #expect(try #require(stage.cell(1)).frame == row)
    expectAll(stage.view.visibleCells) { $0.transform == .identity }
  }

  @Test func `a delete accessory shows the trailing actions`() throws {
    stage.view.isEditing = true
    stage.reload { cell, _ in cell.accessories = [.delete()] }
    let cell = try #require(stage.cell(1))
    let button = try #require(cell.accessoryViews.leading.first)
    Finger(in: stage.window).tap(at: cell.convert(button.center, to: nil))
    stage.runToRest()
    #expect(buttons.count == 2)
    #expect(cell.frame.minX < row.minX)
  }

  @Test func `in a right-to-left layout, trailing actions lie at the left`() throws {
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.reload { cell, _ in cell.semanticContentAttribute = .forceRightToLeft }
    let cell = try #require(stage.cell(1))
    swipe(by: 120, from: 60)
    #expect(cell.frame.minX > row.minX)
    #expect(buttons.first?.frame.minX == 10)
  }

  @Test func `a swiped row is rounded, has no separators, and closes gradually for editing`() throws {
    let cell = try #require(stage.cell(1))
    #expect(!cell.separators.isEmpty)
    #expect(cell.layer.cornerRadius == 0)
    swipe(by: -120)
    #expect(cell.separators.isEmpty)
    #expect(cell.layer.cornerRadius > 0)
    stage.view.isEditing = true
    FrameClock.main.run(for: 0.1)
    let now = try #require(cell.layer.presentation()).frame.minX
    #expect(now < row.minX)
    #expect(now > row.minX - 120)
    stage.runToRest()
    expectEqual((cell.frame, row), (pull, nil))
    #expect(!cell.separators.isEmpty)
    #expect(cell.layer.cornerRadius == 0)
  }

  @Test(arguments: [true, false])
  func `a swiped row is closed when its cell is reused for another row`(
    reloads: Bool
  ) throws {
    swipe(by: -120)
    #expect(buttons.count == 2)
    if reloads { stage.view.reloadData() } else { stage.view.contentOffset.y = 900 }
    stage.window.layoutIfNeeded()
    stage.runToRest()
    #expect(pull == nil)
    expectAll(stage.view.visibleCells) { $0.transform == .identity && $0.frame.minX == row.minX }
    let others = (2...6).map { stage.cell(reloads ? $0 : $0 + 16) }
    expectAll(others) { $0?.layer.cornerRadius == 0 && $0?.separators.isEmpty == false }
  }

  @Test func `a swiped row moved by a batch stays above its buttons`() throws {
    swipe(by: -100, y: 113 + 3 * 52)
    let cell = try #require(stage.view.cellForItem(at: [0, 4]))
    stage.view.performBatchUpdates { stage.view.moveItem(at: [0, 4], to: [0, 0]) }
    stage.runToRest()
    let views = stage.view.subviews
    let (front, back) = (views.firstIndex(of: cell), try views.firstIndex(of: #require(pull)))
    #expect(front == back.map { $0 + 1 })
  }
}
