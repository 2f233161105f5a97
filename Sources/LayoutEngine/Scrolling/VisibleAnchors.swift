/// The items that were visible before a change. The first item that still exists after the change keeps its
/// position on screen.
public struct VisibleAnchors: Sendable {
  /// The items, each with its anchored part and the extent of the visible area.
  private var items: [(path: ItemPath, anchored: AnchoredPart, viewportExtent: Double)] = []

  /// The mark that keeps its position on screen instead of an item.
  public private(set) var mark: VisibleMark?

  /// `true` if no other item may begin in the visible area before the first one.
  public var staysFirst = false

  /// `true` if some visible items are left out because they change themselves.
  public var leavesOutItems = false

  /// Creates an empty set of anchors.
  public init() {}

  /// Creates an anchor for the target of a jump, which occupies a range of the axis.
  public init(_ target: JumpTarget, at range: ClosedRange<Double>, in visible: ClosedRange<Double>) {
    let part = target.part
    self.init(
      target.path, AnchoredPart(part, distance: range.position(of: part) - visible.position(of: part)),
      viewportExtent: visible.upperBound - visible.lowerBound)
  }

  /// Creates an anchor for one item, with a part placed in a visible area of the given extent.
  public init(_ path: ItemPath, _ anchored: AnchoredPart, viewportExtent: Double) {
    items = [(path, anchored, viewportExtent)]
  }

  /// Creates an anchor for a mark instead of an item.
  public init(_ mark: VisibleMark) { self.mark = mark }

  /// `true` if there are no anchors.
  public var isEmpty: Bool { items.isEmpty && mark == nil }

  /// The path of the first item. Sort the items before you use it.
  public var first: ItemPath? { items.first?.path }

  /// Adds an item at a range of the axis.
  public mutating func add(
    _ path: ItemPath, at range: ClosedRange<Double>, in visible: ClosedRange<Double>
  ) {
    let start = AnchoredPart(
      0, distance: range.lowerBound - visible.lowerBound, extent: range.upperBound - range.lowerBound)
    items.append((path, start, visible.upperBound - visible.lowerBound))
  }

  /// Sorts the items. Those that begin in the visible area come first, then those that reach into it, each
  /// group in the order of positions.
  public mutating func sort() {
    items.sort { a, b in
      let (first, second) = (a.anchored.distance, b.anchored.distance)
      if (first < 0) != (second < 0) { return second < 0 }
      return (first, a.path) < (second, b.path)
    }
  }

  /// Returns the anchors remaining after a batch of updates, with their new paths.
  public func following(_ pathAfter: (ItemPath) -> ItemPath?) -> VisibleAnchors {
    var moved = VisibleAnchors()
    (moved.leavesOutItems, moved.staysFirst) = (leavesOutItems, staysFirst)
    moved.items = items.compactMap { item in
      pathAfter(item.path).map { ($0, item.anchored, item.viewportExtent) }
    }
    return moved
  }

  /// Returns the start of the visible area that keeps the first remaining item in place.
  ///
  /// If that item begins before the visible area, the same part of it stays before the area. Otherwise a
  /// shorter item would be out of sight.
  ///
  /// - Parameters:
  ///   - pathAfter: Returns the path of an item after a batch of updates, or `nil` for a deleted item.
  ///   - rangeOfItem: Returns the range of an item along the axis, or `nil` for an item that may move.
  public func visibleStart(
    _ pathAfter: (ItemPath) -> ItemPath?, rangeOfItem: (ItemPath) -> ClosedRange<Double>?
  ) -> Double? {
    for anchor in items {
      guard let path = pathAfter(anchor.path), let range = rangeOfItem(path) else { continue }
      return anchor.anchored.visibleStart(showing: range, viewportExtent: anchor.viewportExtent)
    }
    return nil
  }
}
