import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

/// Size preferences that invalidate a compositional layout, and their lifetime.
@MainActor @Suite struct CompositionalSizingTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func attributes(
    _ stage: CompositionalStage, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind else { return stage.layout.layoutAttributesForItem(at: path) }
    return stage.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  /// Returns `true` if the layout invalidates for an element's preferred size, given a current size of 100 ×
  /// 40.
  private func isNews(_ stage: CompositionalStage, _ kind: String?, _ path: IndexPath, _ size: CGSize) throws
    -> Bool
  {
    let original = try #require(attributes(stage, kind, path))
    #expect(original.size == CGSize(width: 100, height: 40))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size = size
    return stage.layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  private static let (broader, higher) = (CGSize(width: 120, height: 40), CGSize(width: 100, height: 60))

  @Test(
    arguments: [(true, false), (false, true), (true, true), (false, false)])
  func `a preferred size invalidates the layout only along estimated dimensions`(
    width: Bool, height: Bool
  ) throws {
    let estimated = size(width ? .estimated(100) : .absolute(100), height ? .estimated(40) : .absolute(40))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: estimated, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    // A second kind with an estimate in the other dimension.
    let other = size(height ? .estimated(100) : .absolute(100), width ? .estimated(40) : .absolute(40))
    let otherBadge = NSCollectionLayoutSupplementaryItem(
      layoutSize: other, elementKind: "other badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = NSCollectionLayoutItem(layoutSize: estimated, supplementaryItems: [otherBadge, badge])
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: estimated, subitems: [item]))
    func boundary(_ kind: String, _ size: NSCollectionLayoutSize)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: .top)
    }
    section.boundarySupplementaryItems = [boundary("other header", other), boundary("header", estimated)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [boundary("other outer", other), boundary("outer", estimated)]
    let kinds = ["header", "badge", "outer"]
    let stage = CompositionalStage(
      CGSize(width: 320, height: 600), items: [2], kinds: kinds + kinds.map { "other " + $0 },
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    // These views have no preferred size.
    stage.show()
    let elements: [(String?, IndexPath)] = [
      (nil, [0, 1]), ("badge", [0, 0]), ("badge", [0, 1]), ("header", [0, 0]), ("outer", IndexPath(index: 0)),
    ]
    for (kind, path) in elements {
      try expectEqual(
        (isNews(stage, kind, path, Self.broader), width),
        (isNews(stage, kind, path, Self.higher), height),
        comment: "\(kind ?? "item")")
      #expect(try !isNews(stage, kind, path, CGSize(width: 100, height: 40)), "\(kind ?? "item")")
      let own = try #require(attributes(stage, kind, path))
      let priorities = stage.layout.fittingPriorities(for: own)
      expectEqual(
        (priorities.horizontal, width ? .fittingSizeLevel : .required),
        (priorities.vertical, height ? .fittingSizeLevel : .required),
        comment: "\(kind ?? "item")")
    }
  }

  private final class HighCell: UICollectionViewCell {
    static var height: CGFloat = 60

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = Self.height
      return layoutAttributes
    }
  }

  @Test func `measured sizes survive invalidateLayout and are discarded by reloadData`() {
    let stage = CompositionalStage(
      CGSize(width: 320, height: 200), items: [50], cells: HighCell.self,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: CompositionalStage.row(.estimated(44)))))
    stage.show()
    stage.view.contentOffset.y = 1000
    stage.view.layoutIfNeeded()
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual((stage.frame(0)?.height, 60), (stage.frame(49)?.height, 44))
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.height == 44)
  }

  @Test(arguments: [0, 990] as [CGFloat], [20, 60, 90] as [CGFloat])
  func `rows that change height keep the first fully visible row in place`(
    offset: CGFloat, height: CGFloat
  ) throws {
    defer { HighCell.height = 60 }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 200), items: [50], cells: HighCell.self,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: CompositionalStage.row(.estimated(60)))))
    stage.show()
    stage.view.contentOffset.y = offset
    stage.view.layoutIfNeeded()
    let first = Int((offset / 60).rounded(.up))
    func distance() throws -> CGFloat { try #require(stage.frame(first)).minY - stage.view.contentOffset.y }
    let before = try distance()
    HighCell.height = height
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    try expectEqual((distance(), before), (stage.frame(first)?.height, height))
  }

  @Test func `a fractional width is rounded to pixels of the traits' display scale`() {
    for (scale, width) in [(1, 35), (2, 35.5), (3, 35 + CGFloat(1) / 3)] as [(CGFloat, CGFloat)] {
      let stage = CompositionalStage(
        CGSize(width: 320, height: 400), items: [3],
        UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: CompositionalStage.single(.fractionalWidth(1 / 3), .absolute(50)))))
      stage.view.traitOverrides.displayScale = scale
      stage.show()
      #expect(abs((stage.frame(0)?.width ?? 0) - width) < 1e-9, "\(scale)")
    }
  }
}
