/// The items that were visible before a change. The first one that still exists afterwards stays where it was on screen.
public struct VisibleAnchors: Sendable {
  /// Each with the part of it that stays, and the extent of the visible area.
  private var items: [(path: ItemPath, anchored: AnchoredPart, viewportExtent: Double)] = []

  /// What stays where it is on screen, of items.
  public private(set) var mark: VisibleMark?

  /// Whether no other item is to begin in sight before the first one.
  public var staysFirst = false

  /// Whether visible items are left out because they change themselves.
  public var leavesOutItems = false

  /// None yet.
  public init() {}

  /// What was jumped to, which lies in a range of the axis.
  public init(_ target: JumpTarget, at range: ClosedRange<Double>, in visible: ClosedRange<Double>) {
    let part = target.part
    self.init(
      target.path, AnchoredPart(part, distance: range.position(of: part) - visible.position(of: part)),
      viewportExtent: visible.upperBound - visible.lowerBound)
  }

  /// One item, of which a part is to lie somewhere in a visible area of that extent.
  public init(_ path: ItemPath, _ anchored: AnchoredPart, viewportExtent: Double) {
    items = [(path, anchored, viewportExtent)]
  }

  /// What is no item.
  public init(_ mark: VisibleMark) { self.mark = mark }

  /// Whether there is nothing to stay.
  public var isEmpty: Bool { items.isEmpty && mark == nil }

  /// The first item, once they are sorted.
  public var first: ItemPath? { items.first?.path }

  /// Adds an item that lies in a range of the axis.
  public mutating func add(
    _ path: ItemPath, at range: ClosedRange<Double>, in visible: ClosedRange<Double>
  ) {
    let start = AnchoredPart(
      0, distance: range.lowerBound - visible.lowerBound, extent: range.upperBound - range.lowerBound)
    items.append((path, start, visible.upperBound - visible.lowerBound))
  }

  /// Items that begin in the visible area come first, then those that reach into it, each group in the order of positions.
  public mutating func sort() {
    items.sort { a, b in
      let (first, second) = (a.anchored.distance, b.anchored.distance)
      if (first < 0) != (second < 0) { return second < 0 }
      return (first, a.path) < (second, b.path)
    }
  }

  /// Those that remain after a batch of updates, by their new paths.
  public func following(_ pathAfter: (ItemPath) -> ItemPath?) -> VisibleAnchors {
    var moved = VisibleAnchors()
    (moved.leavesOutItems, moved.staysFirst) = (leavesOutItems, staysFirst)
    moved.items = items.compactMap { item in
      pathAfter(item.path).map { ($0, item.anchored, item.viewportExtent) }
    }
    return moved
  }

  /// Where the visible area must start so that the first remaining item is where it was. Of one that begins before the visible area,
  /// the same part of it stays before: a shorter one would be out of sight otherwise.
  ///
  /// - Parameters:
  ///   - pathAfter: where an item is after a batch of updates. Nil for one that is gone.
  ///   - rangeOfItem: where it lies along the axis. Nil where it is not to stay.
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
