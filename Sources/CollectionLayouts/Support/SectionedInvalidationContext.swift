import CollectionView
import LayoutEngine

class SectionedInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// `true` if only pinned views move, as in a scroll step.
  var leavesItems = false
  /// `true` if everything except the known values of items must be asked for again.
  var changesMetrics = false
  var measurement: ViewMeasurement?
  /// The data doesn't have the item's new path yet.
  var movingItem: MovingItem?
  var endsMovement = false
  var cancelsMovement = false

  // Lets a layout create contexts of the class its subclass names.
  required override init() { super.init() }

  nonisolated deinit {}
}

/// The size is in points.
struct ViewMeasurement {
  let element: SectionElement
  let size: LayoutSize
}
