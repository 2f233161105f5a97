extension MosaicGrid {
  /// How many cells an item covers. Less than one lane or line counts as one, more lanes than there are as all.
  public struct Span: BitwiseCopyable, Hashable, Sendable {
    /// Across the axis.
    public var lanes: Int
    /// Along the axis.
    public var lines: Int

    /// One cell unless said otherwise.
    @inlinable public init(lanes: Int = 1, lines: Int = 1) {
      self.lanes = lanes
      self.lines = lines
    }
  }

  /// A span as it is stored: what was asked for, since there may be more lanes one day.
  struct StoredSpan: BitwiseCopyable, Sendable {
    private let lanes: UInt16
    private let lines: UInt16

    init(_ span: Span) {
      lanes = UInt16(clamping: max(1, span.lanes))
      lines = UInt16(max(1, min(span.lines, MosaicGrid.maximumLineSpan)))
    }

    var lineCount: Int { Int(lines) }

    func span(in laneCount: Int) -> Span { Span(lanes: min(Int(lanes), laneCount), lines: Int(lines)) }
  }

  /// Where cells lie. Lengths are in points; one that is negative, NaN or infinite counts as 0.
  public struct Rules: Hashable, Sendable {
    /// The direction in which lines follow one another.
    public let axis: Axis
    /// 1 … ``MosaicGrid/maximumLaneCount``.
    public let laneCount: Int
    /// The room for all lanes across the axis.
    public let breadth: Double
    /// The spacing between lanes. It is at most as large as the breadth allows.
    public let laneSpacing: Double
    /// Between two lines.
    public let lineSpacing: Double
    /// A cell's extent in terms of its breadth. What is not positive and finite counts as 1.
    public let lineRatio: Double
    /// What the spacings leave to one lane.
    public let unitBreadth: Double
    /// The extent of one line.
    public let unitExtent: Double

    /// Square cells, one line below the other, unless said otherwise. Less than one lane counts as one.
    public init(
      axis: Axis = .vertical, laneCount: Int, breadth: Double, laneSpacing: Double = 0,
      lineSpacing: Double = 0, lineRatio: Double = 1
    ) {
      self.axis = axis
      self.laneCount = max(1, min(laneCount, MosaicGrid.maximumLaneCount))
      self.breadth = LineBreaking.Breaker.length(breadth)
      self.lineSpacing = LineBreaking.Breaker.length(lineSpacing)
      self.lineRatio = lineRatio > 0 && lineRatio < .infinity ? lineRatio : 1
      let lanes = Double(self.laneCount)
      self.laneSpacing = min(
        LineBreaking.Breaker.length(laneSpacing), lanes > 1 ? self.breadth / (lanes - 1) : .infinity)
      unitBreadth = max(0, (self.breadth - self.laneSpacing * (lanes - 1)) / lanes)
      unitExtent = min(unitBreadth * self.lineRatio, 0x1p21)
    }

    func extent(ofLines lines: Int) -> Double {
      lines > 0 ? Double(lines) * unitExtent + Double(lines - 1) * lineSpacing : 0
    }

    func breadth(ofLanes lanes: Int) -> Double {
      Double(lanes) * unitBreadth + Double(lanes - 1) * laneSpacing
    }
  }
}
