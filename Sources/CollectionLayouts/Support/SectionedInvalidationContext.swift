import CollectionView
import LayoutEngine

class SectionedInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// `true` if only pinned views move, as in a scroll step.
  var leavesItems = false
  /// `true` if the headers, footers, and insets of all sections are stale. The items' values stay valid.
  var changesMetrics = false
  var measurement: ViewMeasurement?
  /// The item that the user is moving. The data still has the item at its original path.
  var movingItem: MovingItem?
  var endsMovement = false
  var cancelsMovement = false

  // Required because `makeContext()` creates contexts of a subclass's `invalidationContextClass`.
  required override init() { super.init() }

  nonisolated deinit {}
}

/// The size, in points, that an element's view has reported.
struct ViewMeasurement {
  let element: SectionElement
  let size: LayoutSize
}
