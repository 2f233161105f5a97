import CollectionView

/// The methods that adjust the initial attributes of inserted elements and the final attributes of deleted
/// ones. The collection view's delegate may conform to the protocol.
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
/// The attributes are the layout's proposal, in its coordinates: in right-to-left layouts, x grows toward the
/// trailing edge, but transforms aren't mirrored.
///
/// Layouts of this module call these methods in a batch of updates, for elements inserted or deleted on
/// screen. They don't call them for moved or reloaded elements, or in a change of layout. Attributes with an
/// infinite or NaN number, or a negative size, are ignored and reported through ``LayoutDiagnostics``. Every
/// method is optional.
public protocol LayoutUpdateDelegate: UICollectionViewDelegate {
  /// Adjusts the initial layout attributes of an inserted item.
  ///
  /// Change the attributes in place. The index path is the item's path after the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forInsertedItemAt indexPath: IndexPath
  )

  /// Adjusts the final layout attributes of a deleted item.
  ///
  /// Change the attributes in place. The index path is the item's path before the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forDeletedItemAt indexPath: IndexPath
  )

  /// Adjusts the initial layout attributes of an inserted section's header or footer.
  ///
  /// Change the attributes in place. The index path is the element's path after the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forInsertedSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
  )

  /// Adjusts the final layout attributes of a deleted section's header or footer.
  ///
  /// Change the attributes in place. The index path is the element's path before the batch.
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
