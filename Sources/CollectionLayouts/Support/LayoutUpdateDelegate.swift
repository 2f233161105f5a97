import CollectionView

/// Says where inserted elements come from, and where deleted ones go. The collection view's delegate may conform to it, together with the
/// delegate protocol of its layout. Every layout of this module asks it.
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
/// The attributes are what the layout proposes: mostly those of the item where it lies, transparent. Change what is to be different. They are
/// in the layout's coordinates, which UIKit mirrors in right-to-left: x grows towards the trailing edge there. Transforms are not mirrored.
///
/// A layout asks in a batch of updates, for what it inserts or deletes on screen, alone or with its section. It does not ask for what is moved
/// or reloaded, nor in a change of layout.
///
/// Attributes with a number that is infinite or none, or with a negative size, are reported through ``LayoutDiagnostics``. Those that the layout
/// has proposed count then.
///
/// Every method is optional; the defaults change nothing.
public protocol LayoutUpdateDelegate: UICollectionViewDelegate {
  /// Where an inserted item begins.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - collectionViewLayout: Its layout.
  ///   - attributes: To be changed in place.
  ///   - indexPath: Where the item is after the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forInsertedItemAt indexPath: IndexPath
  )

  /// Where a deleted item ends.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - collectionViewLayout: Its layout.
  ///   - attributes: To be changed in place.
  ///   - indexPath: Where the item was before the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forDeletedItemAt indexPath: IndexPath
  )

  /// Where the header or footer of an inserted section begins.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - collectionViewLayout: Its layout.
  ///   - attributes: To be changed in place.
  ///   - elementKind: Whether it is a header or a footer.
  ///   - indexPath: Where it is after the batch.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forInsertedSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
  )

  /// Where the header or footer of a deleted section ends.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - collectionViewLayout: Its layout.
  ///   - attributes: To be changed in place.
  ///   - elementKind: Whether it is a header or a footer.
  ///   - indexPath: Where it was before the batch.
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
