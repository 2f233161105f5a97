import CollectionView

/// A length in points, or a fraction of the collection view's bounds. A fraction in
/// `NSCollectionLayoutDimension` refers to its container instead.
public nonisolated enum LayoutDimension: Hashable, Sendable {
  /// A length in points.
  case absolute(CGFloat)
  /// A fraction of the width of the collection view's bounds, or a multiple of it.
  case fractionalWidth(CGFloat)
  /// A fraction of the height of the collection view's bounds, or a multiple of it.
  case fractionalHeight(CGFloat)

  /// Returns the length in points, for bounds of a given size.
  func length(in bounds: CGSize) -> CGFloat {
    switch self {
    case .absolute(let length): length
    case .fractionalWidth(let fraction): fraction * bounds.width
    case .fractionalHeight(let fraction): fraction * bounds.height
    }
  }
}
