import CollectionView
import LayoutEngine

extension NSCollectionLayoutSection {
  /// A section of a compositional layout whose items stand in lanes, each in the lane that ends first.
  ///
  ///     UICollectionViewCompositionalLayout { section, environment in
  ///       .waterfall(itemCount: photos.count, laneCount: 2, spacing: 8, in: environment) { item, breadth in
  ///         breadth / photos[item].aspectRatio
  ///       }
  ///     }
  ///
  /// All items together are one custom group, as long as the longest lane. So the section has to be described anew when items
  /// come or go, or change their lengths: invalidate the layout. Lengths that only cells know are kept by a
  /// ``MeasuredLengths``. The section is meant for some thousand items; ``WaterfallLayout`` is for more.
  ///
  /// - Parameters:
  ///   - itemCount: the number of items in the section. Of 0 or less there is an empty section.
  ///   - laneCount: 1 or more, side by side. Less counts as 1.
  ///   - spacing: between two items and between two lanes, in points. Default 0.
  ///   - contentInsets: of the section. Default zero.
  ///   - environment: what the provider was called with.
  ///   - lengthForItem: how high an item is for the breadth of a lane, both in points. Called once for each item. What is
  ///     negative or NaN counts as 0.
  /// - Complexity: O(*items* · *lanes*)
  public static func waterfall(
    itemCount: Int, laneCount: Int, spacing: CGFloat = 0, contentInsets: NSDirectionalEdgeInsets = .zero,
    in environment: any NSCollectionLayoutEnvironment,
    lengthForItem: (_ item: Int, _ laneBreadth: CGFloat) -> CGFloat
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let room = max(0, width - contentInsets.leading - contentInsets.trailing)
    let lanes = SectionLanes(laneCount: laneCount, spacing: spacing, breadth: room)
    let items = lanes.pack(count: itemCount, lengthForItem)
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(room), heightDimension: .absolute(max(items.extent, 1))
      )
    ) { _ in items.frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = contentInsets
    return section
  }
}

/// The lanes of a section of a breadth.
private struct SectionLanes {
  let configuration: LanePacking.Configuration
  let spacing: CGFloat
  let laneBreadth: CGFloat

  init(laneCount: Int, spacing: CGFloat, breadth: CGFloat) {
    let count = min(max(1, laneCount), LanePacking.maximumLaneCount)
    let limit = CGFloat(LanePacking.maximumLength) / 2
    self.spacing = spacing > 0 ? min(spacing, limit) : 0
    configuration = LanePacking.Configuration(laneCount: count, itemSpacing: Double(self.spacing))
    laneBreadth = max(0, (breadth - self.spacing * CGFloat(count - 1)) / CGFloat(count))
  }

  func pack(
    count: Int, _ length: (Int, CGFloat) -> CGFloat
  ) -> (frames: [CGRect], extent: CGFloat) {
    var packing = LanePacking(configuration)
    packing.append(count: max(0, count)) { Double(length($0, laneBreadth)) }
    let frames = (0..<packing.count).map { index in
      let item = packing.item(at: index)
      return CGRect(
        x: CGFloat(item.lane) * (laneBreadth + spacing), y: CGFloat(item.start), width: laneBreadth,
        height: CGFloat(item.length))
    }
    return (frames, CGFloat(packing.extent))
  }
}
