import CollectionView

/// Where an item of a carousel is at this moment, for a ``CarouselEffect/custom(_:)`` to decide by.
public nonisolated struct CarouselItemGeometry: Hashable, Sendable {
  /// From the middle of the viewport to the middle of the item, in points on screen: positive to the right, or below in
  /// a vertical carousel. In right-to-left, later items lie to the left and have negative distances.
  public var distance: CGFloat
  /// From the middle of one item to the middle of the next, in points.
  public var pitch: CGFloat
  /// The item's size before its transform.
  public var itemSize: CGSize
  /// The size of the visible area between the collection view's adjusted content insets, in points.
  public var viewportSize: CGSize
  /// The direction the line runs in, along which ``distance`` is measured.
  public var scrollDirection: UICollectionView.ScrollDirection

  /// An item of a carousel. A test of an effect makes one itself.
  ///
  /// - Parameters:
  ///   - distance: From the middle of the viewport to the middle of the item, in points.
  ///   - pitch: From the middle of one item to the middle of the next, in points.
  ///   - itemSize: The item's size before its transform.
  ///   - viewportSize: The size of the visible area, in points.
  ///   - scrollDirection: The direction the line runs in. Default horizontal.
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
    // Apple's sizes are hashable from iOS 18 on.
    for length in [distance, pitch, itemSize.width, itemSize.height, viewportSize.width, viewportSize.height]
    {
      hasher.combine(length)
    }
    hasher.combine(scrollDirection)
  }

  /// The distance in items: 0 in the middle, 1 where the next item to the right, or below, rests.
  public var itemsFromCenter: CGFloat { pitch > 0 ? distance / pitch : 0 }

  /// The distance in halves of the viewport: 0 in the middle, 1 at the right or lower edge, −1 at the other.
  public var viewportFraction: CGFloat {
    let extent = scrollDirection == .vertical ? viewportSize.height : viewportSize.width
    return extent > 0 ? distance / (extent / 2) : 0
  }
}
