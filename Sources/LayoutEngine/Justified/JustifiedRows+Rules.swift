extension JustifiedRows {
  /// The treatment of items at the end that don't fill a row.
  public enum LastRow: Hashable, Sendable {
    /// The items have the target extent, at the leading edge.
    case leading
    /// The items fill the breadth, at any extent.
    case justified
    /// The items are hidden and take no space.
    case hidden
  }

  /// The rules for row breaks. Lengths are in points. Invalid lengths (negative, infinite, or NaN) count as
  /// 0.
  public struct Rules: Hashable, Sendable {
    /// The axis along which rows are placed.
    public let axis: Axis
    /// The space for a row's items across the axis.
    public let breadth: Double
    /// The extent that rows approximate.
    public let targetExtent: Double
    /// The maximum extent of a row. A row limited by it is leading and doesn't fill the breadth. `nil` means
    /// no limit other than ``JustifiedRows/maximumExtent``.
    public let maximumExtent: Double?
    /// The spacing between items in a row.
    public let itemSpacing: Double
    /// The spacing between rows.
    public let lineSpacing: Double
    /// The treatment of items that don't fill a row.
    public let lastRow: LastRow

    /// Creates rules. By default, rows are placed vertically, and the last one is leading.
    public init(
      axis: Axis = .vertical, breadth: Double, targetExtent: Double, maximumExtent: Double? = nil,
      itemSpacing: Double = 0, lineSpacing: Double = 0, lastRow: LastRow = .leading
    ) {
      let length = LineBreaking.Breaker.length
      self.axis = axis
      self.breadth = length(breadth)
      self.targetExtent = length(targetExtent)
      self.maximumExtent = maximumExtent.map(length)
      self.itemSpacing = length(itemSpacing)
      self.lineSpacing = length(lineSpacing)
      self.lastRow = lastRow
    }

    /// Returns the space that the spacing leaves for `count` items.
    @inline(__always) func room(for count: Int) -> Double { breadth - itemSpacing * Double(count &- 1) }

    /// Returns a row's extent, limited to the allowed range.
    func limit(_ extent: Double) -> Double {
      max(0, min(extent, maximumExtent ?? .infinity, JustifiedRows.maximumExtent))
    }

    func differOnlyInLastRow(from other: Self) -> Bool {
      self
        == Self(
          axis: other.axis, breadth: other.breadth, targetExtent: other.targetExtent,
          maximumExtent: other.maximumExtent, itemSpacing: other.itemSpacing, lineSpacing: other.lineSpacing,
          lastRow: lastRow)
    }
  }

  /// The maximum length of a row along the axis, in points: 2²¹.
  public static let maximumExtent: Double = 0x1p21
}
