/// One section of a waterfall, with header and footer.
public struct LaneSection: Sendable {
  /// The packing of the items. `LaneSections` sets its `origin`.
  public internal(set) var packing: LanePacking
  var surroundings: LaneSurroundings

  /// Creates a section. Lengths are in points. With `hasTrailingLaneFirst`, lanes count from the far side.
  public init(
    axis: Axis, headerExtent: Double = 0, insets: LayoutInsets = .zero, laneSpacing: Double = 0,
    footerExtent: Double = 0, packing: LanePacking, hasTrailingLaneFirst: Bool = false
  ) {
    self.packing = packing
    surroundings = LaneSurroundings(
      axis: axis, headerExtent: headerExtent, insets: insets, laneSpacing: laneSpacing,
      footerExtent: footerExtent, hasTrailingLaneFirst: hasTrailingLaneFirst)
  }

  /// The length of the header. 0 means no header.
  public var headerExtent: Double { surroundings.headerExtent }
  /// The length of the footer. 0 means no footer.
  public var footerExtent: Double { surroundings.footerExtent }
  /// The insets around the items only.
  public var insets: LayoutInsets { surroundings.insets }
  /// The spacing between lanes, in points.
  public var laneSpacing: Double { surroundings.laneSpacing }

  /// The length of the section, in points. Until all items are packed, it's at least the last extent.
  public var extent: Double { surroundings.extent(ofItems: packing.expectedExtent) }

  /// Returns the breadth of each of `laneCount` lanes, in points. Never negative.
  public static func laneBreadth(
    axis: Axis, breadth: Double, insets: LayoutInsets, laneSpacing: Double, laneCount: Int
  ) -> Double {
    let items = breadth - axis.near(of: insets) - axis.far(of: insets)
    return max(0, (items - laneSpacing * Double(laneCount - 1)) / Double(laneCount))
  }

  /// Returns the spacing between lanes, in points, limited to the available room.
  public static func laneSpacing(
    _ laneSpacing: Double, axis: Axis, breadth: Double, insets: LayoutInsets, laneCount: Int
  ) -> Double {
    guard laneCount > 1 else { return laneSpacing }
    let room = max(0, breadth - axis.near(of: insets) - axis.far(of: insets))
    return min(laneSpacing, room / Double(laneCount - 1))
  }

  /// Returns the number of lanes that fit, at least one.
  public static func laneCount(
    axis: Axis, breadth: Double, insets: LayoutInsets, laneSpacing: Double, minimumLaneBreadth: Double
  ) -> Int {
    let items = breadth - axis.near(of: insets) - axis.far(of: insets)
    let lanes = ((items + laneSpacing) / (minimumLaneBreadth + laneSpacing)).rounded(.down)
    return Int(min(max(1, lanes), Double(LanePacking.maximumLaneCount)))
  }
}

struct LaneSurroundings: Sendable {
  /// 0 means no header.
  let headerExtent: Double
  /// 0 means no footer.
  let footerExtent: Double
  let insets: LayoutInsets
  let laneSpacing: Double
  /// `true` if lanes count from the far side.
  let hasTrailingLaneFirst: Bool
  /// The length of the header and the leading inset.
  let itemsStart: Double
  let trailing: Double

  init(
    axis: Axis, headerExtent: Double, insets: LayoutInsets, laneSpacing: Double, footerExtent: Double,
    hasTrailingLaneFirst: Bool
  ) {
    (self.headerExtent, self.footerExtent) = (headerExtent, footerExtent)
    (self.insets, self.laneSpacing) = (insets, laneSpacing)
    self.hasTrailingLaneFirst = hasTrailingLaneFirst
    itemsStart = headerExtent + axis.leading(of: insets)
    trailing = axis.trailing(of: insets)
  }

  /// Never negative, regardless of the insets.
  func extent(ofItems items: Double) -> Double { max(0, itemsStart + items + trailing + footerExtent) }

  /// An upper bound for the distance by which elements extend beyond the section, and by which the footer
  /// starts before the items' end.
  var overhang: Double { max(0, headerExtent - itemsStart) + max(0, -trailing) }
}
