import Foundation

/// The invalid parts of a layout, in the order of the calls, without repetitions.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var dataSourceCounts = false

  /// The adjustment of the content offset, in points.
  ///
  /// The new offset is limited to the scrollable range unless a finger or deceleration moves the contents.
  /// Batches ignore the adjustment.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment of the content size, in points, until the next layout pass.
  open var contentSizeAdjustment = CGSize.zero

  /// The listed items, or `nil`.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The listed supplementary views by kind, or `nil`.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The listed decoration views by kind, or `nil`.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The old paths of moving items.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The new paths of moving items.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The finger's position, in content coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  public override init() { super.init() }

  nonisolated deinit {}

  /// `true` if the whole layout is invalid. Subclasses can override this property.
  open var invalidateEverything: Bool { everything }

  /// `true` if the counts may have changed. Subclasses can override this property.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// Lists items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merge(indexPaths, into: invalidatedItemIndexPaths)
  }

  /// Lists supplementary views as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.merge(indexPaths, ofKind: elementKind, into: &invalidatedSupplementaryIndexPaths)
  }

  /// Lists decoration views as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.merge(indexPaths, ofKind: elementKind, into: &invalidatedDecorationIndexPaths)
  }

  func markEverything() { everything = true }

  /// The layout is notified of a batch's other changes later.
  func markDataSourceCountsOnly() { dataSourceCounts = true }

  /// Marks the counts as changed because an item may move to another section.
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
