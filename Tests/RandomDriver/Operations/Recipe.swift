import CollectionView

/// The recipe for a compositional layout's sections. Settings change it while the layout is visible.
@MainActor final class Recipe {
  var spacing: CGFloat = 5
  var insets = NSDirectionalEdgeInsets.zero
  var columns = 3
  var pinsHeaders = true
  var hasHeaders = true
  var hasFooters = false
  var followsInsets = true
  var hasBackground = false
  var hasBadges = false
  var reference = UIContentInsetsReference.automatic
  /// The orthogonal scrolling behavior of the first section.
  var behavior = 0
  var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
  var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
  var headerMode = UICollectionLayoutListConfiguration.HeaderMode.supplementary
  var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  var headerTopPadding: CGFloat?
  var showsSeparators = true
  var estimatesBothWays = false

  static let badge = "badge"
  static let background = "background"
  /// The element kinds above and below all sections.
  static let header = "header of all"
  static let footer = "footer of all"

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Returns the headers and footers of the whole layout: none, a header, a pinned header, or both ends.
  static func boundaries(_ value: Int) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    func item(_ alignment: NSRectAlignment, _ length: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem
    {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(length)),
        elementKind: alignment == .top ? header : footer, alignment: alignment)
      item.pinToVisibleBounds = value == 2
      return item
    }
    return [[], [item(.top, 30)], [item(.top, 30)], [item(.top, 30), item(.bottom, 18)]][value % 4]
  }

  private func finish(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    section.contentInsetsReference = reference
    section.supplementariesFollowContentInsets = followsInsets
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    for (kind, alignment, length) in [
      (UICollectionView.elementKindSectionHeader, NSRectAlignment.top, 24.0),
      (UICollectionView.elementKindSectionFooter, .bottom, 15.0),
    ] where kind == UICollectionView.elementKindSectionHeader ? hasHeaders : hasFooters {
      let boundary = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(length)), elementKind: kind, alignment: alignment
      )
      boundary.pinToVisibleBounds = pinsHeaders
      boundaries.append(boundary)
    }
    section.boundarySupplementaryItems = boundaries
    if hasBackground { section.decorationItems = [.background(elementKind: Self.background)] }
    return section
  }

  /// Returns an item, with a badge at its corner if badges are on.
  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    guard hasBadges else { return NSCollectionLayoutItem(layoutSize: Self.size(width, height)) }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Self.size(.absolute(12), .absolute(12)), elementKind: Self.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    return NSCollectionLayoutItem(layoutSize: Self.size(width, height), supplementaryItems: [badge])
  }

  func grid(measures: Bool) -> NSCollectionLayoutSection {
    let height: NSCollectionLayoutDimension = measures ? .estimated(50) : .absolute(50)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), height),
      subitems: [item(.fractionalWidth(1 / CGFloat(columns)), height)])
    return finish(NSCollectionLayoutSection(group: group))
  }

  /// Returns a large item with columns of small ones.
  func groups() -> NSCollectionLayoutSection {
    let large = item(.fractionalWidth(0.5), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let small = NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.45)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.fractionalWidth(0.5 / CGFloat(columns)), .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
    column.interItemSpacing = .flexible(3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(120)),
      subitems: [large] + (0..<columns).map { _ in column })
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(4), trailing: nil, bottom: .fixed(3))
    return finish(NSCollectionLayoutSection(group: group))
  }

  /// Returns items of estimated sizes that flow into lines.
  func flowing() -> NSCollectionLayoutSection {
    let width: NSCollectionLayoutDimension = estimatesBothWays ? .estimated(70) : .absolute(70)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .estimated(40)), subitems: [item(width, .estimated(40))])
    group.interItemSpacing = .fixed(6)
    return finish(NSCollectionLayoutSection(group: group))
  }

  /// Returns groups of stacked items, rotated by their numbers.
  func piles() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(110))
    ) { environment in
      let size = environment.container.effectiveContentSize
      return (0..<5).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            x: size.width / 2 - 40 + CGFloat(index) * 7, y: 10 + CGFloat(index % 3) * 5, width: 80, height: 80
          ),
          zIndex: -index)
      }
    }
    return finish(NSCollectionLayoutSection(group: group))
  }

  func strip(_ section: Int) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.absolute(110), .absolute(90)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let result = finish(NSCollectionLayoutSection(group: group))
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .continuous, .groupPaging, .none, .groupPagingCentered, .paging, .continuousGroupLeadingBoundary,
    ]
    result.orthogonalScrollingBehavior = behaviors[(section + behavior) % behaviors.count]
    result.orthogonalScrollingProperties.bounce = bounce
    return result
  }

  func list(
    in environment: any NSCollectionLayoutEnvironment,
    actions: @escaping (IndexPath, Bool) -> UISwipeActionsConfiguration?
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headerMode
    configuration.footerMode = footerMode
    configuration.headerTopPadding = headerTopPadding
    configuration.showsSeparators = showsSeparators
    configuration.leadingSwipeActionsConfigurationProvider = { actions($0, true) }
    configuration.trailingSwipeActionsConfigurationProvider = { actions($0, false) }
    return .list(using: configuration, layoutEnvironment: environment)
  }
}
