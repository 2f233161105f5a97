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

/// The state of a layout in a batch of updates. Lets the delegate adjust the initial attributes of inserted
/// elements and the final attributes of deleted ones.
///
/// A Swift extension can't override UIKit's methods, so each layout overrides them and calls this object.
final class UpdateEnds {
  enum End: String {
    case initial, final
  }

  /// `true` while the contents are still from before a batch, because its changes aren't known yet. A layout
  /// then returns no elements: see `announcesBatch`.
  var awaitsUpdates = false
  private var paths: PathsAfterUpdate?
  private let inputCheck = InputCheck()

  nonisolated deinit {}

  /// Awaits the changes of a batch from its announcement on. A ``SectionedLayout`` awaits them only if its
  /// preparation leaves them out.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { awaitsUpdates = context.announcesBatch }
  }

  func begin(_ paths: PathsAfterUpdate) { self.paths = paths }

  func finish() { paths = nil }

  /// Returns the attributes that the delegate has adjusted. If `proposed` is `nil`, the delegate isn't asked.
  func adjusted(
    _ proposed: UICollectionViewLayoutAttributes?, _ end: End, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let paths, let view = layout.collectionView, let proposed, proposed.indexPath.count == 2,
      let delegate = view.delegate as? any LayoutUpdateDelegate,
      isChanged(proposed, end, by: paths), let adjusted = proposed.copy() as? UICollectionViewLayoutAttributes
    else { return proposed }
    let path = proposed.indexPath
    switch (end, proposed.representedElementKind) {
    case (.initial, nil):
      delegate.collectionView(
        view, layout: layout, adjustInitialLayoutAttributes: adjusted, forInsertedItemAt: path)
    case (.initial, let kind?):
      delegate.collectionView(
        view, layout: layout, adjustInitialLayoutAttributes: adjusted,
        forInsertedSupplementaryViewOfKind: kind, at: path)
    case (.final, nil):
      delegate.collectionView(
        view, layout: layout, adjustFinalLayoutAttributes: adjusted, forDeletedItemAt: path)
    case (.final, let kind?):
      delegate.collectionView(
        view, layout: layout, adjustFinalLayoutAttributes: adjusted,
        forDeletedSupplementaryViewOfKind: kind, at: path)
    }
    if let (subject, value) = adjusted.nonsense {
      inputCheck.refuse(value, of: "\(end) \(subject)", at: path, in: layout)
      return proposed
    }
    adjusted.indexPath = path
    return adjusted
  }

  private func isChanged(
    _ attributes: UICollectionViewLayoutAttributes, _ end: End, by paths: PathsAfterUpdate
  ) -> Bool {
    let (path, isItem) = (attributes.indexPath, attributes.representedElementKind == nil)
    switch end {
    case .initial: return isItem ? paths.pathBefore(path) == nil : paths.sectionBefore(path.section) == nil
    case .final: return isItem ? paths[path] == nil : paths.section(path.section) == nil
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// An invalid number in the attributes, with its subject, or `nil` if the attributes are valid.
  fileprivate var nonsense: (subject: String, value: CGFloat)? {
    if !(center.x + center.y).isFinite { return ("center", center.x.isFinite ? center.y : center.x) }
    if !InputCheck.lengths.contains(size.width) { return ("width", size.width) }
    if !InputCheck.lengths.contains(size.height) { return ("height", size.height) }
    if !alpha.isFinite { return ("alpha", alpha) }
    return ItemTransform(transform3D: transform3D).notFinite.map { ("transform", $0) }
  }
}
