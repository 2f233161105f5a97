import CollectionView

/// What was in sight before a change, and how far from the start of the visible area it began, in points along the scroll
/// direction. The first that still exists afterwards stays there.
struct VisibleAnchors {
  private var items: [(indexPath: IndexPath, distance: Double)] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func add(_ indexPath: IndexPath, distance: Double) {
    items.append((indexPath, distance))
  }

  /// Those that begin in sight come first, then those that reach into it, each from the start.
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
