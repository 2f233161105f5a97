import CollectionView

/// The methods that adjust the start of inserted elements and the end of deleted ones. The collection view's
/// delegate may conform to the protocol, together with the delegate protocol of its layout. Every layout of
/// this module calls it.
///
/// ```swift
/// func collectionView(
///   _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
///   adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes, forInsertedItemAt indexPath: IndexPath
/// ) {
///   attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
/// }
/// ```
///
/// The attributes are the layout's proposal, usually those of the item in its place, but transparent. Change
/// them as needed. They are in the layout's coordinates, which UIKit mirrors in right-to-left layouts: x
/// grows toward the trailing edge there. Transforms aren't mirrored.
///
/// A layout calls these methods in a batch of updates, for elements it inserts or deletes on screen, alone or
/// with their section. It doesn't call them for moved or reloaded elements, nor in a change of layout.
///
/// Attributes with an infinite or NaN number, or with a negative size, are reported through
/// ``LayoutDiagnostics``, and the layout's proposal counts.
///
/// Every method is optional; the defaults change nothing.
public protocol LayoutUpdateDelegate: UICollectionViewDelegate {
  /// Adjusts the initial layout attributes of an inserted item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The view's layout.
  ///   - attributes: The attributes to change in place.
  ///   - indexPath: The item's path after the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forInsertedItemAt indexPath: IndexPath
  )

  /// Adjusts the final layout attributes of a deleted item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The view's layout.
  ///   - attributes: The attributes to change in place.
  ///   - indexPath: The item's path before the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forDeletedItemAt indexPath: IndexPath
  )

  /// Adjusts the initial layout attributes of an inserted section's header or footer.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The view's layout.
  ///   - attributes: The attributes to change in place.
  ///   - elementKind: The kind of a header or a footer.
  ///   - indexPath: The element's path after the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forInsertedSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
  )

  /// Adjusts the final layout attributes of a deleted section's header or footer.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The view's layout.
  ///   - attributes: The attributes to change in place.
  ///   - elementKind: The kind of a header or a footer.
  ///   - indexPath: The element's path before the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forDeletedSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
  )
}

extension LayoutUpdateDelegate {
  /// Changes nothing.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forInsertedItemAt indexPath: IndexPath
  ) {}

  /// Changes nothing.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forDeletedItemAt indexPath: IndexPath
  ) {}

  /// Changes nothing.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forInsertedSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Changes nothing.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forDeletedSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
  ) {}
}
