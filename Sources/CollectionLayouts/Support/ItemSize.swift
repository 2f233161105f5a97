import CollectionView

/// The size of every item of a layout whose items are equal: of ``CarouselLayout``, ``CircleLayout``, ``CardStackLayout`` and
/// ``PhotoStackLayout``.
///
/// ```swift
/// let layout = CarouselLayout()
/// layout.itemSize = .absolute(CGSize(width: 250, height: 400))
/// layout.itemSize = .fractional(width: 0.7, height: 0.75)
/// layout.itemSize = ItemSize(width: .fractionalWidth(0.9), height: .absolute(214))
/// ```
public nonisolated struct ItemSize: Hashable, Sendable {
  /// How wide items are.
  public var width: LayoutDimension
  /// How high items are.
  public var height: LayoutDimension

  /// A size by its width and its height, each in points or as a fraction.
  public init(width: LayoutDimension, height: LayoutDimension) {
    (self.width, self.height) = (width, height)
  }

  /// In points.
  public static func absolute(_ size: CGSize) -> ItemSize {
    ItemSize(width: .absolute(size.width), height: .absolute(size.height))
  }

  /// Fractions of the width and the height of the collection view's bounds.
  public static func fractional(width: CGFloat, height: CGFloat) -> ItemSize {
    ItemSize(width: .fractionalWidth(width), height: .fractionalHeight(height))
  }

  /// In points, for bounds of a size.
  func size(in bounds: CGSize) -> CGSize {
    CGSize(width: width.length(in: bounds), height: height.length(in: bounds))
  }
}
