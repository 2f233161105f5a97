import CollectionView

/// The attributes of a carousel's items, with how far each is from the middle: for cells that move their contents along.
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

  /// How far the item is from the middle of the viewport, in items: 0 in the middle, 1 where the next item to the right, or
  /// below, rests, −1 where the one to the left, or above, does. In right-to-left, later items lie to the left.
  public var itemsFromCenter: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  // Where `isEqual(_:)` can read it, which belongs to no actor.
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
