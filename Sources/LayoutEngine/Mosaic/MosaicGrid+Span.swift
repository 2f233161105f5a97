extension MosaicGrid {
  /// The cells covered by an item: at least one, at most all lanes.
  public struct Span: BitwiseCopyable, Hashable, Sendable {
    /// The number of lanes.
    public var lanes: Int
    /// The number of lines.
    public var lines: Int

    /// Creates a span. The default is one cell.
    @inlinable public init(lanes: Int = 1, lines: Int = 1) {
      self.lanes = lanes
      self.lines = lines
    }
  }

  /// A span that isn't limited to the current lanes, because their number may increase.
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

  /// The rules, in points. Invalid lengths (negative, infinite, or NaN) count as 0.
  public struct Rules: Hashable, Sendable {
    /// The lines' axis.
    public let axis: Axis
    /// The number of lanes, 1 to ``MosaicGrid/maximumLaneCount``.
    public let laneCount: Int
    /// The space across the axis.
    public let breadth: Double
    /// The lane spacing, limited by the breadth.
    public let laneSpacing: Double
    /// The line spacing.
    public let lineSpacing: Double
    /// A cell's extent divided by its breadth. Ratios that aren't positive and finite count as 1.
    public let lineRatio: Double
    /// A lane's breadth.
    public let unitBreadth: Double
    /// A line's extent.
    public let unitExtent: Double

    /// Creates rules.
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
