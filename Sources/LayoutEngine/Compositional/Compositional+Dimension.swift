extension Compositional {
  /// A length, possibly relative to a container.
  public enum Dimension: Hashable, Sendable {
    /// A multiple of the container's width.
    case fractionalWidth(Double)
    /// A multiple of the container's height.
    case fractionalHeight(Double)
    /// A length in points.
    case absolute(Double)
    /// An estimate in points until the item is measured.
    case estimated(Double)
    /// An estimate in points. All uniform items in a group become as long as the longest one.
    case uniform(estimate: Double)

    /// `true` if the length is an estimate.
    public var isEstimated: Bool {
      switch self {
      case .estimated, .uniform: true
      default: false
      }
    }

    var isUniform: Bool { if case .uniform = self { true } else { false } }

    var isFractional: Bool { isFraction(along: .horizontal) || isFraction(along: .vertical) }

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
