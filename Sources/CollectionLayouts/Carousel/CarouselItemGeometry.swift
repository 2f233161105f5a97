import CollectionView

/// The current geometry of a carousel's item, passed to a ``CarouselEffect/custom(_:)``.
public nonisolated struct CarouselItemGeometry: Hashable, Sendable {
  /// The distance from the center of the viewport to the center of the item, in points on screen.
  ///
  /// It is positive to the right, or below the center in a vertical carousel. In right-to-left layouts, later
  /// items lie to the left and have negative distances.
  public var distance: CGFloat
  /// The distance from the center of one item to the center of the next, in points.
  public var pitch: CGFloat
  /// The item's size before its transform.
  public var itemSize: CGSize
  /// The size of the visible area between the collection view's adjusted content insets, in points.
  public var viewportSize: CGSize
  /// The scroll direction of the carousel, along which ``distance`` is measured.
  public var scrollDirection: UICollectionView.ScrollDirection

  /// Creates the geometry of an item, for example in a test of an effect.
  ///
  /// - Parameters:
  ///   - distance: The distance from the center of the viewport to the center of the item, in points.
  ///   - pitch: The distance from the center of one item to the center of the next, in points.
  ///   - itemSize: The item's size before its transform.
  ///   - viewportSize: The size of the visible area, in points.
  ///   - scrollDirection: The scroll direction of the carousel. The default value is horizontal.
  public init(
    distance: CGFloat, pitch: CGFloat, itemSize: CGSize, viewportSize: CGSize,
    scrollDirection: UICollectionView.ScrollDirection = .horizontal
  ) {
    self.distance = distance
    self.pitch = pitch
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.scrollDirection = scrollDirection
  }

  public func hash(into hasher: inout Hasher) {
    // Apple's `CGSize` is hashable only on iOS 18 and later.
    for length in [distance, pitch, itemSize.width, itemSize.height, viewportSize.width, viewportSize.height]
    {
      hasher.combine(length)
    }
    hasher.combine(scrollDirection)
  }

  /// The distance in items: 0 in the center, 1 at the resting position of the next item to the right or
  /// below.
  public var itemsFromCenter: CGFloat { pitch > 0 ? distance / pitch : 0 }

  /// The distance in halves of the viewport: 0 in the center, 1 at the right or lower edge, −1 at the
  /// opposite edge.
  public var viewportFraction: CGFloat {
    let extent = scrollDirection == .vertical ? viewportSize.height : viewportSize.width
    return extent > 0 ? distance / (extent / 2) : 0
  }
}
