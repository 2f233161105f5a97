import Foundation

/// Describes the invalid parts of a layout. The lists keep the order of the calls, without repetitions.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var dataSourceCounts = false

  /// The adjustment of the content offset at the invalidation, in points.
  ///
  /// The result is clamped to the scrollable range unless a finger or a deceleration is moving the contents.
  /// A batch of updates ignores the adjustment because it requests the whole offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment of the content size at the invalidation, in points. The next layout pass sets the
  /// layout's own content size.
  open var contentSizeAdjustment = CGSize.zero

  /// The listed items, or `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The listed supplementary views by kind, or `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The listed decoration views by kind, or `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The paths of the items in interactive movement before this step, or `nil` if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The paths of the items in interactive movement after this step, or `nil` if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the finger, in content coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  public override init() { super.init() }

  nonisolated deinit {}

  /// A Boolean value that indicates whether the whole layout is invalid. Subclasses can override it.
  open var invalidateEverything: Bool { everything }

  /// A Boolean value that indicates whether the numbers of sections and items may have changed. Subclasses
  /// can override it.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// Lists items as invalid. An empty list has no effect.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merge(indexPaths, into: invalidatedItemIndexPaths)
  }

  /// Lists supplementary views of a kind as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.merge(indexPaths, ofKind: elementKind, into: &invalidatedSupplementaryIndexPaths)
  }

  /// Lists decoration views of a kind as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.merge(indexPaths, ofKind: elementKind, into: &invalidatedDecorationIndexPaths)
  }

  func markEverything() { everything = true }

  /// Marks the counts as changed by a batch update. The layout is notified of the other changes later.
  func markDataSourceCountsOnly() { dataSourceCounts = true }

  /// Adds a movement. It marks the counts as changed because an item may move to another section.
  func markMovement(from previous: [IndexPath], to target: [IndexPath], at position: CGPoint) {
    dataSourceCounts = true
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = target
    interactiveMovementTarget = position
  }

  func markDataSourceCounts() {
    everything = true
    dataSourceCounts = true
  }

  private static func merge(_ added: [IndexPath], into list: [IndexPath]?) -> [IndexPath]? {
    guard !added.isEmpty else { return list }
    var seen = Set(list ?? [])
    return (list ?? []) + added.filter { seen.insert($0).inserted }
  }

  private static func merge(
    _ added: [IndexPath], ofKind kind: String, into lists: inout [String: [IndexPath]]?
  ) {
    guard let merged = merge(added, into: lists?[kind]) else { return }
    lists = lists ?? [:]
    lists?[kind] = merged
  }
}
