extension Compositional {
  /// A length: by itself or as a fraction of the container's.
  public enum Dimension: Hashable, Sendable {
    /// A multiple of the container's width.
    case fractionalWidth(Double)
    /// A multiple of the container's height.
    case fractionalHeight(Double)
    /// A length in points.
    case absolute(Double)
    /// An estimate in points, used until the item is measured.
    case estimated(Double)
    /// An estimate. All items in the group with this dimension become as long as the longest of them.
    case uniform(estimate: Double)

    /// `true` if the dimension is an estimate.
    public var isEstimated: Bool {
      switch self {
      case .estimated, .uniform: true
      default: false
      }
    }

    var isUniform: Bool { if case .uniform = self { true } else { false } }

    /// `true` if the dimension is a fraction of any of the container's lengths.
    var isFractional: Bool { isFraction(along: .horizontal) || isFraction(along: .vertical) }

    /// Returns `true` if the dimension is a fraction of the container's length along the axis.
    func isFraction(along axis: Axis) -> Bool {
      switch self {
      case .fractionalWidth: !axis.isVertical
      case .fractionalHeight: axis.isVertical
      default: false
      }
    }

    /// Returns the length in a container. Invalid lengths (negative, infinite, or NaN) count as 0.
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
