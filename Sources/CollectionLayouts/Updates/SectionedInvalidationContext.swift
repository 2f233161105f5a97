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

extension UICollectionViewLayout {
  /// Invalidates the layout if the value has changed.
  ///
  /// ```text
  /// public var spacing: CGFloat = 10 { didSet { changed(from: oldValue, to: spacing) } }
  /// ```
  func changed<Value: Equatable>(from oldValue: Value, to value: Value) {
    if value != oldValue { invalidateLayout() }
  }

  /// Creates a context of the layout's `invalidationContextClass`, which a subclass may override.
  func makeContext() -> SectionedInvalidationContext {
    let type = type(of: self).invalidationContextClass as? SectionedInvalidationContext.Type
    return type?.init() ?? SectionedInvalidationContext()
  }

  /// Returns a context without index paths, because a view asks again only for listed elements.
  func contextListingNothing(
    adjustedAs context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let whole = makeContext()
    whole.contentOffsetAdjustment = context.contentOffsetAdjustment
    whole.contentSizeAdjustment = context.contentSizeAdjustment
    return whole
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// `true` if the changes follow in ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
  ///
  /// UIKit asks for elements before that call. Return `nil` to make UIKit ask again. Any other answer stays
  /// on screen.
  var announcesBatch: Bool {
    invalidateDataSourceCounts && !invalidateEverything && targetIndexPathsForInteractivelyMovingItems == nil
  }
}
