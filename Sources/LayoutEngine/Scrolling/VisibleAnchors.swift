/// The items that were visible before a change. The first one that still exists afterwards stays where it was on screen.
public struct VisibleAnchors: Sendable {
  /// `distance` is from the start of the visible area to the item's start, `extent` the item's own, in points along the axis.
  private var items: [(path: ItemPath, distance: Double, extent: Double)] = []

  /// What was jumped to, in place of visible items, and how far behind the start of the visible area that part of it lies.
  public private(set) var jump: (target: JumpTarget, distance: Double)?

  /// What stays in place of items.
  public private(set) var mark: VisibleMark?

  /// Whether no other item is to begin in sight before the first one.
  public var staysFirst = false

  /// Whether visible items are left out because they change themselves.
  public var leavesOutItems = false

  /// None yet.
  public init() {}

  /// What was jumped to, which lies in a range of the axis.
  public init(_ target: JumpTarget, at range: ClosedRange<Double>, in visible: ClosedRange<Double>) {
    jump = (target, range.position(of: target.part) - visible.lowerBound)
  }

  /// What is no item.
  public init(_ mark: VisibleMark) { self.mark = mark }

  /// Whether there is nothing to stay.
  public var isEmpty: Bool { items.isEmpty && jump == nil && mark == nil }

  /// The first item, once they are sorted.
  public var first: ItemPath? { items.first?.path }

  /// Adds an item that lies in a range of the axis.
  public mutating func add(
    _ path: ItemPath, at range: ClosedRange<Double>, in visible: ClosedRange<Double>
  ) {
    items.append((path, range.lowerBound - visible.lowerBound, range.upperBound - range.lowerBound))
  }

  /// Items that begin in the visible area come first, then those that reach into it, each group in the order of positions.
  public mutating func sort() {
    items.sort { a, b in
      if (a.distance < 0) != (b.distance < 0) { return b.distance < 0 }
      return (a.distance, a.path) < (b.distance, b.path)
    }
  }

  /// Those that remain after a batch of updates, by their new paths.
  public func following(_ pathAfter: (ItemPath) -> ItemPath?) -> VisibleAnchors {
    var moved = VisibleAnchors()
    (moved.leavesOutItems, moved.staysFirst) = (leavesOutItems, staysFirst)
    moved.items = items.compactMap { item in
      pathAfter(item.path).map { ($0, item.distance, item.extent) }
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
      let extent = range.upperBound - range.lowerBound
      let scale = anchor.distance < 0 && anchor.extent > 0 ? extent / anchor.extent : 1
      return range.lowerBound - anchor.distance * scale
    }
    return nil
  }
}
