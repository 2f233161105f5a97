extension Compositional {
  /// A distance between items, or between an item and the edge of the room that it has.
  public enum Spacing: Hashable, Sendable {
    /// In points.
    case fixed(Double)
    /// At least that much, in points. What a group has left is shared evenly between all flexible distances along an axis.
    case flexible(Double)

    /// The least it is. What is not finite counts as 0.
    public var length: Double {
      switch self {
      case .fixed(let length), .flexible(let length): length.tamed
      }
    }

    var isFlexible: Bool { if case .flexible = self { true } else { false } }
  }
}
