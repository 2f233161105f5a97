import CollectionView

/// The geometry of a carousel's item, passed to a ``CarouselEffect/custom(_:)``.
public nonisolated struct CarouselItemGeometry: Hashable, Sendable {
  /// The distance from the center of the viewport to the item's center, in points, positive to the right or
  /// below.
  public var distance: CGFloat
  /// The distance from one item's center to the next, in points.
  public var pitch: CGFloat
  /// The item's size before its transform.
  public var itemSize: CGSize
  /// The size of the visible area between the adjusted content insets, in points.
  public var viewportSize: CGSize
  /// The axis of ``distance``.
  public var scrollDirection: UICollectionView.ScrollDirection

  /// Creates the geometry of an item.
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

  /// The distance in items: 1 at the resting position of the next item to the right or below.
  public var itemsFromCenter: CGFloat { pitch > 0 ? distance / pitch : 0 }

  /// The distance in halves of the viewport: 1 at the right or lower edge, −1 at the opposite edge.
  public var viewportFraction: CGFloat {
    let extent = scrollDirection == .vertical ? viewportSize.height : viewportSize.width
    return extent > 0 ? distance / (extent / 2) : 0
  }
}
