import CollectionView
import LayoutEngine

extension NSCollectionLayoutSection {
  /// Creates a section of a compositional layout whose items stand in lanes, each in the lane that ends
  /// first.
  ///
  /// ```swift
  /// UICollectionViewCompositionalLayout { section, environment in
  ///   .waterfall(itemCount: photos.count, laneCount: 2, itemSpacing: 8, laneSpacing: 8, in: environment) { item, breadth in
  ///     breadth / photos[item].aspectRatio
  ///   }
  /// }
  /// ```
  ///
  /// All items form one custom group. When items or their lengths change, invalidate the layout to create the
  /// section again. A ``MeasuredLengths`` stores lengths reported by cells. With more than a few thousand
  /// items, use ``WaterfallLayout``.
  ///
  /// Negative and NaN lengths and spacings count as 0.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items in the section.
  ///   - laneCount: The number of lanes side by side, at least 1.
  ///   - itemSpacing: The spacing between items of a lane, in points. The default value is 0.
  ///   - laneSpacing: The spacing between lanes, in points, limited to the section's width. The default value
  ///     is 0.
  ///   - contentInsets: The insets of the section. The default value is zero.
  ///   - environment: The environment passed to the section provider.
  ///   - lengthForItem: A closure that returns an item's height for a lane's breadth, in points. It's called
  ///     once for each item.
  /// - Complexity: O(*items* · *lanes*)
  public static func waterfall(
    itemCount: Int, laneCount: Int, itemSpacing: CGFloat = 0, laneSpacing: CGFloat = 0,
    contentInsets: NSDirectionalEdgeInsets = .zero,
    in environment: any NSCollectionLayoutEnvironment,
    lengthForItem: (_ item: Int, _ laneBreadth: CGFloat) -> CGFloat
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let room = max(0, width - contentInsets.leading - contentInsets.trailing)
    let count = min(max(1, laneCount), LanePacking.maximumLaneCount)
    func accepted(_ spacing: CGFloat) -> Double {
      spacing > 0 ? min(Double(spacing), Double(LanePacking.maximumLength) / 2) : 0
    }
    let (itemSpacing, laneSpacing) = (accepted(itemSpacing), accepted(laneSpacing))
    let laneBreadth = LaneSection.laneBreadth(
      axis: .vertical, breadth: Double(room), insets: .zero, laneSpacing: laneSpacing, laneCount: count)
    let packing = LanePacking(.init(laneCount: count, itemSpacing: itemSpacing), count: max(0, itemCount)) {
      Double(lengthForItem($0, CGFloat(laneBreadth)))
    }
    var lanes = LaneSections(axis: .vertical, breadth: Double(room))
    lanes.append(LaneSection(axis: .vertical, laneSpacing: laneSpacing, packing: packing))
    let frames = (0..<packing.count).map { CGRect(lanes.frame(ofItem: $0, inSection: 0)) }
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(max(room, 1)), heightDimension: .absolute(max(CGFloat(packing.extent), 1))
      )
    ) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = contentInsets
    return section
  }
}
