extension Compositional {
  package struct Measurements: Sendable {
    /// The measured items, in ascending order.
    package private(set) var items: [Int] = []
    /// The measured sizes, by index in `items`.
    package private(set) var sizes: [LayoutSize] = []

    package init() {}

    package subscript(item: Int) -> LayoutSize? {
      let index = index(of: item)
      return index < items.count && items[index] == item ? sizes[index] : nil
    }

    func first(from item: Int) -> Int? {
      let index = index(of: item)
      return index < items.count ? items[index] : nil
    }

    /// Stores an item's size. Returns `true` if the size is new.
    @discardableResult
    package mutating func store(_ size: LayoutSize, of item: Int) -> Bool {
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

    package func before(_ item: Int) -> Measurements {
      var result = self
      let index = index(of: item)
      result.items.removeLast(items.count - index)
      result.sizes.removeLast(items.count - index)
      return result
    }

    /// Counts the items with equal sizes at the front and, if items have moved by `distance`, at the back.
    func common(with other: Measurements, movedBy distance: Int) -> (front: Int, back: Int) {
      let most = min(items.count, other.items.count)
      var (front, back) = (0, 0)
      while front < most, items[front] == other.items[front], sizes[front] == other.sizes[front] {
        front += 1
      }
      while back < most - front {
        let (own, others) = (items.count - 1 - back, other.items.count - 1 - back)
        guard items[own] + distance == other.items[others], sizes[own] == other.sizes[others] else { break }
        back += 1
      }
      return (front, back)
    }

    private func index(of item: Int) -> Int {
      // Cells are mostly measured from front to back.
      guard let last = items.last, item <= last else { return items.count }
      return (0..<items.count).partition { items[$0] >= item }
    }
  }
}
