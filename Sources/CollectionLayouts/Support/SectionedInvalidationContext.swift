import CollectionView
import LayoutEngine

/// The context of a section layout's own invalidations.
class SectionedInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// `true` if all items stay in place, for example in a scroll step, which only moves pinned views.
  var leavesItems = false
  /// `true` if everything except the known values of items must be asked for again.
  var changesMetrics = false
  /// The size reported by a view.
  var measurement: ViewMeasurement?
  /// The item moved by hand. The data doesn't have its new path yet.
  var movingItem: MovingItem?
  /// `true` if the item moved by hand is dropped.
  var endsMovement = false
  /// `true` if the item moved by hand returns to its origin.
  var cancelsMovement = false

  // Required, so that a layout can create contexts of the class its subclass names.
  required override init() { super.init() }

  nonisolated deinit {}
}

/// The size reported by a view, in points.
struct ViewMeasurement {
  let element: SectionElement
  let size: LayoutSize
}
