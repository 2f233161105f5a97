/// One section of a waterfall: a header, items in lanes between insets, a footer.
public struct LaneSection: Sendable {
  /// The items. `LaneSections` sets its `origin`.
  public internal(set) var packing: LanePacking
  /// What lies around them.
  var surroundings: LaneSurroundings

  /// Lengths are in points. `axis` says which of the insets lie along the lanes. The items of `packing` need not be
  /// packed. With `hasTrailingLaneFirst` lanes are counted from the far side across the axis.
  public init(
    axis: Axis, headerExtent: Double = 0, insets: LayoutInsets = .zero, laneSpacing: Double = 0,
    footerExtent: Double = 0, packing: LanePacking, hasTrailingLaneFirst: Bool = false
  ) {
    self.packing = packing
    surroundings = LaneSurroundings(
      axis: axis, headerExtent: headerExtent, insets: insets, laneSpacing: laneSpacing,
      footerExtent: footerExtent, hasTrailingLaneFirst: hasTrailingLaneFirst)
  }

  /// 0 for no header.
  public var headerExtent: Double { surroundings.headerExtent }
  /// 0 for no footer.
  public var footerExtent: Double { surroundings.footerExtent }
  /// Around the items only.
  public var insets: LayoutInsets { surroundings.insets }
  /// Between two lanes, in points.
  public var laneSpacing: Double { surroundings.laneSpacing }

  /// Header, insets, the longest lane and footer, in points. Never negative, whatever the insets. While items have no
  /// position, at least what it was when all items last had one.
  public var extent: Double { surroundings.extent(ofItems: packing.expectedExtent) }

  /// The breadth that spacings and insets leave for each of `laneCount` lanes, in points; never negative.
  public static func laneBreadth(
    axis: Axis, breadth: Double, insets: LayoutInsets, laneSpacing: Double, laneCount: Int
  ) -> Double {
    let items = breadth - axis.near(of: insets) - axis.far(of: insets)
    return max(0, (items - laneSpacing * Double(laneCount - 1)) / Double(laneCount))
  }

  /// The spacing between `laneCount` lanes in points, at most as much as there is room for between the insets.
  public static func laneSpacing(
    _ laneSpacing: Double, axis: Axis, breadth: Double, insets: LayoutInsets, laneCount: Int
  ) -> Double {
    guard laneCount > 1 else { return laneSpacing }
    let room = max(0, breadth - axis.near(of: insets) - axis.far(of: insets))
    return min(laneSpacing, room / Double(laneCount - 1))
  }

  /// How many lanes of at least `minimumLaneBreadth` fit; at least one.
  public static func laneCount(
    axis: Axis, breadth: Double, insets: LayoutInsets, laneSpacing: Double, minimumLaneBreadth: Double
  ) -> Int {
    let items = breadth - axis.near(of: insets) - axis.far(of: insets)
    let lanes = ((items + laneSpacing) / (minimumLaneBreadth + laneSpacing)).rounded(.down)
    return Int(min(max(1, lanes), Double(LanePacking.maximumLaneCount)))
  }
}
