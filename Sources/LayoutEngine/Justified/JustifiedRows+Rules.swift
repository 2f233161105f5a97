extension JustifiedRows {
  /// The treatment of the last row.
  public enum LastRow: Hashable, Sendable {
    /// The items are leading and have the target extent.
    case leading
    /// The items fill the breadth.
    case justified
    /// The items are hidden and take no space.
    case hidden
  }

  /// The rules, in points. Invalid lengths (negative, infinite, or NaN) count as 0.
  public struct Rules: Hashable, Sendable {
    /// The rows' axis.
    public let axis: Axis
    /// The space across the axis.
    public let breadth: Double
    /// The extent that rows approximate.
    public let targetExtent: Double
    /// The maximum extent of a row. A row that would be longer is leading. `nil` means
    /// ``JustifiedRows/maximumExtent``.
    public let maximumExtent: Double?
    /// The spacing between items in a row.
    public let itemSpacing: Double
    /// The spacing between rows.
    public let lineSpacing: Double
    /// The treatment of the last row.
    public let lastRow: LastRow

    /// Creates rules.
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

    @inline(__always) func room(for count: Int) -> Double { breadth - itemSpacing * Double(count &- 1) }

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

  /// The maximum extent of a row, in points: 2²¹.
  public static let maximumExtent: Double = 0x1p21
}
