import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

@MainActor @Suite struct CompositionalQueryTests {
  private func rows(_ items: [Int]) -> CompositionalStage {
    CompositionalStage(
      CGSize(width: 320, height: 400), items: items,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(50)))))
  }

  @Test func `items that start in the last points of a rectangle are found`() {
    let stage = rows([20])
    stage.show()
    func items(_ rect: CGRect) -> [Int] {
      (stage.layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath.item).sorted()
    }
    expectEqual(
      (items(CGRect(x: 0, y: 100, width: 320, height: 100.5)), [2, 3, 4]),
      (items(CGRect(x: 0, y: 100, width: 320, height: 99.5)), [2, 3]),
      (items(CGRect(x: 0, y: 149.5, width: 320, height: 40)), [2, 3]))
  }

  @Test func `layoutAttributesForItem returns nil for invalid index paths`() {
    let stage = rows([3])
    stage.show()
    for path in [[0, 3], [1, 0], [-1, 0], [0, -1], [0], [0, 0, 0]] as [IndexPath] {
      #expect(stage.layout.layoutAttributesForItem(at: path) == nil, "\(path)")
    }
    #expect(stage.layout.layoutAttributesForItem(at: [0, 2]) != nil)
  }

  @Test func `a badge far below its group in an orthogonal section is found at its frame`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0, y: 12)))
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let stage = CompositionalStage(
      CGSize(width: 320, height: 600), items: [2], kinds: ["badge"],
      UICollectionViewCompositionalLayout(section: section))
    stage.show()
    #expect(stage.frame("badge", 0)?.minY == 240)
    let found = stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 235, width: 320, height: 10))
    #expect(found?.filter { $0.representedElementKind == "badge" }.count == 2)
  }

  private final class WideCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = 60 + CGFloat(layoutAttributes.indexPath.item * 37 % 90)
      return layoutAttributes
    }
  }

  @Test func `scrolling back horizontally into unmeasured items keeps visible items in place`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let stage = CompositionalStage(
      CGSize(width: 320, height: 200), items: [60], cells: WideCell.self,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration))
    stage.show()
    stage.view.scrollToItem(at: [0, 40], at: .left, animated: false)
    stage.view.layoutIfNeeded()
    for _ in 0..<10 {
      let (first, before) = try #require(stage.shown().first.map { ($0, stage.shownFrame($0)) })
      stage.view.contentOffset.x -= 40
      stage.view.layoutIfNeeded()
      let now = try #require(stage.shownFrame(first))
      #expect(abs(now.minX - (try #require(before).minX + 40)) < 0.01, "item \(first)")
    }
  }

  /// Returns a row of 50 points with a badge.
  private func badgedRow(_ kind: String) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    return .vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])])
  }

  private func badgedRows(_ count: Int, source: CountedCells? = nil) -> CompositionalStage {
    CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: badgedRow("badge"))),
      width: 320, height: 200, counts: [count], source: source,
      views: (UICollectionReusableView.self, ["badge"]), laysOut: false)
  }

  @Test func `badges follow their items through deletions, insertions, and moves`() throws {
    let stage = badgedRows(4)
    stage.show()
    func badges() -> [UICollectionReusableView?] {
      (0..<4).map { stage.view.supplementaryView(forElementKind: "badge", at: [0, $0]) }
    }
    let before = badges()
    #expect(!before.contains(nil))
    stage.source.counts = [3]
    stage.view.deleteItems(at: [[0, 0]])
    FrameClock.main.run(for: 1)
    #expect(badges() == Array(before[1...]) + [nil])
    #expect(before[0]?.superview == nil)
    stage.source.counts = [4]
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: [[0, 1]])
      stage.view.moveItem(at: [0, 2], to: [0, 0])
    }
    FrameClock.main.run(for: 1)
    let after = badges()
    expectEqual((after[0], before[3]), (after[2], before[1]), (after[3], before[2]))
  }

  @Test func `badges follow their items in sections that differ only in the badge kind`()
    throws
  {
    let stage = CompositionalStage(
      CGSize(width: 320, height: 400), items: [3, 4], kinds: ["a", "b"],
      UICollectionViewCompositionalLayout { section, _ in
        NSCollectionLayoutSection(group: badgedRow(["a", "b"][section]))
      })
    stage.show()
    func badges() -> [UICollectionReusableView?] {
      (0..<4).map { stage.view.supplementaryView(forElementKind: "b", at: [1, $0]) }
    }
    let before = badges()
    #expect(!before.contains(nil))
    stage.source.counts = [3, 3]
    stage.view.deleteItems(at: [[1, 0]])
    FrameClock.main.run(for: 1)
    #expect(badges() == Array(before[1...]) + [nil])
  }

  @Test func `badges match the items shown during an interactive movement`() {
    final class Source: CountedCells {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.tag = indexPath.item
        return cell
      }

      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let view = super.collectionView(
          collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        view.tag = indexPath.item
        return view
      }

      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
      }
    }
    let stage = badgedRows(20, source: Source([20]))
    stage.show()
    let view = stage.view
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.contentOffset.y = 600
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 725))
    for offset in [300, 0] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
      // Exclude the moving item.
      let paths = view.indexPathsForVisibleItems.filter { $0 != [0, 14] }
      #expect(paths.count >= 4)
      expectAll(paths) { path in
        view.supplementaryView(forElementKind: "badge", at: path)?.tag == view.cellForItem(at: path)?.tag
      }
    }
    #expect(view.cellForItem(at: [0, 1])?.tag == 2)
    view.cancelInteractiveMovement()
  }
}
