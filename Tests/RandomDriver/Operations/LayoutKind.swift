import CollectionLayouts
import CollectionView

nonisolated enum LayoutKind: String, CaseIterable, Codable {
  case flow, stickyHeaders, waterfall, justified, mosaic, tags, timeline, packed, carousel, wheel, ring,
    cards, pile,
    piles, grid, strips,
    lanesSection, carouselSection, list, rows, groups, flowing, pilesSection

  /// `true` if items can have the sizes preferred by their cells.
  var canMeasure: Bool {
    [.flow, .stickyHeaders, .waterfall, .tags, .grid, .list, .rows, .flowing].contains(self)
  }

  /// `true` if items always have the sizes preferred by their cells.
  var alwaysMeasures: Bool { self == .rows || self == .flowing }

  /// `true` if the layout calls its delegate for item sizes.
  var asksForSizes: Bool {
    [.flow, .stickyHeaders, .waterfall, .justified, .mosaic, .tags, .timeline, .packed].contains(self)
  }

  /// `true` if the layout hides items inside its contents during scrolling.
  var hidesItems: Bool { [.wheel, .ring, .carousel].contains(self) }

  /// `true` if the layout has orthogonally scrolling sections.
  var hasStrips: Bool { [.strips, .carouselSection].contains(self) }

  var isPile: Bool { self == .pile || self == .piles }

  /// `true` if each frame is compared with the next one. In layouts with orthogonally scrolling sections,
  /// rotation around a center, or piles, a cell can move any distance between frames.
  var isContinuous: Bool {
    switch self {
    case .strips, .carouselSection, .pilesSection, .ring, .wheel, .pile, .piles, .cards, .carousel: false
    default: true
    }
  }

  /// - Parameter recipe: The recipe for a compositional layout's sections.
  @MainActor func make(for world: World, _ recipe: Recipe) -> UICollectionViewLayout {
    switch self {
    case .flow: flow(UICollectionViewFlowLayout(), world)
    case .stickyHeaders: flow(StickyHeaderFlowLayout(), world)
    case .waterfall: waterfall(world)
    case .justified: JustifiedLayout()
    case .mosaic: MosaicLayout()
    case .tags: TagLayout()
    case .timeline: TimelineLayout()
    case .packed: PackedFlow()
    case .carousel: carousel()
    case .wheel: wheel()
    case .ring: CircleLayout()
    case .cards: CardStackLayout()
    case .pile: PhotoStackLayout()
    case .piles: piles()
    case .list: list(world)
    default: compositional(world, recipe)
    }
  }

  @MainActor private func compositional(_ world: World, _ recipe: Recipe) -> UICollectionViewLayout {
    let measures = world.setup.measures
    let layout = UICollectionViewCompositionalLayout { [unowned world] section, environment in
      switch self {
      case .grid: recipe.grid(measures: measures)
      case .strips: recipe.strip(section)
      case .groups: recipe.groups()
      case .flowing: recipe.flowing()
      case .pilesSection: recipe.piles()
      case .rows: recipe.list(in: environment) { [unowned world] in world.actions(at: $0, isLeading: $1) }
      case .lanesSection:
        .waterfall(
          itemCount: world.view.numberOfItems(inSection: section), laneCount: recipe.columns,
          itemSpacing: recipe.spacing, laneSpacing: recipe.spacing, contentInsets: recipe.insets,
          in: environment
        ) { item, _ in
          world.shownNumber(at: IndexPath(item: item, section: section)).map(world.length(of:)) ?? 0
        }
      default:
        .carousel(
          itemSize: .absolute(CGSize(width: 100, height: 80)), itemSpacing: recipe.spacing * 2,
          effect: (section + recipe.behavior).isMultiple(of: 2) ? .cosineZoom(reach: .viewport) : .fade())
      }
    }
    layout.register(NumberView.self, forDecorationViewOfKind: Recipe.background)
    return layout
  }

  @MainActor private func flow(_ layout: UICollectionViewFlowLayout, _ world: World) -> UICollectionViewLayout
  {
    layout.headerReferenceSize = CGSize(width: 24, height: 24)
    layout.sectionHeadersPinToVisibleBounds = true
    if world.setup.measures { layout.estimatedItemSize = CGSize(width: 60, height: 60) }
    return layout
  }

  @MainActor private func waterfall(_ world: World) -> UICollectionViewLayout {
    let layout = WaterfallLayout()
    layout.headerReferenceLength = 20
    if world.setup.measures { layout.itemLength = .estimated(50) }
    layout.register(NumberView.self, forDecorationViewOfKind: WaterfallLayout.elementKindSectionBackground)
    return layout
  }

  @MainActor private func carousel() -> UICollectionViewLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 120, height: 100))
    return layout
  }

  @MainActor private func wheel() -> UICollectionViewLayout {
    let layout = WheelLayout()
    layout.itemAngle = .pi / 9
    return layout
  }

  @MainActor private func piles() -> UICollectionViewLayout {
    let layout = PhotoStackLayout()
    layout.arrangement = .sections()
    return layout
  }

  @MainActor private func list(_ world: World) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned world] in
      world.actions(at: $0, isLeading: false)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}
