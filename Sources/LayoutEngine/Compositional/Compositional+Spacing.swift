extension Compositional {
  /// A distance between items, or to the edge of their space.
  public enum Spacing: Hashable, Sendable {
    /// A distance in points.
    case fixed(Double)
    /// A minimum distance in points. Flexible distances share an axis's leftover space evenly.
    case flexible(Double)

    /// The minimum distance. Infinite values and NaN count as 0.
    public var length: Double {
      switch self {
      case .fixed(let length), .flexible(let length): length.tamed
      }
    }

    var isFlexible: Bool { if case .flexible = self { true } else { false } }
  }
}
