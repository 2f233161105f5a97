import CollectionView

/// What the own invalidations of a layout of tags say.
final class TagInvalidationContext: SectionedInvalidationContext {
  /// What a cell says of its size.
  var measured: (path: IndexPath, size: CGSize)?
}
