import CollectionLayouts
import CollectionView

/// Every layout, in each of its arrangements.
nonisolated enum AnyLayout: String, CaseIterable, Sendable {
  case waterfall, horizontalWaterfall, pinnedWaterfall, justified, pinnedJustified, mosaic, horizontalMosaic,
    tags, horizontalTags, packed, horizontalPacked, months, horizontalMonths, timeline, carousel,
    verticalCarousel, loop, ring, wheel, horizontalWheel, cards,
    endlessCards, pile, piles, horizontalPiles, stickyHeaders, horizontalStickyHeaders

  /// The layouts with contents longer than the view.
  static var scrolling: [Self] { allCases.filter { ![.ring, .cards, .endlessCards, .pile].contains($0) } }

  /// `true` if the contents scroll horizontally.
  var isHorizontal: Bool {
    switch self {
    case .horizontalWaterfall, .horizontalMosaic, .horizontalTags, .horizontalPacked, .horizontalMonths,
      .carousel, .loop, .horizontalWheel,
      .horizontalPiles, .horizontalStickyHeaders:
      true
    default: false
    }
  }

  /// `true` if each section is a month. Months are so short that a few of them may not fill the screen.
  var isMonths: Bool { self == .months || self == .horizontalMonths }

  @MainActor func make() -> UICollectionViewLayout {
    switch self {
    case .waterfall: return WaterfallLayout()
    case .horizontalWaterfall: return waterfall { $0.scrollDirection = .horizontal }
    case .pinnedWaterfall:
      return waterfall {
        $0.headerReferenceLength = 30
        $0.footerReferenceLength = 20
        $0.sectionHeadersPinToVisibleBounds = true
        $0.sectionFootersPinToVisibleBounds = true
      }
    case .justified: return JustifiedLayout()
    case .pinnedJustified:
      let layout = JustifiedLayout()
      layout.headerReferenceLength = 30
      layout.footerReferenceLength = 20
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      return layout
    case .mosaic: return MosaicLayout()
    case .horizontalMosaic:
      let layout = MosaicLayout()
      layout.scrollDirection = .horizontal
      return layout
    case .tags, .horizontalTags:
      let layout = TagLayout()
      layout.scrollDirection = self == .tags ? .vertical : .horizontal
      return layout
    case .packed, .horizontalPacked:
      let layout = PackedFlow()
      layout.scrollDirection = self == .packed ? .vertical : .horizontal
      return layout
    case .months, .horizontalMonths:
      let layout = MonthLayout()
      layout.firstColumn = { ($0 + 3) % 7 }
      layout.scrollDirection = self == .months ? .vertical : .horizontal
      return layout
    case .timeline: return TimelineLayout()
    case .carousel: return carousel { $0.effect = .cosineZoom(reach: .viewport) }
    case .verticalCarousel: return carousel { $0.scrollDirection = .vertical }
    case .loop: return carousel { $0.loops = true }
    case .ring: return CircleLayout()
    case .wheel, .horizontalWheel:
      let layout = WheelLayout()
      layout.scrollDirection = self == .wheel ? .vertical : .horizontal
      layout.itemAngle = .pi / 9
      return layout
    case .cards: return CardStackLayout()
    case .endlessCards:
      let layout = CardStackLayout()
      layout.loops = true
      return layout
    case .pile: return PhotoStackLayout()
    case .piles, .horizontalPiles:
      let layout = PhotoStackLayout()
      layout.arrangement = .sections(scrollDirection: self == .piles ? .vertical : .horizontal)
      return layout
    case .stickyHeaders, .horizontalStickyHeaders:
      let layout = StickyHeaderFlowLayout()
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      layout.scrollDirection = self == .stickyHeaders ? .vertical : .horizontal
      return layout
    }
  }

  @MainActor private func waterfall(_ settings: (WaterfallLayout) -> Void) -> WaterfallLayout {
    let layout = WaterfallLayout()
    settings(layout)
    return layout
  }

  @MainActor private func carousel(_ settings: (CarouselLayout) -> Void) -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 100, height: 100))
    settings(layout)
    return layout
  }
}
