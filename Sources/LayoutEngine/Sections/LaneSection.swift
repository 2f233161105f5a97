/// One section of a waterfall: a header, items in lanes between insets, and a footer.
public struct LaneSection: Sendable {
  /// The packing of the items. `LaneSections` sets its `origin`.
  public internal(set) var packing: LanePacking
  /// The surroundings of the items.
  var surroundings: LaneSurroundings

  /// Creates a section. Lengths are in points.
  ///
  /// `axis` determines which insets lie along the lanes. The items of `packing` don't need to be packed. With
  /// `hasTrailingLaneFirst`, lanes are counted from the far side across the axis.
  public init(
    axis: Axis, headerExtent: Double = 0, insets: LayoutInsets = .zero, laneSpacing: Double = 0,
    footerExtent: Double = 0, packing: LanePacking, hasTrailingLaneFirst: Bool = false
  ) {
    self.packing = packing
    surroundings = LaneSurroundings(
      axis: axis, headerExtent: headerExtent, insets: insets, laneSpacing: laneSpacing,
      footerExtent: footerExtent, hasTrailingLaneFirst: hasTrailingLaneFirst)
  }

  /// The length of the header, or 0 for no header.
  public var headerExtent: Double { surroundings.headerExtent }
  /// The length of the footer, or 0 for no footer.
  public var footerExtent: Double { surroundings.footerExtent }
  /// The insets around the items only.
  public var insets: LayoutInsets { surroundings.insets }
  /// The spacing between lanes, in points.
  public var laneSpacing: Double { surroundings.laneSpacing }

  /// The length of header, insets, longest lane, and footer, in points.
  ///
  /// The extent is never negative, regardless of the insets. While items have no position, it's at least the
  /// extent when all items last had one.
  public var extent: Double { surroundings.extent(ofItems: packing.expectedExtent) }

  /// Returns the breadth that spacings and insets leave for each of `laneCount` lanes, in points. Never
  /// negative.
  public static func laneBreadth(
    axis: Axis, breadth: Double, insets: LayoutInsets, laneSpacing: Double, laneCount: Int
  ) -> Double {
    let items = breadth - axis.near(of: insets) - axis.far(of: insets)
    return max(0, (items - laneSpacing * Double(laneCount - 1)) / Double(laneCount))
  }

  /// Returns the spacing between `laneCount` lanes in points, limited to the room between the insets.
  public static func laneSpacing(
    _ laneSpacing: Double, axis: Axis, breadth: Double, insets: LayoutInsets, laneCount: Int
  ) -> Double {
    guard laneCount > 1 else { return laneSpacing }
    let room = max(0, breadth - axis.near(of: insets) - axis.far(of: insets))
    return min(laneSpacing, room / Double(laneCount - 1))
  }

  /// Returns the number of lanes of at least `minimumLaneBreadth` that fit, but at least one.
  public static func laneCount(
    axis: Axis, breadth: Double, insets: LayoutInsets, laneSpacing: Double, minimumLaneBreadth: Double
  ) -> Int {
    let items = breadth - axis.near(of: insets) - axis.far(of: insets)
    let lanes = ((items + laneSpacing) / (minimumLaneBreadth + laneSpacing)).rounded(.down)
    return Int(min(max(1, lanes), Double(LanePacking.maximumLaneCount)))
  }
}
