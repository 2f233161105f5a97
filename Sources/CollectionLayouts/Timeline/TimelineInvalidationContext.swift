import CollectionView

/// What the layout's own invalidations say.
final class TimelineInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// What has changed, where no item has another interval.
  enum Change {
    /// The content offset: nothing but the headers and the ruler that are listed moves.
    case offset
    case breadth
    case setting
  }

  var change: Change?
  /// The item that is moved by hand. The data does not know of its new place yet.
  var carried: CarriedItem?
}
