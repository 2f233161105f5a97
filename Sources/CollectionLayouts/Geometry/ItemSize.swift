import CollectionView

/// The size of every item in a layout of equal items, such as ``CarouselLayout`` and ``CircleLayout``.
///
/// ```swift
/// let layout = CarouselLayout()
/// layout.itemSize = .absolute(CGSize(width: 250, height: 400))
/// layout.itemSize = .fractional(width: 0.7, height: 0.75)
/// layout.itemSize = ItemSize(width: .fractionalWidth(0.9), height: .absolute(214))
/// ```
public nonisolated struct ItemSize: Hashable, Sendable {
  /// The width of the items.
  public var width: LayoutDimension
  /// The height of the items.
  public var height: LayoutDimension

  /// Creates a size from a width and a height.
  public init(width: LayoutDimension, height: LayoutDimension) {
    (self.width, self.height) = (width, height)
  }

  /// Returns a size in points.
  public static func absolute(_ size: CGSize) -> ItemSize {
    ItemSize(width: .absolute(size.width), height: .absolute(size.height))
  }

  /// Returns a size as fractions of the collection view's bounds.
  public static func fractional(width: CGFloat, height: CGFloat) -> ItemSize {
    ItemSize(width: .fractionalWidth(width), height: .fractionalHeight(height))
  }

  func size(in bounds: CGSize) -> CGSize {
    CGSize(width: width.length(in: bounds), height: height.length(in: bounds))
  }
}

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
