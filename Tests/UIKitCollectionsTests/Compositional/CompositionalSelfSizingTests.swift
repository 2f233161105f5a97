import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// Tests self-sizing views in sections other than lists.
@MainActor @Suite struct CompositionalSelfSizingTests {
  /// A cell whose constraints give it a height of 30 points plus 10 points times its item number.
  private final class ConstrainedCell: UICollectionViewCell {
    private var height: NSLayoutConstraint?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      guard height == nil else { return }
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bar)
      let length = bar.heightAnchor.constraint(
        equalToConstant: 10 + 10 * CGFloat(layoutAttributes.indexPath.item))
      height = length
      NSLayoutConstraint.activate([
        length, bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
  }

  private final class AskedCell: UICollectionViewCell {
    static var widths: [CGFloat] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.widths.append(layoutAttributes.size.width)
      layoutAttributes.size.height = layoutAttributes.size.width > 0 ? 60 : 9000
      return layoutAttributes
    }
  }

  @Test(.fact("P1")) func `rows take their constrained heights, and columns the tallest cell's height`() {
    let rows = CompositionalStage(
      CGSize(width: 320, height: 600), items: [4], cells: ConstrainedCell.self,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: CompositionalStage.row(.estimated(44)))))
    rows.show()
    expectEqual(
      ((0..<4).map { rows.frame($0)?.minY }, [0, 30, 70, 120]),
      ((0..<4).map { rows.frame($0)?.height }, [30, 40, 50, 60]),
      (rows.frame(0)?.width, 320),
      (rows.view.contentSize.height, 180))

    let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let columns = CompositionalStage(
      CGSize(width: 320, height: 600), items: [4], cells: ConstrainedCell.self,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: half)]))))
    columns.show()
    expectEqual(
      ((0..<4).map { columns.frame($0)?.minY }, [0, 0, 40, 40]),
      ((0..<4).map { columns.frame($0)?.height }, [30, 40, 50, 60]),
      (columns.view.contentSize.height, 100))
  }

  private final class LongBadge: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 150
      return layoutAttributes
    }
  }

  @Test(arguments: [[10], Array(repeating: 1, count: 10)], [0, 2])
  func `a badge much larger than its estimate is found throughout its frame`(
    items: [Int], offset: CGFloat
  ) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .estimated(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom], fractionalOffset: CGPoint(x: 0, y: offset)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])])
    let stage = CompositionalStage(
      CGSize(width: 320, height: 400), items: items, kinds: ["badge"], views: LongBadge.self,
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    stage.show()
    // The badges are 150 points high. Without an offset, they start at the bottoms of their rows: 30, 60, …
    // The offset is a multiple of their height.
    let rect = CGRect(x: 0, y: 200 + 150 * offset, width: 320, height: 5)
    let found = (stage.layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .supplementaryView }
    #expect(found.map { $0.frame.minY - 150 * offset }.sorted() == [60, 90, 120, 150, 180])
    expectAll(found) { $0.frame.height == 150 }
  }

  @Test func `cells of an orthogonal section stay in item order among the subviews`() throws {
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(100), .absolute(100)))
    section.orthogonalScrollingBehavior = .continuous
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [20, 20], UICollectionViewCompositionalLayout(section: section))
    stage.show()
    for distance in [350, 900, 120, 0, 530] as [CGFloat] {
      for strip in stage.strips { strip.contentOffset.x = distance }
      stage.view.layoutIfNeeded()
      // Assistive technologies read subviews in order.
      for strip in stage.strips {
        let paths = strip.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(stage.view.indexPath) }
        #expect(paths == paths.sorted())
        #expect(paths.count >= 4)
        expectAll(paths) { $0.section == strip.section }
      }
      #expect(stage.strips.map(\.section) == [0, 1])
    }
  }

  private final class HighView: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 120
      return layoutAttributes
    }
  }

  @Test(arguments: [true, false])
  func `an offscreen measured header keeps its height when the first item leaves`(
    moves: Bool
  ) {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(50)))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        elementKind: "header", alignment: .top)
    ]
    let stage = CompositionalStage(
      CGSize(width: 320, height: 200), items: [20, 20], kinds: ["header"], views: HighView.self,
      UICollectionViewCompositionalLayout(section: section))
    stage.show()
    stage.view.contentOffset.y = 500
    stage.view.layoutIfNeeded()
    expectEqual((stage.frame("header", 0)?.height, 120), (stage.frame("header", 1)?.height, 40))
    if moves {
      stage.source.counts = [19, 21]
      stage.view.moveItem(at: [0, 0], to: [1, 0])
    } else {
      stage.source.counts = [19, 20]
      stage.view.deleteItems(at: [[0, 0]])
    }
    expectEqual((stage.frame("header", 0)?.height, 120), (stage.frame("header", 1)?.height, 40))
  }

  /// The element with an estimated height of 40 and an actual height of 120 points: a header, a pinned
  /// header, a footer, or a header of the whole layout.
  nonisolated enum Boundary: CaseIterable {
    case header, pinned, footer, outer
  }

  @Test(arguments: Boundary.allCases)
  func `a boundary item growing above the visible area keeps visible cells in place`(boundary: Boundary)
    throws
  {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      elementKind: "high", alignment: boundary == .footer ? .bottom : .top)
    item.pinToVisibleBounds = boundary == .pinned
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(50)))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if boundary == .outer {
      configuration.boundarySupplementaryItems = [item]
    } else {
      section.boundarySupplementaryItems = [item]
    }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 200), items: [20, 40], kinds: ["high"], views: HighView.self,
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    stage.view.contentOffset.y = 1470
    stage.show()
    let (offset, path): (CGFloat, IndexPath) =
      switch boundary {
      case .header: (1070, [1, 0])
      case .pinned: (1470, [1, 8])
      case .footer: (1030, [1, 0])
      case .outer: (30, [0, 0])
      }
    if boundary != .pinned {
      #expect(stage.view.contentOffset.y == 1470)
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
    }
    let cell = try #require(stage.view.cellForItem(at: path))
    expectEqual((stage.view.contentOffset.y, offset + 80), (cell.frame.minY, offset + 90))
    #expect(stage.view.contentSize.height == (boundary == .outer ? 3120 : 3160))
  }

  @Test func `a side header wider than its estimate narrows its section`() {
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(40), heightDimension: .estimated(40)),
      elementKind: "side", alignment: .leading)
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(50)))
    section.boundarySupplementaryItems = [side]
    final class Broad: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 70, height: 60)
        return layoutAttributes
      }
    }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 200), items: [4], kinds: ["side"], views: Broad.self,
      UICollectionViewCompositionalLayout(section: section))
    stage.show()
    expectEqual(
      (stage.frame("side", 0), CGRect(x: 0, y: 70, width: 70, height: 60)),
      (stage.frame(1), CGRect(x: 70, y: 50, width: 250, height: 50)))
  }

  /// A cell with a height set by the test. The default value is 30 points.
  private final class SizedCell: UICollectionViewCell {
    static var heights: [Int: CGFloat] = [:]

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = Self.heights[layoutAttributes.indexPath.item] ?? 30
      return layoutAttributes
    }
  }

  /// Returns a stage whose rows are 30 points high and estimated at 44 points, scrolled to an offset.
  private func sizedRows(from offset: CGFloat) -> CompositionalStage {
    SizedCell.heights = [:]
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [60], cells: SizedCell.self,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: CompositionalStage.row(.estimated(44)))))
    stage.show()
    stage.scroll(to: CGPoint(x: 0, y: offset))
    return stage
  }

  @Test(arguments: [(0.0, 0), (90, 3), (90, 5)])
  func `a visible item that grows keeps its top and moves only the items below it`(
    offset: Double, item: Int
  ) throws {
    let stage = sizedRows(from: offset)
    let top = try #require(stage.shownFrame(item)).minY
    SizedCell.heights[item] = 130
    stage.view.cellForItem(at: [0, item])?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.view.contentOffset.y, offset), (stage.shownFrame(item), CGRect(0, top, 320, 130)),
      (stage.shownFrame(item + 1)?.minY, top + 130))
  }

  @Test func `the first visible item stays in place when all visible items grow at once`() {
    let stage = sizedRows(from: 90)
    for item in 0..<30 { SizedCell.heights[item] = 50 }
    stage.view.reconfigureItems(at: stage.view.indexPathsForVisibleItems)
    stage.view.layoutIfNeeded()
    expectEqual((stage.view.contentOffset.y, 90), (stage.shownFrame(3), CGRect(0, 0, 320, 50)))
  }

  @Test func `an item reconfigured in a batch grows within the batch's animation`() {
    let stage = sizedRows(from: 0)
    SizedCell.heights[1] = 130
    stage.view.performBatchUpdates { stage.view.reconfigureItems(at: [[0, 1]]) }
    let cell = stage.view.cellForItem(at: [0, 1])
    expectEqual((cell?.frame.height, 130), (cell?.layer.presentation()?.bounds.height, 30))
    FrameClock.main.run(for: 0.1)
    let height = cell?.layer.presentation()?.bounds.height ?? 0
    #expect(height > 30)
    #expect(height < 130)
    FrameClock.main.run(for: 0.5)
    expectEqual(
      (cell?.layer.presentation()?.bounds.height, 130), (stage.shownFrame(2)?.minY, 160))
  }

  @Test
  func `applying a snapshot animates new sizes only if animatingDifferences is true`() {
    let stage = sizedRows(from: 0)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<60))
    source.apply(snapshot, animatingDifferences: false)
    stage.view.layoutIfNeeded()
    for (isAnimated, height) in [(true, 130), (false, 60)] as [(Bool, CGFloat)] {
      SizedCell.heights[1] = height
      snapshot.reconfigureItems([1])
      source.apply(snapshot, animatingDifferences: isAnimated)
      stage.view.layoutIfNeeded()
      let cell = stage.view.cellForItem(at: [0, 1])
      expectEqual(
        (cell?.frame.height, height), (cell?.layer.presentation()?.bounds.height, isAnimated ? 30 : 60))
      FrameClock.main.run(for: 0.5)
      #expect(cell?.layer.presentation()?.bounds.height == height)
    }
  }

  @Test(arguments: [true, false])
  func `a view scrolled to the top stays there when a batch puts unmeasured items first`(
    isInsertion: Bool
  ) throws {
    let stage = sizedRows(from: 600)
    stage.scroll(to: .zero)
    SizedCell.heights = [0: 130]
    if isInsertion {
      stage.counts = [61]
      stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 0]]) }
    } else {
      // No visible item remains. The new second item was measured while it was farther down.
      stage.counts = [40]
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: (0..<20).map { [0, $0] })
        stage.view.moveItem(at: [0, 59], to: [0, 0])
      }
    }
    FrameClock.main.run(for: 0.5)
    expectEqual(
      (stage.view.contentOffset.y, 0), (stage.shownFrame(0), CGRect(0, 0, 320, 130)),
      (stage.shownFrame(1)?.minY, 130))
  }

}
