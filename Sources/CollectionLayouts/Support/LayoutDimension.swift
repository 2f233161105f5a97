import CollectionView

/// A length in points, or a fraction of the collection view's bounds, not of a container.
public nonisolated enum LayoutDimension: Hashable, Sendable {
  /// A length in points.
  case absolute(CGFloat)
  /// A fraction or multiple of the width of the collection view's bounds.
  case fractionalWidth(CGFloat)
  /// A fraction or multiple of the height of the collection view's bounds.
  case fractionalHeight(CGFloat)

  func length(in bounds: CGSize) -> CGFloat {
    switch self {
    case .absolute(let length): length
    case .fractionalWidth(let fraction): fraction * bounds.width
    case .fractionalHeight(let fraction): fraction * bounds.height
    }
  }
}
