import Foundation

/// Describes what is invalid in a layout. The lists have the order of the calls, without repeats.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var dataSourceCounts = false

  /// Added to the content offset when the layout is invalidated, in points. The result is clamped to the
  /// scrollable range, unless a finger or a deceleration is moving the contents. Ignored inside a batch of
  /// updates, which asks for the offset as a whole.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size when the layout is invalidated, in points. The next layout pass sets the
  /// layout's own content size.
  open var contentSizeAdjustment = CGSize.zero

  /// Nil if no item is named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// By kind. Nil if none is named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// By kind. Nil if none is named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The paths of the items moved by hand before this step. Nil if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The paths of the items moved by hand after this step. Nil if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the hand, in the coordinates of the contents.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  public override init() { super.init() }

  nonisolated deinit {}

  /// Whether the whole layout is invalid. Subclasses may override it.
  open var invalidateEverything: Bool { everything }

  /// Whether the numbers of sections and items may have changed. Subclasses may override it.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// Names items. An empty list names nothing.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merge(indexPaths, into: invalidatedItemIndexPaths)
  }

  /// Names supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.merge(indexPaths, ofKind: elementKind, into: &invalidatedSupplementaryIndexPaths)
  }

  /// Names decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.merge(indexPaths, ofKind: elementKind, into: &invalidatedDecorationIndexPaths)
  }

  func markEverything() { everything = true }

  /// For a batch update: the counts have changed, and the layout will be told what else has.
  func markDataSourceCountsOnly() { dataSourceCounts = true }

  /// An item that moves to another section changes the counts.
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
