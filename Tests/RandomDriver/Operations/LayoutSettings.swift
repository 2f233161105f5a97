import CollectionLayouts
import CollectionView

/// A change of a visible layout's setting.
struct LayoutSetting {
  /// Sets one of a few values. Has no effect on a layout of another class.
  let apply: @MainActor (LayoutRecord, Int) -> Void

  private init<Layout: UICollectionViewLayout, Value>(
    _ property: ReferenceWritableKeyPath<Layout, Value>, _ values: [Value]
  ) {
    apply = { record, index in
      if let layout = record.layout as? Layout { layout[keyPath: property] = values[index % values.count] }
    }
  }

  /// Creates a setting of a recipe. A recipe doesn't notify its layout, so the setting invalidates it.
  private init<Value>(recipe property: ReferenceWritableKeyPath<Recipe, Value>, _ values: [Value]) {
    apply = { record, index in
      record.recipe[keyPath: property] = values[index % values.count]
      record.layout.invalidateLayout()
    }
  }

  private init<Value>(
    configuration property: ReferenceWritableKeyPath<UICollectionViewCompositionalLayoutConfiguration, Value>,
    _ values: [Value]
  ) {
    apply = { record, index in
      guard let layout = record.layout as? UICollectionViewCompositionalLayout else { return }
      let configuration = layout.configuration
      configuration[keyPath: property] = values[index % values.count]
      layout.configuration = configuration
    }
  }

  /// Returns the settings of a layout.
  @MainActor static func all(of kind: LayoutKind) -> [LayoutSetting] {
    switch kind {
    case .flow: flow
    case .stickyHeaders: flow + stickyHeaders
    case .waterfall: waterfall
    case .justified: sections + justified
    case .mosaic: sections + mosaic
    case .tags: sections + tags
    case .timeline: timeline
    case .packed: sections + packed
    case .carousel: carousel
    case .ring: circle
    case .wheel: wheel
    case .cards: cards
    case .pile, .piles: photos
    case .grid, .groups, .flowing, .pilesSection: configured + compositional
    case .strips, .carouselSection, .lanesSection: compositional + strips + configured.dropFirst()
    case .rows: rows + configured.dropFirst()
    case .list: Array(configured.dropFirst())
    }
  }

  private static let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
  private static let insets: [UIEdgeInsets] = [
    .zero, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
    UIEdgeInsets(top: 3, left: 20, bottom: 31, right: 7),
  ]
  private static let switched = [false, true]

  @MainActor private static let flow = [
    LayoutSetting(\UICollectionViewFlowLayout.scrollDirection, directions),
    LayoutSetting(\UICollectionViewFlowLayout.minimumLineSpacing, [0, 10, 23]),
    LayoutSetting(\UICollectionViewFlowLayout.minimumInteritemSpacing, [0, 10, 23]),
    LayoutSetting(\UICollectionViewFlowLayout.sectionInset, insets),
    LayoutSetting(
      \UICollectionViewFlowLayout.itemSize, [CGSize(width: 50, height: 50), CGSize(width: 90, height: 31)]),
    LayoutSetting(\UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, switched),
    LayoutSetting(\UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds, switched),
    LayoutSetting(
      \UICollectionViewFlowLayout.headerReferenceSize, [CGSize(width: 24, height: 24), .zero]),
    LayoutSetting(
      \UICollectionViewFlowLayout.footerReferenceSize, [.zero, CGSize(width: 15, height: 15)]),
    LayoutSetting(
      \UICollectionViewFlowLayout.sectionInsetReference,
      [.fromContentInset, .fromSafeArea, .fromLayoutMargins]),
  ]

  @MainActor private static let stickyHeaders = [
    LayoutSetting(\StickyHeaderFlowLayout.pinningOffset, [0, 17]),
    LayoutSetting(\StickyHeaderFlowLayout.stretchesFirstHeader, switched),
    LayoutSetting(\StickyHeaderFlowLayout.minimumHeaderLength, [nil, 11]),
    LayoutSetting(\StickyHeaderFlowLayout.maintainsVisibleContentPosition, switched),
  ]

  @MainActor private static let waterfall = [
    LayoutSetting(\WaterfallLayout.scrollDirection, directions),
    LayoutSetting(\WaterfallLayout.laneCount, [1, 2, 3, 5, .fitting(minimumBreadth: 90)]),
    LayoutSetting(\WaterfallLayout.laneSpacing, [0, 10]),
    LayoutSetting(\WaterfallLayout.itemSpacing, [0, 10, 21]),
    LayoutSetting(\WaterfallLayout.sectionInset, insets),
    LayoutSetting(\WaterfallLayout.placement, [.shortestLane, .sequential]),
    LayoutSetting(\WaterfallLayout.laneOrder, [.leadingFirst, .trailingFirst]),
    LayoutSetting(\WaterfallLayout.headerReferenceLength, [0, 20]),
    LayoutSetting(\WaterfallLayout.footerReferenceLength, [0, 15]),
    LayoutSetting(\WaterfallLayout.sectionHeadersPinToVisibleBounds, switched),
    LayoutSetting(\WaterfallLayout.sectionFootersPinToVisibleBounds, switched),
    LayoutSetting(\WaterfallLayout.pinningOffset, [0, 17]),
    LayoutSetting(\WaterfallLayout.sectionBackgroundInset, [nil, .zero, insets[1]]),
    LayoutSetting(\WaterfallLayout.maintainsVisibleContentPosition, switched),
  ]

  @MainActor private static let sections = [
    LayoutSetting(\StackedSectionsLayout.scrollDirection, directions),
    LayoutSetting(\StackedSectionsLayout.sectionInset, insets),
    LayoutSetting(\StackedSectionsLayout.headerReferenceLength, [0, 20]),
    LayoutSetting(\StackedSectionsLayout.footerReferenceLength, [0, 15]),
    LayoutSetting(\StackedSectionsLayout.sectionHeadersPinToVisibleBounds, switched),
    LayoutSetting(\StackedSectionsLayout.sectionFootersPinToVisibleBounds, switched),
    LayoutSetting(\StackedSectionsLayout.pinningOffset, [0, 17]),
    LayoutSetting(\StackedSectionsLayout.maintainsVisibleContentPosition, switched),
  ]

  @MainActor private static let justified = [
    LayoutSetting(\JustifiedLayout.targetItemLength, [60, 120]),
    LayoutSetting(\JustifiedLayout.maximumItemLength, [nil, 90, 150]),
    LayoutSetting(\JustifiedLayout.itemSpacing, [0, 10]),
    LayoutSetting(\JustifiedLayout.lineSpacing, [0, 10]),
    LayoutSetting(\JustifiedLayout.lastLineAlignment, [.leading, .center, .trailing, .justified]),
    LayoutSetting(\JustifiedLayout.showsIncompleteLastLine, switched),
  ]

  @MainActor private static let mosaic = [
    LayoutSetting(\MosaicLayout.laneCount, [1, 3, 4]),
    LayoutSetting(\MosaicLayout.laneSpacing, [0, 10]),
    LayoutSetting(\MosaicLayout.lineSpacing, [0, 10]),
    LayoutSetting(\MosaicLayout.lineRatio, [1, 0.6]),
  ]

  @MainActor private static let tags = [
    LayoutSetting(\TagLayout.itemSpacing, [0, 8]),
    LayoutSetting(\TagLayout.lineSpacing, [0, 8]),
    LayoutSetting(\TagLayout.alignment, [.leading, .center, .trailing, .justified]),
    LayoutSetting(\TagLayout.lastLineAlignment, [nil, .leading, .center]),
    LayoutSetting(
      \TagLayout.itemSize,
      [.estimated(CGSize(width: 80, height: 32)), .estimated(CGSize(width: 30, height: 20))]),
  ]

  @MainActor private static let packed = [
    LayoutSetting(\PackedFlow.itemSpacing, [0, 8]),
    LayoutSetting(\PackedFlow.itemSize, [CGSize(width: 80, height: 80), CGSize(width: 30, height: 50)]),
  ]

  @MainActor private static let timeline = [
    LayoutSetting(\TimelineLayout.pointsPerUnit, [1, 0.5]),
    LayoutSetting(\TimelineLayout.startTime, [0, -100, 200]),
    LayoutSetting(\TimelineLayout.endTime, [nil, 900]),
    LayoutSetting(\TimelineLayout.laneSpacing, [0, 2]),
    LayoutSetting(\TimelineLayout.rulerReferenceBreadth, [0, 44]),
    LayoutSetting(\TimelineLayout.dayHeaderLength, [0, 32]),
    LayoutSetting(\TimelineLayout.pinningOffset, [0, 17]),
    LayoutSetting(\TimelineLayout.sectionInset.top, [0, 12]),
  ]

  @MainActor private static let carousel = [
    LayoutSetting(\CarouselLayout.scrollDirection, directions),
    LayoutSetting(
      \CarouselLayout.itemSize,
      [.absolute(CGSize(width: 120, height: 100)), .fractional(width: 0.7, height: 0.75)]),
    LayoutSetting(\CarouselLayout.itemSpacing, [0, 10, -20]),
    LayoutSetting(\CarouselLayout.spacingReference, [.layout, .shown]),
    LayoutSetting(\CarouselLayout.loops, switched),
    LayoutSetting(\CarouselLayout.peek, [nil, 20]),
    LayoutSetting(
      \CarouselLayout.effect,
      [
        .none, .cosineZoom(reach: .halfViewport), .cosineZoom(reach: .viewport), .coverFlow(),
        .cylinder(radius: 200), .fade(), .parallax, .linearZoom(activeDistance: 100, factor: 0.4),
        .custom { ItemTransform(scale: 1 - min(abs($0.viewportFraction), 1) / 3) },
      ]),
    LayoutSetting(
      \CarouselLayout.snapping, [.none, .nearest(velocityThreshold: 2.5), .page(minimumDrag: 40)]),
    LayoutSetting(\CarouselLayout.maintainsVisibleContentPosition, switched),
  ]

  @MainActor private static let circle = [
    LayoutSetting(\CircleLayout.radius, [.fractionalWidth(1 / 3), .absolute(90)]),
    LayoutSetting(\CircleLayout.verticalRadius, [nil, .absolute(60)]),
    LayoutSetting(\CircleLayout.itemOrder, [.clockwise, .counterclockwise]),
    LayoutSetting(\CircleLayout.sweep, [2 * .pi, .pi]),
    LayoutSetting(\CircleLayout.itemsFaceCenter, switched),
    LayoutSetting(\CircleLayout.startAngle, [0, 1]),
    LayoutSetting(
      \CircleLayout.itemSize,
      [.absolute(CGSize(width: 50, height: 50)), .absolute(CGSize(width: 30, height: 70))]),
    LayoutSetting(\CircleLayout.scaleLimits, [0.5...1.3, 0.8...1]),
  ]

  @MainActor private static let wheel = [
    LayoutSetting(\WheelLayout.scrollDirection, directions),
    LayoutSetting(\WheelLayout.radius, [.fractionalWidth(1 / 3), .absolute(90)]),
    LayoutSetting(\WheelLayout.verticalRadius, [nil, .absolute(60)]),
    LayoutSetting(\WheelLayout.itemOrder, [.clockwise, .counterclockwise]),
    LayoutSetting(\WheelLayout.itemAngle, [nil, .pi / 9, .pi / 5]),
    LayoutSetting(\WheelLayout.itemsFaceCenter, switched),
    LayoutSetting(\WheelLayout.itemAdvance, [60, 25]),
    LayoutSetting(\WheelLayout.startAngle, [0, 1]),
    LayoutSetting(
      \WheelLayout.itemSize,
      [.absolute(CGSize(width: 50, height: 50)), .absolute(CGSize(width: 30, height: 70))]),
  ]

  @MainActor private static let cards = [
    LayoutSetting(\CardStackLayout.offsetDirection, [.down, .up, .left, .right]),
    LayoutSetting(\CardStackLayout.visibleCount, [1, 4, 7]),
    LayoutSetting(\CardStackLayout.loops, switched),
    LayoutSetting(\CardStackLayout.scaleStep, [nil, 0.1]),
    LayoutSetting(\CardStackLayout.widthStep, [15, 4]),
    LayoutSetting(\CardStackLayout.offsetStep, [15, 30]),
    LayoutSetting(
      \CardStackLayout.itemSize,
      [.absolute(CGSize(width: 350, height: 350)), .absolute(CGSize(width: 150, height: 220))]),
    LayoutSetting(\CardStackLayout.dismissalDistance, [.fractionalWidth(1 / 3), .absolute(40)]),
    LayoutSetting(\CardStackLayout.dismissalVelocity, [800, 100]),
    LayoutSetting(
      \CardStackLayout.dismissalDirections, [Set(CardStackLayout.Direction.allCases), [.left], []]),
  ]

  @MainActor private static let photos = [
    LayoutSetting(
      \PhotoStackLayout.itemSize,
      [.absolute(CGSize(width: 100, height: 100)), .absolute(CGSize(width: 60, height: 90))]),
    LayoutSetting(\PhotoStackLayout.visibleCount, [1, 5, 9]),
    LayoutSetting(\PhotoStackLayout.angles, [[0, -0.2, -0.5, 0.2, 0.5], [0, 1]]),
    LayoutSetting(\PhotoStackLayout.angleSeed, [nil, 7]),
    LayoutSetting(\PhotoStackLayout.angleLimit, [0.3, 1]),
    LayoutSetting(
      \PhotoStackLayout.arrangement,
      [
        .single(), .sections(), .sections(spacing: 0, scrollDirection: .horizontal),
        .sections(stackSize: CGSize(width: 90, height: 130)),
        .single(contentSize: CGSize(width: 500, height: 900)),
      ]),
  ]

  @MainActor private static let configured = [
    LayoutSetting(configuration: \.scrollDirection, directions),
    LayoutSetting(configuration: \.interSectionSpacing, [0, 12]),
    LayoutSetting(
      configuration: \.contentInsetsReference, [.safeArea, .none, .layoutMargins, .readableContent]),
  ]

  private static let sides = [
    NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 31, trailing: 7),
  ]

  @MainActor private static let compositional = [
    LayoutSetting(recipe: \.spacing, [5, 0, 17]),
    LayoutSetting(recipe: \.insets, sides),
    LayoutSetting(recipe: \.columns, [3, 1, 2, 4]),
    LayoutSetting(recipe: \.pinsHeaders, switched),
    LayoutSetting(recipe: \.hasHeaders, switched),
    LayoutSetting(recipe: \.hasFooters, switched),
    LayoutSetting(recipe: \.followsInsets, switched),
    LayoutSetting(recipe: \.hasBackground, switched),
    LayoutSetting(recipe: \.hasBadges, switched),
    LayoutSetting(recipe: \.reference, [.automatic, .none, .safeArea, .layoutMargins]),
    LayoutSetting(recipe: \.estimatesBothWays, switched),
  ]

  @MainActor private static let strips = [
    LayoutSetting(recipe: \.behavior, Array(0..<6)),
    LayoutSetting(recipe: \.bounce, [.automatic, .always, .never]),
  ]

  @MainActor private static let rows = [
    LayoutSetting(recipe: \.appearance, [.insetGrouped, .plain, .grouped, .sidebar, .sidebarPlain]),
    LayoutSetting(recipe: \.headerMode, [.supplementary, .none, .firstItemInSection]),
    LayoutSetting(recipe: \.footerMode, [.none, .supplementary]),
    LayoutSetting(recipe: \.headerTopPadding, [nil, 0, 20]),
    LayoutSetting(recipe: \.showsSeparators, switched),
  ]
}
