import CollectionView
import LayoutEngine

/// What the own invalidations of a layout of sections say.
class SectionedInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// All items stay where they are: in a scroll step only pinned views move, for example.
  var leavesItems = false
  /// Everything but what the layout knows of each item is to be asked for again.
  var changesMetrics = false
  /// What a view has said of its size.
  var measurement: ViewMeasurement?
  /// The item that is moved by hand. The data does not know of its new path yet.
  var movingItem: MovingItem?
  /// The item that was moved by hand is let go.
  var endsMovement = false
  /// The item that was moved by hand goes back to where it came from.
  var cancelsMovement = false

  // Required, so that a layout can make contexts of the class that a subclass of it names.
  required override init() { super.init() }

  nonisolated deinit {}
}

/// What a view has said of its size, in points.
struct ViewMeasurement {
  let element: SectionElement
  let size: LayoutSize
}
