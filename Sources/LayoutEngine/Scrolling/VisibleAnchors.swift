/// The items visible before a change. The first remaining one stays in place.
public struct VisibleAnchors: Sendable {
  private var items: [(path: ItemPath, anchored: AnchoredPart, viewportExtent: Double)] = []

  /// A mark that stays in place instead of an item.
  public private(set) var mark: VisibleMark?

  /// `true` if no other item may begin in sight before the first.
  public var staysFirst = false

  /// `true` if some changing items are left out.
  public var leavesOutItems = false

  /// Creates an empty set of anchors.
  public init() {}

  /// Creates an anchor for the target of a jump.
  public init(_ target: JumpTarget, at range: ClosedRange<Double>, in visible: ClosedRange<Double>) {
    let part = target.part
    self.init(
      target.path, AnchoredPart(part, distance: range.position(of: part) - visible.position(of: part)),
      viewportExtent: visible.upperBound - visible.lowerBound)
  }

  /// Creates an anchor for one item.
  public init(_ path: ItemPath, _ anchored: AnchoredPart, viewportExtent: Double) {
    items = [(path, anchored, viewportExtent)]
  }

  /// Creates an anchor for a mark.
  public init(_ mark: VisibleMark) { self.mark = mark }

  /// `true` if there are no anchors.
  public var isEmpty: Bool { items.isEmpty && mark == nil }

  /// The path of the first item, after `sort()`.
  public var first: ItemPath? { items.first?.path }

  /// Adds an item at a range of the axis.
  public mutating func add(
    _ path: ItemPath, at range: ClosedRange<Double>, in visible: ClosedRange<Double>
  ) {
    let start = AnchoredPart(
      0, distance: range.lowerBound - visible.lowerBound, extent: range.upperBound - range.lowerBound)
    items.append((path, start, visible.upperBound - visible.lowerBound))
  }

  /// Sorts the items by position. Those that begin in the visible area come first.
  public mutating func sort() {
    items.sort { a, b in
      let (first, second) = (a.anchored.distance, b.anchored.distance)
      if (first < 0) != (second < 0) { return second < 0 }
      return (first, a.path) < (second, b.path)
    }
  }

  /// Returns the remaining anchors after updates.
  public func following(_ pathAfter: (ItemPath) -> ItemPath?) -> VisibleAnchors {
    var moved = VisibleAnchors()
    (moved.leavesOutItems, moved.staysFirst) = (leavesOutItems, staysFirst)
    moved.items = items.compactMap { item in
      pathAfter(item.path).map { ($0, item.anchored, item.viewportExtent) }
    }
    return moved
  }

  /// Returns the visible start that keeps the first remaining item in place.
  ///
  /// - Parameters:
  ///   - pathAfter: A closure that returns an item's path after the updates, or `nil` for a deleted item.
  ///   - rangeOfItem: A closure that returns an item's range, or `nil` if the item may move.
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
