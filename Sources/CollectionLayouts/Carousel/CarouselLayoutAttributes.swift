import CollectionView

/// The attributes of a carousel's item, for cells that move their contents as they scroll.
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell {
///   let imageView = UIImageView()
///
///   override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
///     super.apply(layoutAttributes)
///     guard let items = (layoutAttributes as? CarouselLayoutAttributes)?.itemsFromCenter else { return }
///     imageView.center.x = contentView.bounds.midX - 40 * items
///   }
/// }
/// ```
public final class CarouselLayoutAttributes: UICollectionViewLayoutAttributes {
  nonisolated deinit {}

  /// The distance of the item from the center of the viewport, in items, positive to the right or below.
  public var itemsFromCenter: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  // Readable from `isEqual(_:)`, which belongs to no actor.
  private nonisolated(unsafe) var distance: CGFloat = 0

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CarouselLayoutAttributes)?.distance = distance
    return copy
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselLayoutAttributes, other.distance == distance else {
      return false
    }
    return super.isEqual(object)
  }
}
