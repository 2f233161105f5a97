/// One section of a waterfall: a header, items in lanes between insets, a footer.
///
/// Lengths along the axis are rounded to the unit of `LanePacking`, so that sections add up as exactly as
/// items do.
public struct LaneSection: Sendable {
  /// 0 for no header.
  public private(set) var headerExtent: Double
  /// 0 for no footer.
  public private(set) var footerExtent: Double
  /// Around the items only.
  public private(set) var insets: Insets
  /// Between two lanes, in points.
  public private(set) var laneSpacing: Double
  /// The items; its `origin` is the container's to set.
  public internal(set) var packing: LanePacking

  private(set) var itemsStart = 0.0
  private(set) var trailing = 0.0
  /// That of all items before some of them were left to be packed later: until they are, the section is not shorter.
  var extentBefore = 0.0

  /// Lengths are in points. `axis` says which of the insets lie along the lanes; `packing` has the items, packed or
  /// not.
  public init(
    axis: Axis, headerExtent: Double = 0, insets: Insets = .zero, laneSpacing: Double = 0,
    footerExtent: Double = 0, packing: LanePacking
  ) {
    (self.headerExtent, self.footerExtent) = (0, 0)
    (self.insets, self.laneSpacing) = (insets, laneSpacing)
    self.packing = packing
    surround(
      axis: axis, headerExtent: headerExtent, insets: insets, laneSpacing: laneSpacing,
      footerExtent: footerExtent)
  }

  /// Puts the same items between other boundaries.
  mutating func surround(
    axis: Axis, headerExtent: Double, insets: Insets, laneSpacing: Double, footerExtent: Double
  ) {
    self.headerExtent = LaneUnit.rounded(headerExtent)
    self.footerExtent = LaneUnit.rounded(footerExtent)
    self.insets = insets
    self.laneSpacing = laneSpacing
    itemsStart = self.headerExtent + LaneUnit.rounded(axis.leading(of: insets))
    trailing = LaneUnit.rounded(axis.trailing(of: insets))
  }

  /// Header, insets, the longest lane and footer, in points. Not negative, whatever the insets are.
  public var extent: Double {
    let items = packing.isPacked ? packing.extent : max(packing.extent, extentBefore)
    return max(0, itemsStart + items + trailing + footerExtent)
  }

  /// How far items may stand out of the section; only negative insets let them.
  var overhang: Double { max(0, -itemsStart, -(trailing + footerExtent)) }

  /// What the spacings and insets leave to one of `laneCount` lanes, in points; not negative.
  public static func laneBreadth(
    axis: Axis, breadth: Double, insets: Insets, laneSpacing: Double, laneCount: Int
  ) -> Double {
    let items = breadth - axis.near(of: insets) - axis.far(of: insets)
    return max(0, (items - laneSpacing * Double(laneCount - 1)) / Double(laneCount))
  }

  /// How many lanes of a least breadth fit; at least one.
  public static func laneCount(
    axis: Axis, breadth: Double, insets: Insets, laneSpacing: Double, minimumLaneBreadth: Double
  ) -> Int {
    let items = breadth - axis.near(of: insets) - axis.far(of: insets)
    let lanes = ((items + laneSpacing) / (minimumLaneBreadth + laneSpacing)).rounded(.down)
    return Int(min(max(1, lanes), Double(LanePacking.maximumLaneCount)))
  }
}
