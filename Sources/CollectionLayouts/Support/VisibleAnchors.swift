import CollectionView

/// The items that were visible before a change. The first one that still exists afterwards stays where it was on screen.
struct VisibleAnchors {
  /// `distance` is from the start of the visible area to the item's start, in points along the scroll direction.
  private var items: [(indexPath: IndexPath, distance: Double)] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func add(_ indexPath: IndexPath, distance: Double) {
    items.append((indexPath, distance))
  }

  /// Items that begin in the visible area come first, then those that reach into it, each group in the order of positions.
  mutating func sort() {
    items.sort { a, b in
      if (a.distance < 0) != (b.distance < 0) { return b.distance < 0 }
      return (a.distance, a.indexPath) < (b.distance, b.indexPath)
    }
  }

  /// Where the visible area must start to keep the first remaining anchor in place.
  func visibleStart(
    _ pathAfter: (IndexPath) -> IndexPath?, startOfItem: (IndexPath) -> Double?
  ) -> Double? {
    for anchor in items {
      if let path = pathAfter(anchor.indexPath), let start = startOfItem(path) {
        return start - anchor.distance
      }
    }
    return nil
  }
}
