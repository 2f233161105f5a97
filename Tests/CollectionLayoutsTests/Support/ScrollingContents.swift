import CollectionLayouts
import CollectionView
import Testing

/// Layouts with two scroll directions, in the variants relevant to anchors.
nonisolated enum ScrollingContents: CaseIterable, Sendable {
  case waterfall, sequentialLanes, ratios, mosaic, rows, tags, packed, headers, piles, carousel, loop, wheel

  /// The layouts whose first visible item stays in place when items before it change.
  static let anchoringFirstItem = allCases.filter { !$0.hasCurrentItem && $0 != .piles }

  /// `true` if a delegate returns lengths. Otherwise, all items have the same length.
  var hasDelegate: Bool { self != .ratios }

  /// `true` if the item in the middle or at a certain angle stays in place.
  var hasCurrentItem: Bool { [.carousel, .loop, .wheel].contains(self) }

  @MainActor func make(_ direction: UICollectionView.ScrollDirection = .vertical) -> UICollectionViewLayout {
    let layout = make()
    layout.turn(to: direction)
    return layout
  }

  @MainActor private func make() -> UICollectionViewLayout {
    switch self {
    case .waterfall: return waterfall { $0.laneCount = 3 }
    case .sequentialLanes: return waterfall { $0.placement = .sequential }
    case .ratios:
      return waterfall { ($0.laneCount, $0.headerReferenceLength) = (.fitting(minimumBreadth: 90), 30) }
    case .mosaic: return MosaicLayout()
    case .rows: return JustifiedLayout()
    case .tags: return TagLayout()
    case .packed: return PackedFlow()
    case .headers:
      let layout = StickyHeaderFlowLayout()
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      return layout
    case .piles:
      let layout = PhotoStackLayout()
      layout.arrangement = .sections()
      return layout
    case .carousel: return carousel { $0.itemSpacing = 13 }
    case .loop: return carousel { $0.loops = true }
    case .wheel: return WheelLayout()
    }
  }

  @MainActor private func waterfall(_ settings: (WaterfallLayout) -> Void) -> UICollectionViewLayout {
    let layout = WaterfallLayout()
    settings(layout)
    return layout
  }

  @MainActor private func carousel(_ settings: (CarouselLayout) -> Void) -> UICollectionViewLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 90, height: 70))
    settings(layout)
    return layout
  }
}

extension UICollectionViewLayout {
  /// Changes the scroll direction of a `ScrollingContents` layout.
  func turn(to direction: UICollectionView.ScrollDirection) {
    switch self {
    case let layout as WaterfallLayout: layout.scrollDirection = direction
    case let layout as StackedSectionsLayout: layout.scrollDirection = direction
    case let layout as UICollectionViewFlowLayout: layout.scrollDirection = direction
    case let layout as PhotoStackLayout: layout.arrangeSections(scrollDirection: direction)
    case let layout as CarouselLayout: layout.scrollDirection = direction
    case let layout as WheelLayout: layout.scrollDirection = direction
    default: Issue.record("unexpected layout")
    }
  }
}
