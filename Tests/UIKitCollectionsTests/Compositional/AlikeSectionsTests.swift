import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

/// Sections with equal descriptions share resolved geometry. Each has the same frames as in a layout of its
/// own.
@MainActor @Suite struct AlikeSectionsTests {
  enum Provider: CaseIterable { case anObjectForEachKind, anObjectForEachSection, oneObjectThatChanges }

  private static let size = CGSize(width: 330, height: 500)
  private static let sections: [(kind: Int, count: Int)] = [
    (0, 7), (1, 7), (0, 7), (2, 7), (0, 5), (0, 0), (1, 4), (2, 7), (0, 7), (1, 7), (2, 3),
  ]

  /// Returns lines of three items with badges, rows, or orthogonally scrolling columns.
  private static func group(_ kind: Int) -> NSCollectionLayoutGroup {
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }
    switch kind {
    case 0:
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(20, 20), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.bottom, .trailing], fractionalOffset: CGPoint(x: 0.5, y: 2)))
      let item = NSCollectionLayoutItem(layoutSize: size(100, 40), supplementaryItems: [badge])
      return .horizontal(layoutSize: size(310, 40), subitems: [item])
    case 1: return CompositionalStage.row(.absolute(30))
    default:
      let item = NSCollectionLayoutItem(layoutSize: size(80, 20))
      return .vertical(layoutSize: size(80, 70), repeatingSubitem: item, count: 3)
    }
  }

  private static func describe(_ section: NSCollectionLayoutSection, _ kind: Int, number: Int) {
    section.interGroupSpacing = CGFloat(kind * 4)
    section.contentInsets.top = CGFloat(kind * 3 + number % 2)
    section.orthogonalScrollingBehavior = kind == 2 ? .groupPaging : .none
    section.boundarySupplementaryItems = kind == 1 ? [] : [CompositionalStage.header(CGFloat(16 + kind))]
  }

  private static func makeSection(_ kind: Int, number: Int) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(kind))
    describe(section, kind, number: number)
    return section
  }

  private static func stage(
    _ counts: [Int], _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> CompositionalStage {
    let stage = CompositionalStage(
      size, items: counts, kinds: ["header", "badge"],
      UICollectionViewCompositionalLayout(sectionProvider: provider))
    stage.view.layoutIfNeeded()
    return stage
  }

  private static func frames(_ stage: CompositionalStage, _ section: Int, count: Int) -> [CGRect?] {
    [stage.frame("header", section)]
      + (0..<count).flatMap { [stage.frame($0, section), stage.frame("badge", section, item: $0)] }
  }

  @Test(arguments: Provider.allCases)
  func `each section has the same frames as in a layout of its own`(provider: Provider) {
    var known: [Int: NSCollectionLayoutSection] = [:]
    let stage = Self.stage(Self.sections.map(\.count)) { number, _ in
      let kind = Self.sections[number].kind
      switch provider {
      case .anObjectForEachSection: return Self.makeSection(kind, number: number)
      case .anObjectForEachKind:
        let section = known[kind * 2 + number % 2] ?? Self.makeSection(kind, number: number)
        known[kind * 2 + number % 2] = section
        return section
      case .oneObjectThatChanges:
        let section = known[kind] ?? Self.makeSection(kind, number: number)
        known[kind] = section
        Self.describe(section, kind, number: number)
        return section
      }
    }
    var start: CGFloat = 0
    for (number, section) in Self.sections.enumerated() {
      let alone = Self.stage([section.count]) { _, _ in Self.makeSection(section.kind, number: number) }
      let expected = Self.frames(alone, 0, count: section.count).map { $0?.offsetBy(dx: 0, dy: start) }
      #expect(Self.frames(stage, number, count: section.count) == expected, "section \(number)")
      start += alone.view.contentSize.height
    }
    #expect(stage.view.contentSize.height == start)
  }

  /// Measurements of the three visible views don't apply to other items or sections.
  @Test func `measured items change their lengths while all others keep the estimate`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.estimated(200)))
    let stage = CompositionalStage(
      Self.size, items: [2, 2, 2], cells: TallCell.self,
      UICollectionViewCompositionalLayout(section: section))
    stage.view.layoutIfNeeded()
    let heights = (0..<3).map { section in (0..<2).map { stage.frame($0, section)?.height } }
    #expect(heights == [[300, 300], [300, 200], [200, 200]])
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect((0..<3).map { section in (0..<2).map { stage.frame($0, section)?.height } } == heights)
  }

  @Test func `a custom group's item provider is called again for each section`() {
    var questions: CGFloat = 0
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { _ in
        questions += 1
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: questions, y: 0, width: 10, height: 10))]
      })
    let stage = Self.stage([1, 1, 1]) { _, _ in section }
    #expect((0..<3).map { stage.frame(0, $0)?.minX } == [1, 2, 3])
  }
}

private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 300
    return layoutAttributes
  }
}
