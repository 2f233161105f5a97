extension JustifiedRows {
  /// What becomes of the items at the end that do not fill a row.
  public enum LastRow: Hashable, Sendable {
    /// They have the target's extent and stand at the leading edge.
    case leading
    /// They fill the breadth, however long that makes them.
    case justified
    /// They are not to be seen, and take no room.
    case hidden
  }

  /// What decides where rows end. Lengths are in points; one that is negative, NaN or infinite counts as 0.
  public struct Rules: Hashable, Sendable {
    /// The direction in which rows follow one another.
    public let axis: Axis
    /// The room for one row's items across the axis.
    public let breadth: Double
    /// The extent that rows come near.
    public let targetExtent: Double
    /// No row has a greater extent; one that would, leads and does not fill the breadth. `nil` for no such limit, other
    /// than ``JustifiedRows/maximumExtent``.
    public let maximumExtent: Double?
    /// The distance between two items of a row.
    public let itemSpacing: Double
    /// The distance between two rows.
    public let lineSpacing: Double
    /// What becomes of the items that do not fill a row.
    public let lastRow: LastRow

    /// One row below the other, the last one leading, unless said otherwise.
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

    /// What the spacings leave to `count` items.
    @inline(__always) func room(for count: Int) -> Double { breadth - itemSpacing * Double(count &- 1) }

    /// The extent that a row may have instead of one.
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

  /// The longest row along the axis, in points: 2²¹.
  public static let maximumExtent: Double = 0x1p21
}
