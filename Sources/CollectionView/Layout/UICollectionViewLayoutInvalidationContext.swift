#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Says what of a layout is no longer valid. The lists keep the order of the calls and drop repeats.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var dataSourceCounts = false

  /// Added to the content offset at once when the layout is invalidated, in points; kept in the range that scrolls, unless
  /// a finger or a deceleration has it elsewhere. Ignored within a batch of updates, which asks for the offset as a whole.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size at once, in points; the next layout pass sets what the layout says.
  open var contentSizeAdjustment = CGSize.zero

  /// Nil where no item is named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// By kind; nil where none is named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// By kind; nil where none is named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Where the items moved by hand were before this step; nil where none is.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items moved by hand are after this step; nil where none is.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the hand is, in the contents.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  public override init() { super.init() }

  /// For the layout, which makes contexts of a class it only knows at run time. Inherited; call `init()`.
  public required convenience init(_dynamic: Void) { self.init() }

  nonisolated deinit {}

  /// Nothing of the layout is valid. Subclasses may override.
  open var invalidateEverything: Bool { everything }

  /// The numbers of sections and items may have changed. Subclasses may override.
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

  /// As for a batch update: the counts changed, and the layout will hear what else did.
  func markDataSourceCountsOnly() { dataSourceCounts = true }

  /// Across sections an item that moves changes the counts.
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
#endif
