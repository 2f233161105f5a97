import CollectionLayouts
import CollectionView

extension Fixture {
  /// Compositional layouts, also with sections of our layouts.
  static let compositional = [
    Fixture(
      "compositional, groups", ["only": { compositional(NSCollectionLayoutSection(group: row())) }],
      script: verticalScript),
    Fixture(
      "compositional, nested groups",
      [
        "only": {
          let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitems: [item(height: .fractionalHeight(0.5))])
          let large = item(width: .fractionalWidth(0.5))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(150)), subitems: [large, column])
          group.interItemSpacing = .fixed(6)
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = 10
          section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 20)
          return compositional(section)
        }
      ], script: verticalScript),
    Fixture(
      "compositional, orthogonal", ["only": { compositional(orthogonal(.continuous)) }],
      counts: [12, 9, 20, 10, 10], script: sectionScript),
    Fixture(
      "compositional, orthogonal pages", ["only": { compositional(orthogonal(.groupPagingCentered)) }],
      counts: [12, 9, 20, 10, 10], script: sectionScript),
    Fixture(
      "compositional, estimated heights",
      [
        "only": {
          let full = size(.fractionalWidth(1), .estimated(44))
          let group = NSCollectionLayoutGroup.vertical(
            layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
          let section = NSCollectionLayoutSection(group: group)
          section.boundarySupplementaryItems = [header(.estimated(30))]
          return compositional(section)
        }
      ], counts: [12, 9, 20], cells: .fittedHeight, script: sectionScript),
    Fixture(
      "compositional, pinned headers",
      [
        "only": {
          let section = NSCollectionLayoutSection(group: row())
          let pinned = header(.absolute(30))
          pinned.pinToVisibleBounds = true
          section.boundarySupplementaryItems = [pinned]
          return compositional(section)
        }
      ], counts: [12, 9, 20], script: sectionScript),
    Fixture(
      "compositional, badges",
      [
        "only": {
          let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(16), .absolute(16)), elementKind: FixtureSource.badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
              edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
          let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
          item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
          return compositional(NSCollectionLayoutSection(group: group))
        }
      ], script: verticalScript),
    Fixture(
      "compositional, backgrounds",
      [
        "only": {
          let section = NSCollectionLayoutSection(group: row())
          section.decorationItems = [.background(elementKind: "background")]
          section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10)
          let layout = compositional(section)
          layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
          return layout
        }
      ], counts: [12, 9, 20], script: sectionScript),
    Fixture(
      "compositional, section of a waterfall",
      [
        "only": {
          RecordedCompositionalLayout { _, environment in
            .waterfall(
              itemCount: 40, laneCount: 3, itemSpacing: 5, laneSpacing: 5, in: environment,
              lengthForItem: { item, _ in CGFloat(30 + item * 37 % 90) })
          }
        }
      ],
      script: [
        .scroll(y: 200), .flick(dy: -120), .scrollToItem(section: 0, item: 20), .rotate, .rotate, .reloadData,
      ]),
    Fixture(
      "compositional, section of a carousel",
      [
        "only": {
          compositional(
            .carousel(
              itemSize: .absolute(CGSize(width: 150, height: 120)), itemSpacing: 8,
              effect: .linearZoom(activeDistance: 150, factor: 0.5)))
        }
      ], counts: [12, 9, 20, 10, 10], script: sectionScript),
  ]

  static func compositional(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
    RecordedCompositionalLayout(section: section)
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static func item(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .fractionalHeight(1)
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  /// Returns a row of four items.
  private static func row() -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(70)), subitems: [item(width: .fractionalWidth(0.22))])
    group.interItemSpacing = .flexible(4)
    return group
  }

  private static func header(_ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
  }

  private static func orthogonal(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.6), .absolute(110)), subitems: [item()])
    let section = NSCollectionLayoutSection(group: group)
    (section.orthogonalScrollingBehavior, section.interGroupSpacing) = (behavior, 10)
    section.boundarySupplementaryItems = [header(.absolute(24))]
    return section
  }
}
