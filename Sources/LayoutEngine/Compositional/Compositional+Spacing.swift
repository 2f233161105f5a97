extension Compositional {
  /// A distance between items, or between an item and the edge of its space.
  public enum Spacing: Hashable, Sendable {
    /// A fixed distance, in points.
    case fixed(Double)
    /// A minimum distance, in points. All flexible distances along an axis share the group's leftover space
    /// evenly.
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
