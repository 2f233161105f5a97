import CollectionView
import LayoutEngine

extension NSCollectionLayoutSection {
  /// A section of a compositional layout whose items stand in lanes, each in the lane that ends first.
  ///
  /// ```swift
  /// UICollectionViewCompositionalLayout { section, environment in
  ///   .waterfall(itemCount: photos.count, laneCount: 2, itemSpacing: 8, laneSpacing: 8, in: environment) { item, breadth in
  ///     breadth / photos[item].aspectRatio
  ///   }
  /// }
  /// ```
  ///
  /// All items together are one custom group, as long as the longest lane. So the section has to be described again
  /// when items come or go, or change their lengths: invalidate the layout. A ``MeasuredLengths`` stores lengths that
  /// only cells know. The section is meant for some thousand items; ``WaterfallLayout`` is for more.
  ///
  /// - Parameters:
  ///   - itemCount: the number of items in the section. Of 0 or less there is an empty section.
  ///   - laneCount: 1 or more, side by side. Less counts as 1.
  ///   - itemSpacing: between two items of a lane, in points. Default 0. What is negative or NaN counts as 0.
  ///   - laneSpacing: The spacing between lanes, in points. Default 0. A negative or NaN spacing counts as 0. A spacing is
  ///     limited to the width of the section.
  ///   - contentInsets: of the section. Default zero.
  ///   - environment: what the provider was called with.
  ///   - lengthForItem: how high an item is for the breadth of a lane, both in points. Called once for each item. What is
  ///     negative or NaN counts as 0.
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
