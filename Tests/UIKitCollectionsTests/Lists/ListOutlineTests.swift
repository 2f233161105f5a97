import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// SW: iamcgn/swiftui-web `outline` (iOS 26).
@MainActor @Suite(.serialized) final class ListOutlineTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<SizedRow, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories =
        name.count > 5 || name == "Fruit" ? [.outlineDisclosure(), .reorder()] : [.reorder()]
      cell.height = 56
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    window.addSubview(view)
    window.isHidden = false
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Vegetables", "Other"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.append(["Carrot", "Leek"], to: "Vegetables")
    source.apply(outline, to: 0, animatingDifferences: false)
    run()
  }

  private func run() {
    window.layoutIfNeeded()
    FrameClock.main.run(while: !FrameClock.main.isIdle)
  }

  private func cell(_ name: String) -> UICollectionViewListCell? {
    source.indexPath(for: name).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
  }

  private func tops(_ names: [String]) -> [CGFloat?] { names.map { cell($0)?.frame.minY } }

  @Test(.fact("Q9", "Q11"))
  func `a tap on a row with a disclosure expands it and indents its children (SW)`() throws {
    #expect(tops(["Fruit", "Vegetables", "Other"]) == [35, 91, 147])
    Finger(in: window).tap(at: CGPoint(x: 100, y: 60))
    FrameClock.main.advance(by: 0.1)
    let half = try #require(cell("Vegetables")?.layer.presentation()).frame.minY
    #expect(half > 91)
    #expect(half < 203)
    run()
    expectEqual(
      (tops(["Fruit", "Apple", "Pear", "Vegetables", "Other"]), [35, 91, 147, 203, 259]),
      (view.indexPathsForSelectedItems, nil))
    let child = try #require(cell("Apple"))
    expectEqual(
      (child.frame.width, 288),
      (child.contentView.frame.minX, 10),
      (child.separators.first?.frame.minX, 26))
    let parent = try #require(cell("Fruit"))
    #expect(parent.configurationState.isExpanded)
    Finger(in: window).tap(at: CGPoint(x: 100, y: 60))
    run()
    expectEqual(
      (tops(["Fruit", "Vegetables", "Other"]), [35, 91, 147]),
      (parent.configurationState.isExpanded, false),
      (source.indexPath(for: "Apple"), nil))
  }

  @Test(.fact("Q11"))
  func `the chevron points down while the row is expanded (SW)`() throws {
    let parent = try #require(cell("Fruit"))
    let button = try #require(parent.accessoryViews.trailing.first)
    #expect(button.accessibilityLabel == "Expand")
    _ = button.accessibilityActivate()
    run()
    #expect(button.accessibilityLabel == "Collapse")
    let icon = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(abs(icon.transform.b - 1) < 0.001)
    // In right-to-left layouts, it rotates the other way.
    let right = icon.image?.encodedData()
    for (direction, turn) in [(UITraitEnvironmentLayoutDirection.rightToLeft, -1.0), (.leftToRight, 1)] {
      window.traitOverrides.layoutDirection = direction
      button.setNeedsLayout()
      run()
      #expect(abs(icon.transform.b - turn) < 0.001)
      #expect((icon.image?.encodedData() == right) == (turn > 0))
    }
  }

  @Test func `shouldExpandItem can prevent an expansion; other expansions call willExpandItem`() {
    var heard: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Fruit" }
    source.sectionSnapshotHandlers.willExpandItem = { heard.append($0) }
    Finger(in: window).tap(at: CGPoint(x: 100, y: 60))
    Finger(in: window).tap(at: CGPoint(x: 100, y: 110))
    run()
    expectEqual((heard, ["Vegetables"]), (source.indexPath(for: "Apple"), nil))
    #expect(source.indexPath(for: "Leek") != nil)
  }

  @Test func `a row is moved vertically by its handle, and didReorder is called`() throws {
    var order: [String] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { order = $0.finalSnapshot.itemIdentifiers }
    view.isEditing = true
    run()
    let cell = try #require(self.cell("Fruit"))
    let handle = try #require(cell.accessoryViews.trailing.last)
    let start = cell.convert(handle.center, to: nil)
    let finger = Finger(in: window)
    finger.down(at: start)
    FrameClock.main.advance(by: 0.2)
    finger.move(to: CGPoint(x: start.x - 40, y: start.y + 125), duration: 0.5)
    #expect(cell.configurationState.isReordering)
    FrameClock.main.advance(by: 0.5)
    #expect(abs(cell.frame.minX - 16) < 0.5)
    #expect(view.contentOffset.y == 0)
    finger.lift()
    run()
    expectEqual(
      (order, ["Vegetables", "Other", "Fruit"]),
      (tops(["Vegetables", "Other", "Fruit"]), [35, 91, 147]),
      (cell.configurationState.isReordering, false))
  }

  @Test func `rows update their expanded state in a layout without lists`() throws {
    view.collectionViewLayout = UICollectionViewFlowLayout(itemSize: CGSize(width: 300, height: 52))
    run()
    let parent = try #require(cell("Fruit"))
    let button = try #require(parent.accessoryViews.trailing.first)
    for isExpanded in [true, false] {
      Finger(in: window).tap(at: CGPoint(x: 100, y: 26))
      run()
      expectEqual(
        (parent.configurationState.isExpanded, isExpanded),
        (button.accessibilityLabel, isExpanded ? "Collapse" : "Expand"),
        (cell("Apple")?.indentationLevel, isExpanded ? 1 : nil))
    }
    // The rows keep their identity.
    var nested = NSDiffableDataSourceSectionSnapshot<String>()
    nested.append(["Fruit", "Other"])
    nested.append(["Vegetables"], to: "Fruit")
    nested.expand(["Fruit"])
    source.apply(nested, to: 0)
    run()
    expectEqual((parent.configurationState.isExpanded, true), (cell("Vegetables")?.indentationLevel, 1))
  }

  @Test func `during a movement, the disclosure of a displaced row expands that row`() throws {
    source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(view.beginInteractiveMovementForItem(at: [0, 2]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 40))
    run()
    let row = try #require(view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    #expect((row.contentConfiguration as? UIListContentConfiguration)?.text == "Fruit")
    _ = try #require(row.accessoryViews.trailing.first).accessibilityActivate()
    run()
    #expect(source.snapshot(for: 0).expandedItems == ["Fruit"])
  }

  @Test func `during a movement, itemSeparatorHandler receives the data's index paths`() {
    var asked: Set<IndexPath> = []
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.itemSeparatorHandler = { path, lines in
      asked.insert(path)
      return lines
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["Bread"])
    source.apply(other, to: 1, animatingDifferences: false)
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    run()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    asked = []
    view.updateInteractiveMovementTargetPosition(view.layoutAttributesForItem(at: [1, 0])?.center ?? .zero)
    run()
    #expect(view.cellForItem(at: [1, 1]) != nil)
    #expect(asked == [[0, 0], [0, 1], [0, 2], [1, 0]])
    view.cancelInteractiveMovement()
  }

  @Test func `applying an outline with unchanged rows updates their state and indentation`() throws {
    var outline = source.snapshot(for: 0)
    outline.expand(["Other"])
    source.apply(outline, to: 0)
    run()
    #expect(cell("Other")?.configurationState.isExpanded == true)
    var nested = NSDiffableDataSourceSectionSnapshot<String>()
    nested.append(["Fruit", "Other"])
    nested.append(["Vegetables"], to: "Fruit")
    nested.expand(["Fruit"])
    source.apply(nested, to: 0)
    run()
    let row = try #require(cell("Vegetables"))
    #expect(row.indentationLevel == 1)
  }
}
