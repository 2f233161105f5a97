import CollectionView

/// The items that were visible before a change. The first one that still exists afterwards stays where it was on screen.
struct VisibleAnchors {
  /// `distance` is from the start of the visible area to the item's start, `extent` the item's own, in points along the scroll
  /// direction.
  private var items: [(indexPath: IndexPath, distance: Double, extent: Double)] = []
  /// What was jumped to, in place of visible items, and how far behind the start of the visible area that part of it lies.
  private(set) var jump: (target: JumpTarget, distance: Double)?

  /// Whether no other item is to begin in sight before the first one.
  var staysFirst = false

  /// Whether visible items are left out because they change themselves.
  var leavesOutItems = false

  /// What stays in place of items.
  private(set) var mark: VisibleMark?

  var isEmpty: Bool { items.isEmpty && jump == nil && mark == nil }

  /// The first anchor, once they are sorted.
  var first: IndexPath? { items.first?.indexPath }

  init() {}

  init(_ target: JumpTarget, distance: Double) { jump = (target, distance) }

  init(_ mark: VisibleMark) { self.mark = mark }

  mutating func add(_ indexPath: IndexPath, distance: Double, extent: Double) {
    items.append((indexPath, distance, extent))
  }

  /// Items that begin in the visible area come first, then those that reach into it, each group in the order of positions.
  mutating func sort() {
    items.sort { a, b in
      if (a.distance < 0) != (b.distance < 0) { return b.distance < 0 }
      return (a.distance, a.indexPath) < (b.distance, b.indexPath)
    }
  }

  /// Those that remain after a batch of updates, by their new paths.
  func following(_ pathAfter: (IndexPath) -> IndexPath?) -> VisibleAnchors {
    var moved = VisibleAnchors()
    (moved.leavesOutItems, moved.staysFirst) = (leavesOutItems, staysFirst)
    moved.items = items.compactMap { item in
      pathAfter(item.indexPath).map { ($0, item.distance, item.extent) }
    }
    return moved
  }

  /// Where the visible area must start to keep the first remaining anchor in place. Of one that begins before the visible area, the
  /// same part of it stays before: a shorter one would be out of sight otherwise.
  func visibleStart(
    _ pathAfter: (IndexPath) -> IndexPath?, placeOfItem: (IndexPath) -> ClosedRange<Double>?
  ) -> Double? {
    for anchor in items {
      guard let path = pathAfter(anchor.indexPath), let place = placeOfItem(path) else { continue }
      let extent = place.upperBound - place.lowerBound
      let scale = anchor.distance < 0 && anchor.extent > 0 ? extent / anchor.extent : 1
      return place.lowerBound - anchor.distance * scale
    }
    return nil
  }
}

/// A place in the contents that is none of an item, and how far it is from the start of the visible area, in points.
struct VisibleMark {
  /// What a packer knows it by: a time.
  let value: Double
  let distance: Double
}
