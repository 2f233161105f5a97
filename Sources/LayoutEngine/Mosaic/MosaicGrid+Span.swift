extension MosaicGrid {
  /// How many cells an item covers. Less than one column or row counts as one, more columns than there are as all.
  public struct Span: BitwiseCopyable, Hashable, Sendable {
    /// Across the axis.
    public var columns: Int
    /// Along the axis.
    public var rows: Int

    /// One cell unless said otherwise.
    @inlinable public init(columns: Int = 1, rows: Int = 1) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// A span as it is stored: what was asked for, since there may be more columns one day.
  struct StoredSpan: BitwiseCopyable, Sendable {
    private let columns: UInt16
    private let rows: UInt16

    init(_ span: Span) {
      columns = UInt16(clamping: max(1, span.columns))
      rows = UInt16(max(1, min(span.rows, MosaicGrid.maximumLineSpan)))
    }

    var rowCount: Int { Int(rows) }

    func span(in laneCount: Int) -> Span { Span(columns: min(Int(columns), laneCount), rows: Int(rows)) }
  }

  /// Where cells lie. Lengths are in points; one that is negative, NaN or infinite counts as 0.
  public struct Rules: Hashable, Sendable {
    /// The direction in which rows follow one another.
    public let axis: Axis
    /// 1 … ``MosaicGrid/maximumLaneCount``.
    public let laneCount: Int
    /// The room for all columns across the axis.
    public let breadth: Double
    /// Between two columns.
    public let laneSpacing: Double
    /// Between two rows.
    public let lineSpacing: Double
    /// A cell's extent in terms of its breadth. What is not positive and finite counts as 1.
    public let lineRatio: Double
    /// What the spacings leave to one column.
    public let unitBreadth: Double
    /// The extent of one row.
    public let unitExtent: Double

    /// Square cells, one row below the other, unless said otherwise. Less than one column counts as one.
    public init(
      axis: Axis = .vertical, laneCount: Int, breadth: Double, laneSpacing: Double = 0,
      lineSpacing: Double = 0, lineRatio: Double = 1
    ) {
      self.axis = axis
      self.laneCount = max(1, min(laneCount, MosaicGrid.maximumLaneCount))
      self.breadth = LineBreaking.Breaker.length(breadth)
      self.laneSpacing = LineBreaking.Breaker.length(laneSpacing)
      self.lineSpacing = LineBreaking.Breaker.length(lineSpacing)
      self.lineRatio = lineRatio > 0 && lineRatio < .infinity ? lineRatio : 1
      let columns = Double(self.laneCount)
      unitBreadth = max(0, (self.breadth - self.laneSpacing * (columns - 1)) / columns)
      unitExtent = min(unitBreadth * self.lineRatio, 0x1p21)
    }

    func extent(ofRows rows: Int) -> Double {
      rows > 0 ? Double(rows) * unitExtent + Double(rows - 1) * lineSpacing : 0
    }

    func breadth(ofColumns columns: Int) -> Double {
      Double(columns) * unitBreadth + Double(columns - 1) * laneSpacing
    }
  }
}
