extension Compositional {
  /// A length, given by itself or as a fraction of the container's.
  public enum Dimension: Hashable, Sendable {
    /// That many times the container's width.
    case fractionalWidth(Double)
    /// That many times the container's height.
    case fractionalHeight(Double)
    /// In points.
    case absolute(Double)
    /// In points, until the item has said how long it is.
    case estimated(Double)
    /// As `estimated`, but as long as the longest of the group's items that have it.
    case uniform(estimate: Double)

    /// Whether it is an estimate.
    public var isEstimated: Bool {
      switch self {
      case .estimated, .uniform: true
      default: false
      }
    }

    var isUniform: Bool { if case .uniform = self { true } else { false } }

    /// Whether it is a fraction of any of the container's lengths.
    var isFractional: Bool { isFraction(along: .horizontal) || isFraction(along: .vertical) }

    /// Whether it is a fraction of the container's length along the axis.
    func isFraction(along axis: Axis) -> Bool {
      switch self {
      case .fractionalWidth: !axis.isVertical
      case .fractionalHeight: axis.isVertical
      default: false
      }
    }

    /// The length in a container. What is negative or not finite counts as 0.
    public func length(in container: LayoutSize) -> Double {
      let length =
        switch self {
        case .fractionalWidth(let fraction): fraction * container.width
        case .fractionalHeight(let fraction): fraction * container.height
        case .absolute(let length), .estimated(let length), .uniform(let length): length
        }
      return max(0, length.tamed)
    }
  }
}
