#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView

@testable import CollectionLayouts

nonisolated enum MovingLayout: String, CaseIterable, Sendable {
  case flow, stickyHeaders, waterfall, justified, mosaic, tags, timeline, compositional, list, carousel, wheel

  var measures: Bool { [.flow, .waterfall, .tags, .compositional, .list].contains(self) }

  @MainActor func make(isLarge: Bool = false) -> MovingLayoutSetting {
    switch self {
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 60)
      layout.estimatedItemSize = layout.itemSize
      return MovingLayoutSetting(layout, isLarge) { layout.minimumLineSpacing = $0 ? 70 : 0 }
    case .stickyHeaders:
      let layout = StickyHeaderFlowLayout()
      layout.minimumLineSpacing = 0
      return MovingLayoutSetting(layout, isLarge) {
        layout.itemSize = CGSize(width: 320, height: $0 ? 200 : 60)
      }
    case .waterfall:
      let layout = WaterfallLayout()
      layout.itemLength = .estimated(60)
      return MovingLayoutSetting(layout, isLarge) { layout.laneCount = $0 ? 1 : 2 }
    case .justified:
      let layout = JustifiedLayout()
      return MovingLayoutSetting(layout, isLarge) { layout.targetItemLength = $0 ? 150 : 60 }
    case .mosaic:
      let layout = MosaicLayout()
      return MovingLayoutSetting(layout, isLarge) { layout.laneCount = $0 ? 2 : 4 }
    case .tags:
      let layout = TagLayout()
      return MovingLayoutSetting(layout, isLarge) { layout.lineSpacing = $0 ? 60 : 8 }
    case .timeline:
      let layout = TimelineLayout()
      return MovingLayoutSetting(layout, isLarge) { layout.pointsPerUnit = $0 ? 3 : 1 }
    case .compositional: return compositional(isLarge)
    case .list: return list(isLarge)
    case .carousel:
      let layout = CarouselLayout()
      return MovingLayoutSetting(layout, isLarge) {
        layout.itemSize = .absolute($0 ? CGSize(width: 280, height: 300) : CGSize(width: 90, height: 90))
      }
    case .wheel:
      let layout = WheelLayout()
      layout.itemAngle = .pi / 9
      return MovingLayoutSetting(layout, isLarge) { layout.radius = .absolute($0 ? 250 : 110) }
    }
  }

  @MainActor private func compositional(_ isLarge: Bool) -> MovingLayoutSetting {
    var columns = 2
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(60)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    return MovingLayoutSetting(layout, isLarge) {
      columns = $0 ? 1 : 2
      layout.invalidateLayout()
    }
  }

  @MainActor private func list(_ isLarge: Bool) -> MovingLayoutSetting {
    var spacing: CGFloat = 0
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
      section.interGroupSpacing = spacing
      return section
    }
    return MovingLayoutSetting(layout, isLarge) {
      spacing = $0 ? 70 : 0
      layout.invalidateLayout()
    }
  }
}

/// A layout and its setting with two values. The large value makes fewer items visible.
@MainActor struct MovingLayoutSetting {
  let layout: UICollectionViewLayout
  let set: (_ isLarge: Bool) -> Void

  init(_ layout: UICollectionViewLayout, _ isLarge: Bool, _ set: @escaping (Bool) -> Void) {
    (self.layout, self.set) = (layout, set)
    set(isLarge)
  }
}
#endif
