import CollectionLayouts
import CollectionView

/// The layouts that runs are about.
nonisolated enum LayoutKind: String, CaseIterable, Codable {
  case flow, stickyHeaders, waterfall, justified, mosaic, tags, timeline, carousel, wheel, ring, cards, pile,
    piles, grid, strips,
    lanesSection, carouselSection, list

  /// Whether its items can be as large as their cells want.
  var canMeasure: Bool { [.flow, .stickyHeaders, .waterfall, .tags, .grid, .list].contains(self) }

  /// Whether it has sections that scroll by themselves.
  var hasStrips: Bool { [.strips, .carouselSection].contains(self) }

  @MainActor func make(for world: World) -> UICollectionViewLayout {
    switch self {
    case .flow: flow(UICollectionViewFlowLayout(), world)
    case .stickyHeaders: flow(StickyHeaderFlowLayout(), world)
    case .waterfall: waterfall(world)
    case .justified: JustifiedLayout()
    case .mosaic: MosaicLayout()
    case .tags: TagLayout()
    case .timeline: TimelineLayout()
    case .carousel: carousel()
    case .wheel: wheel()
    case .ring: CircleLayout()
    case .cards: CardStackLayout()
    case .pile: PhotoStackLayout()
    case .piles: piles()
    case .grid: compositional { _, _ in .grid(measures: world.measures) }
    case .strips: compositional { section, _ in .strip(section) }
    case .lanesSection:
      compositional { [unowned world] section, environment in
        .waterfall(
          itemCount: world.view.numberOfItems(inSection: section), laneCount: 3, spacing: 5, in: environment
        ) { item, _ in
          world.shownNumber(at: IndexPath(item: item, section: section)).map(world.length(of:)) ?? 0
        }
      }
    case .carouselSection:
      compositional { section, _ in
        .carousel(
          itemSize: CGSize(width: 100, height: 80), spacing: 10,
          effect: section.isMultiple(of: 2) ? .cosineZoom(reach: .viewport) : .fade())
      }
    case .list: list()
    }
  }

  @MainActor private func flow(_ layout: UICollectionViewFlowLayout, _ world: World) -> UICollectionViewLayout
  {
    layout.headerReferenceSize = CGSize(width: 24, height: 24)
    layout.sectionHeadersPinToVisibleBounds = true
    if world.measures { layout.estimatedItemSize = CGSize(width: 60, height: 60) }
    return layout
  }

  @MainActor private func waterfall(_ world: World) -> UICollectionViewLayout {
    let layout = WaterfallLayout()
    layout.headerReferenceLength = 20
    if world.measures { layout.itemLength = .estimated(50) }
    return layout
  }

  @MainActor private func carousel() -> UICollectionViewLayout {
    let layout = CarouselLayout()
    layout.itemSize = .fixed(CGSize(width: 120, height: 100))
    return layout
  }

  @MainActor private func wheel() -> UICollectionViewLayout {
    let layout = CircleLayout()
    layout.scrolls = true
    layout.itemAngle = .pi / 9
    return layout
  }

  @MainActor private func piles() -> UICollectionViewLayout {
    let layout = PhotoStackLayout()
    layout.stacksSections = true
    return layout
  }

  @MainActor private func compositional(
    _ section: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> UICollectionViewLayout { UICollectionViewCompositionalLayout(sectionProvider: section) }

  @MainActor private func list() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let delete = UIContextualAction(style: .normal, title: "Mark") { _, _, finish in finish(true) }
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

extension NSCollectionLayoutSection {
  fileprivate static func grid(measures: Bool) -> NSCollectionLayoutSection {
    let height: NSCollectionLayoutDimension = measures ? .estimated(50) : .absolute(50)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  fileprivate static func strip(_ section: Int) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(90)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let result = NSCollectionLayoutSection(group: group)
    result.interGroupSpacing = 8
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .continuous, .groupPaging, .none, .groupPagingCentered, .paging, .continuousGroupLeadingBoundary,
    ]
    result.orthogonalScrollingBehavior = behaviors[section % behaviors.count]
    return result
  }
}
