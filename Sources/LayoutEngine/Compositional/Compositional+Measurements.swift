extension Compositional {
  /// The sizes that items have said they have, by item.
  struct Measurements: Sendable {
    private(set) var items: [Int] = []
    private var sizes: [LayoutSize] = []

    subscript(item: Int) -> LayoutSize? {
      let index = index(of: item)
      return index < items.count && items[index] == item ? sizes[index] : nil
    }

    /// The first measured item that is not before another.
    func first(from item: Int) -> Int? {
      let index = index(of: item)
      return index < items.count ? items[index] : nil
    }

    /// Whether the size is news.
    mutating func store(_ size: LayoutSize, of item: Int) -> Bool {
      let index = index(of: item)
      guard index < items.count, items[index] == item else {
        items.insert(item, at: index)
        sizes.insert(size, at: index)
        return true
      }
      guard sizes[index] != size else { return false }
      sizes[index] = size
      return true
    }

    private func index(of item: Int) -> Int {
      // Cells are measured from the front to the back, mostly.
      guard let last = items.last, item <= last else { return items.count }
      return (0..<items.count).partition { items[$0] >= item }
    }
  }
}
