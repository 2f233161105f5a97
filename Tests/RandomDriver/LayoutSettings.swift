import CollectionLayouts
import CollectionView

/// What apps set on layouts while they are shown.
struct LayoutSetting {
  /// Gives a layout one of a few values. Does nothing to a layout of another class.
  let apply: @MainActor (UICollectionViewLayout, Int) -> Void

  private init<Layout: UICollectionViewLayout, Value>(
    _ property: ReferenceWritableKeyPath<Layout, Value>, _ values: [Value]
  ) {
    apply = { layout, index in
      if let layout = layout as? Layout { layout[keyPath: property] = values[index % values.count] }
    }
  }

  /// The settings of a layout.
  @MainActor static func all(of layout: UICollectionViewLayout) -> [LayoutSetting] {
    switch layout {
    case is StickyHeaderFlowLayout: flow + stickyHeaders
    case is UICollectionViewFlowLayout: flow
    case is WaterfallLayout: waterfall
    case is JustifiedLayout: sections + justified
    case is MosaicLayout: sections + mosaic
    case is TagLayout: sections + tags
    case is TimelineLayout: timeline
    case is CarouselLayout: carousel
    case is CircleLayout: circle
    case is CardStackLayout: cards
    case is PhotoStackLayout: photos
    default: []
    }
  }

  private static let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
  private static let insets: [UIEdgeInsets] = [
    .zero, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
    UIEdgeInsets(top: 3, left: 20, bottom: 31, right: 7),
  ]

  @MainActor private static let flow = [
    LayoutSetting(\UICollectionViewFlowLayout.scrollDirection, directions),
    LayoutSetting(\UICollectionViewFlowLayout.minimumLineSpacing, [0, 10, 23]),
    LayoutSetting(\UICollectionViewFlowLayout.minimumInteritemSpacing, [0, 10, 23]),
    LayoutSetting(\UICollectionViewFlowLayout.sectionInset, insets),
    LayoutSetting(
      \UICollectionViewFlowLayout.itemSize, [CGSize(width: 50, height: 50), CGSize(width: 90, height: 31)]),
    LayoutSetting(\UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, [false, true]),
  ]

  @MainActor private static let stickyHeaders = [
    LayoutSetting(\StickyHeaderFlowLayout.pinningOffset, [0, 17]),
    LayoutSetting(\StickyHeaderFlowLayout.stretchesFirstHeader, [false, true]),
    LayoutSetting(\StickyHeaderFlowLayout.minimumHeaderLength, [nil, 11]),
  ]

  @MainActor private static let waterfall = [
    LayoutSetting(\WaterfallLayout.scrollDirection, directions),
    LayoutSetting(\WaterfallLayout.laneCount, [1, 2, 3, 5]),
    LayoutSetting(\WaterfallLayout.minimumLaneBreadth, [nil, 90]),
    LayoutSetting(\WaterfallLayout.laneSpacing, [0, 10]),
    LayoutSetting(\WaterfallLayout.itemSpacing, [0, 10, 21]),
    LayoutSetting(\WaterfallLayout.sectionInset, insets),
    LayoutSetting(\WaterfallLayout.placement, [.shortestLane, .sequential]),
    LayoutSetting(\WaterfallLayout.laneOrder, [.leadingFirst, .trailingFirst]),
    LayoutSetting(\WaterfallLayout.headerReferenceLength, [0, 20]),
    LayoutSetting(\WaterfallLayout.footerReferenceLength, [0, 15]),
    LayoutSetting(\WaterfallLayout.sectionHeadersPinToVisibleBounds, [false, true]),
    LayoutSetting(\WaterfallLayout.sectionFootersPinToVisibleBounds, [false, true]),
    LayoutSetting(\WaterfallLayout.pinningOffset, [0, 17]),
  ]

  @MainActor private static let sections = [
    LayoutSetting(\SectionedLayout.scrollDirection, directions),
    LayoutSetting(\SectionedLayout.sectionInset, insets),
    LayoutSetting(\SectionedLayout.headerReferenceLength, [0, 20]),
    LayoutSetting(\SectionedLayout.footerReferenceLength, [0, 15]),
    LayoutSetting(\SectionedLayout.sectionHeadersPinToVisibleBounds, [false, true]),
    LayoutSetting(\SectionedLayout.sectionFootersPinToVisibleBounds, [false, true]),
    LayoutSetting(\SectionedLayout.pinningOffset, [0, 17]),
  ]

  @MainActor private static let justified = [
    LayoutSetting(\JustifiedLayout.targetRowHeight, [60, 120]),
    LayoutSetting(\JustifiedLayout.interitemSpacing, [0, 10]),
    LayoutSetting(\JustifiedLayout.rowSpacing, [0, 10]),
    LayoutSetting(\JustifiedLayout.lastRow, [.leading, .justified, .hidden]),
  ]

  @MainActor private static let mosaic = [
    LayoutSetting(\MosaicLayout.columnCount, [1, 3, 4]),
    LayoutSetting(\MosaicLayout.spacing, [0, 10]),
    LayoutSetting(\MosaicLayout.rowRatio, [1, 0.6]),
  ]

  @MainActor private static let tags = [
    LayoutSetting(\TagLayout.interitemSpacing, [0, 8]),
    LayoutSetting(\TagLayout.lineSpacing, [0, 8]),
    LayoutSetting(\TagLayout.alignment, [.leading, .center, .trailing, .justified]),
  ]

  @MainActor private static let timeline = [
    LayoutSetting(\TimelineLayout.pointsPerUnit, [1, 0.5]),
    LayoutSetting(\TimelineLayout.columnSpacing, [0, 2]),
    LayoutSetting(\TimelineLayout.rulerBreadth, [0, 44]),
    LayoutSetting(\TimelineLayout.headerLength, [0, 32]),
    LayoutSetting(\TimelineLayout.startInset, [0, 12]),
  ]

  @MainActor private static let carousel = [
    LayoutSetting(\CarouselLayout.scrollDirection, directions),
    LayoutSetting(
      \CarouselLayout.itemSize,
      [.fixed(CGSize(width: 120, height: 100)), .fraction(width: 0.7, height: 0.75)]),
    LayoutSetting(\CarouselLayout.spacing, [0, 10, -20]),
    LayoutSetting(\CarouselLayout.loops, [false, true]),
    LayoutSetting(\CarouselLayout.peek, [nil, 20]),
    LayoutSetting(
      \CarouselLayout.effect,
      [
        .none, .cosineZoom(reach: .halfViewport), .cosineZoom(reach: .viewport), .coverFlow(),
        .cylinder(radius: 200), .fade(), .parallax,
      ]),
    LayoutSetting(
      \CarouselLayout.snapping, [.none, .nearest(velocityThreshold: 2.5), .page(minimumDrag: 40)]),
  ]

  @MainActor private static let circle = [
    LayoutSetting(\CircleLayout.scrollDirection, directions),
    LayoutSetting(\CircleLayout.radius, [.fraction(1 / 3), .absolute(90)]),
    LayoutSetting(\CircleLayout.direction, [.clockwise, .counterclockwise]),
    LayoutSetting(\CircleLayout.sweep, [2 * .pi, .pi]),
    LayoutSetting(\CircleLayout.itemsFaceCenter, [false, true]),
    LayoutSetting(\CircleLayout.itemAdvance, [60, 25]),
    LayoutSetting(\CircleLayout.startAngle, [0, 1]),
  ]

  @MainActor private static let cards = [
    LayoutSetting(\CardStackLayout.direction, [.down, .up, .left, .right]),
    LayoutSetting(\CardStackLayout.visibleCount, [1, 4, 7]),
    LayoutSetting(\CardStackLayout.loops, [false, true]),
    LayoutSetting(\CardStackLayout.scaleStep, [nil, 0.1]),
  ]

  @MainActor private static let photos = [
    LayoutSetting(\PhotoStackLayout.scrollDirection, directions),
    LayoutSetting(\PhotoStackLayout.visibleCount, [1, 5, 9]),
    LayoutSetting(\PhotoStackLayout.stackSpacing, [0, 20]),
  ]
}
