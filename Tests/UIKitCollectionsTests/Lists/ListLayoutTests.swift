import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// Cases with frames recorded by others on Apple's systems. SW: iamcgn/swiftui-web (iOS 26); OU:
/// Vercantez/openuikit (iOS 26.1).
@MainActor @Suite(.serialized) struct ListLayoutTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    header: UICollectionLayoutListConfiguration.HeaderMode = .none,
    footer: UICollectionLayoutListConfiguration.FooterMode = .none
  ) -> UICollectionLayoutListConfiguration {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    (list.headerMode, list.footerMode) = (header, footer)
    return list
  }

  @Test(.fact("Q1"))
  func `cards lie between headers and footers, with padded headers (SW listpadding)`() {
    var list = list(.insetGrouped, header: .supplementary, footer: .supplementary)
    list.headerTopPadding = 8
    let stage = ListStage(CGSize(width: 320, height: 400), [2, 1], row: 56, list)
    expectEqual(
      (stage.header(0), CGRect(x: 16, y: 8, width: 288, height: 44.5)),
      (stage.tops(0), [52.5, 108.5]),
      (stage.footer(0), CGRect(x: 16, y: 164.5, width: 288, height: 35)),
      (stage.header(1)?.minY, 207.5),
      (stage.tops(1), [252]),
      (stage.footer(1)?.minY, 308))
  }

  @Test(.fact("Q1", "Q6"))
  func `the first item of a section can be its header (SW firstitem)`() throws {
    let stage = ListStage(
      CGSize(width: 320, height: 400), [3, 2], row: 56, firstRow: 44.5,
      list(.insetGrouped, header: .firstItemInSection))
    try expectEqual(
      (stage.tops(0), [0, 44.5, 100.5]),
      (stage.tops(1), [174, 218.5]),
      (#require(stage.cell(1)).frame.width, 288))
    let font = try #require(stage.cell(0)).defaultContentConfiguration().textProperties.font
    try expectEqual(
      (font, .preferredFont(forTextStyle: .headline)),
      // The card begins with the next row.
      (#require(stage.cell(0)).layer.cornerRadius, 0),
      (#require(stage.cell(1)).layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner]))
  }

  @Test(.fact("Q1", "Q2"))
  func `plain list headers have 22 points above and stay visible (SW plainlist)`() {
    let stage = ListStage(
      CGSize(width: 320, height: 300), [5, 3], row: 56, list(.plain, header: .supplementary))
    expectEqual(
      (stage.header(0), CGRect(x: 0, y: 22, width: 320, height: 44.5)),
      (stage.tops(0), [66.5, 122.5, 178.5, 234.5, 290.5]),
      (stage.separators.first, CGRect(x: 16, y: 121.5, width: 288, height: 1)))
    stage.view.contentOffset.y = 120
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.header(0)?.minY, 120),
      (stage.header(1)?.minY, 368.5),
      (stage.tops(0), [66.5, 122.5, 178.5, 234.5, 290.5]),
      (stage.tops(1), [413]))
    // A separator also follows the last row of the section.
    #expect(stage.separators.contains(CGRect(x: 16, y: 345.5, width: 288, height: 1)))
  }

  @Test(.fact("Q1"))
  func `sections are 17.5 points apart, with 20 after the last (OU listheaderprobe)`() {
    // The recorded values are rounded to thirds of a point, from a 3x screen. Their sums are the same.
    let stage = ListStage(
      CGSize(width: 393, height: 852), [3, 3], row: 50, header: 36,
      list(.insetGrouped, header: .supplementary))
    expectEqual(
      (stage.header(0), CGRect(x: 16, y: 0, width: 361, height: 36)),
      (stage.tops(0), [36, 86, 136]),
      (stage.header(1)?.minY, 186 + 17.5),
      (stage.tops(1), [239.5, 289.5, 339.5]),
      (stage.view.contentSize, CGSize(width: 393, height: 389.5 + 20)))
  }

  @Test(
    .fact("Q3"))
  func `separators lie below all rows but the last, and a handler can move them (OU)`() {
    let size = CGSize(width: 393, height: 852)
    var list = list(.insetGrouped)
    let plain = ListStage(size, [4, 4], row: 50, list)
    expectEqual(
      (plain.tops(0), [35, 85, 135, 185]),
      (plain.tops(1), [270, 320, 370, 420]),
      (plain.separators.map(\.minY), [84, 134, 184, 319, 369, 419]))
    expectAll(plain.separators) { $0.minX == 32 && $0.width == 329 && $0.height == 1 }
    list.itemSeparatorHandler = { path, old in
      var new = old
      new.bottomSeparatorVisibility = .hidden
      new.topSeparatorVisibility = path.item == 0 ? .hidden : .visible
      new.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0)
      return new
    }
    let moved = ListStage(size, [4, 4], row: 50, list)
    #expect(moved.separators.map(\.minY) == [85, 135, 185, 320, 370, 420])
    expectAll(moved.separators) { $0.minX == 64 && $0.width == 313 }
    list.showsSeparators = false
    #expect(ListStage(size, [4, 4], row: 50, list).separators.isEmpty)
  }

  @Test(.fact("Q3"))
  func `on a 1x screen, separators are one pixel high and aligned to pixels`() {
    // Sections are 17.5 points apart, so the rows of the second section are rounded to whole pixels.
    let stage = ListStage(
      CGSize(width: 393, height: 852), [3, 3], row: 50, header: 36,
      list(.insetGrouped, header: .supplementary))
    let screen = UIScreen()
    screen.configure(size: CGSize(width: 393, height: 852), scale: 1)
    stage.window.screen = screen
    stage.reload { _, _ in }
    expectEqual(
      (stage.tops(1), [240, 290, 340]),
      (stage.separators.map(\.minY), [85, 135, 289, 339]))
    expectAll(stage.separators) { $0.height == 1 }
  }

  @Test(.fact("Q4"))
  func `section backgrounds meet halfway and extend past both ends (OU TableEditor)`() throws {
    let stage = ListStage(CGSize(width: 375, height: 667), [6, 2], row: 50, list(.insetGrouped))
    let layout = stage.view.collectionViewLayout
    func frame(_ section: Int) -> CGRect? {
      layout.layoutAttributesForDecorationView(
        ofKind: "_UICollectionViewListLayoutSectionBackgroundColorDecorationView",
        at: IndexPath(item: 0, section: section))?.frame
    }
    let (first, second) = (try #require(frame(0)), try #require(frame(1)))
    expectEqual(
      (first.minX, -16),
      (first.width, 407),
      (first.minY, -1334),
      // The rows reach from 35 to 335. The rows of the next section begin at 370.
      (first.maxY, 352.5),
      (second.minY, 352.5),
      (second.maxY, stage.view.contentSize.height + 1334))
    let views = stage.view.subviews.filter { $0 is ListBackgroundView }
    #expect(views.map(\.backgroundColor) == [.systemGroupedBackground, .systemGroupedBackground])
    // Also during overscroll.
    stage.view.contentOffset.y = -600
    stage.view.layoutIfNeeded()
    #expect(stage.view.subviews.contains { $0 is ListBackgroundView })
  }

  @Test(arguments: [0, 80] as [CGFloat])
  func `a touch on a header selects no item, even if it is pinned over a row`(offset: CGFloat) throws {
    var list = list(.plain, header: .supplementary)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
    }
    let stage = ListStage(CGSize(width: 375, height: 667), [20], row: 52, list)
    let delegate = SelectionByTouchTests.Delegate()
    stage.delegate = delegate
    stage.scroll(to: CGPoint(x: 0, y: offset))
    let header = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? UICollectionViewListCell)
    let finger = Finger(in: stage.window)
    finger.down(at: header.convert(CGPoint(x: 100, y: 20), to: nil))
    FrameClock.main.run(for: 0.5)
    #expect(!header.isHighlighted)
    finger.lift()
    expectEqual(
      (delegate.drain(), []),
      (stage.view.indexPathsForSelectedItems, nil),
      (stage.view.indexPath(for: header), nil),
      (stage.view.indexPath(forSupplementaryView: header), [0, 0]),
      (header.offeredActions.count, 0))
    let row = try #require(stage.cell(5))
    expectEqual(
      (stage.view.indexPath(for: row), [0, 5]),
      (stage.view.indexPath(forSupplementaryView: row), nil),
      (row.offeredActions.count, 1))
  }

  @Test(arguments: [false, true])
  func `cells kept by a change to a non-list layout lose their list styling`(isAnimated: Bool) throws {
    var list = list(.insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
    }
    let stage = ListStage(CGSize(width: 375, height: 667), [5], row: 52, list)
    let cells = try (0..<5).map { try #require(stage.cell($0)) }
    stage.view.swipes?.reveal([0, 2], trailing: true)
    stage.runToRest()
    expectEqual(
      (cells[0].layer.cornerRadius, 26), (cells[1].separators.count, 1), (cells[2].transform.tx < 0, true))
    let grid = UICollectionViewFlowLayout(itemSize: CGSize(width: 100, height: 100))
    stage.view.setCollectionViewLayout(grid, animated: isAnimated)
    stage.runToRest()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells == cells)
    let environment = stage.view.traitCollection.listEnvironment
    expectAll(cells) {
      $0.separators.isEmpty && $0.layer.cornerRadius == 0 && $0.transform == .identity
        && $0.configurationState.traitCollection.listEnvironment == environment
    }
    #expect(!stage.view.subviews.contains { $0 is SwipePullView })
  }

  @Test func `cells of a section that stops being a list lose their list styling`() throws {
    var isList = true
    let list = list(.insetGrouped)
    let stage = ListStage(CGSize(width: 375, height: 667), [5], row: 52, list)
    let plain = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(52)))
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
      isList ? .list(using: list, layoutEnvironment: environment) : plain
    }
    stage.view.layoutIfNeeded()
    let cell = try #require(stage.cell(0))
    #expect(cell.layer.cornerRadius == 26)
    isList = false
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual((stage.cell(0), cell), (cell.layer.cornerRadius, 0), (cell.separators.count, 0))
  }

  @Test func `during a movement, a row scrolled into view has the styling of its position`()
    throws
  {
    final class Row: UICollectionViewListCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes { layoutAttributes }
    }
    let source = LabelledSource([[0, 1, 2], Array(3..<33)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list(.insetGrouped)))
    view.contentInsetAdjustmentBehavior = .never
    view.register(Row.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let window = view.shownInWindow()
    window.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(view.layoutAttributesForItem(at: [1, 0])?.center ?? .zero)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [1, 1])?.tag == 3)
    view.contentOffset.y = view.contentSize.height - 400
    view.layoutIfNeeded()
    let last = try #require(view.cellForItem(at: [1, 30]))
    expectEqual(
      (last.tag, 32),
      (last.layer.cornerRadius, 26),
      (last.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]),
      (last.separators.count, 0))
    view.cancelInteractiveMovement()
  }

  @Test
  func `among 10,000 rows, only visible ones are measured, and they stay in place`()
    throws
  {
    let stage = ListStage(CGSize(width: 375, height: 667), [10_000], row: 70, list(.plain))
    stage.view.scrollToItem(at: IndexPath(item: 5_000, section: 0), at: .top, animated: false)
    stage.view.layoutIfNeeded()
    #expect(stage.source.asked.count < 80)
    let anchor = try #require(stage.cell(5_002))
    for _ in 0..<20 {
      let distance = anchor.frame.minY - stage.view.contentOffset.y
      stage.view.contentOffset.y += 5
      stage.view.layoutIfNeeded()
      #expect(anchor.frame.minY - stage.view.contentOffset.y == distance - 5)
    }
    // The same for scrolling up, which measures several rows above the visible ones.
    for _ in 0..<20 {
      let anchor = try #require(stage.view.visibleCells.dropFirst().first)
      let distance = anchor.frame.minY - stage.view.contentOffset.y
      stage.view.contentOffset.y -= 200
      stage.view.layoutIfNeeded()
      #expect(anchor.frame.minY - stage.view.contentOffset.y == distance + 200)
    }
  }

  @Test func `growing and inserted rows push down the rows below and keep the rows above`()
    throws
  {
    let stage = ListStage(CGSize(width: 375, height: 667), [200], row: 70, list(.plain))
    stage.view.contentOffset.y = 1_000
    stage.view.layoutIfNeeded()
    let above = try #require(stage.view.visibleCells.dropFirst().first)
    let row = try #require(stage.view.visibleCells.dropFirst(4).first as? SizedRow)
    let path = try #require(stage.view.indexPath(for: row))
    let distance = above.frame.minY - stage.view.contentOffset.y
    row.height = 120
    row.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    expectEqual((row.frame.height, 120), (above.frame.minY - stage.view.contentOffset.y, distance))
    stage.counts = [201]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [path]) }
    stage.runToRest()
    expectEqual(
      (above.frame.minY - stage.view.contentOffset.y, distance),
      (row.frame.minY, above.frame.minY + 4 * 70))
  }

  @Test func `a card's corners and separators follow its last row after an insertion`()
    throws
  {
    let stage = ListStage(CGSize(width: 375, height: 667), [2], row: 50, list(.insetGrouped))
    let old = try #require(stage.cell(1))
    expectEqual(
      (old.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]),
      (old.layer.cornerRadius, 26))
    #expect(old.separators.isEmpty)
    stage.counts = [3]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [IndexPath(item: 2, section: 0)]) }
    stage.runToRest()
    try expectEqual(
      (old.layer.cornerRadius, 0),
      (old.separators.count, 1),
      (#require(stage.cell(2)).layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]))
  }
}
