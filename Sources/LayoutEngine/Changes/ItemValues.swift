/// Values for some of the items in many sections. A value moves with its item and is removed with it.
///
/// Items without a value need no storage: of a million items with a hundred measured ones, only the hundred
/// cost memory.
public struct ItemValues<Value> {
  /// The values by section, then by item.
  private var values: [Int: [Int: Value]] = [:]

  /// Creates an empty collection.
  public init() {}

  /// `true` if no item has a value.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of an item, or nil if it has none.
  public subscript(path: ItemPath) -> Value? {
    get { values[path.section]?[path.item] }
    set {
      values[path.section, default: [:]][path.item] = newValue
      if values[path.section]?.isEmpty == true { values[path.section] = nil }
    }
  }

  /// Returns the values of a section by item, for loops over all items. It's empty if no item has a value.
  public func items(ofSection section: Int) -> [Int: Value] { values[section] ?? [:] }

  /// Drops the values of removed items.
  ///
  /// - Parameter count: Returns the number of items in a section, or 0 if the section doesn't exist.
  /// - Complexity: O(values)
  public mutating func dropWhatIsGone(count: (_ section: Int) -> Int) {
    for (section, items) in values {
      let count = count(section)
      let remaining = items.filter { $0.key < count }
      values[section] = remaining.isEmpty ? nil : remaining
    }
  }

  /// Moves the values to new paths.
  ///
  /// - Parameter newPath: Returns an item's new path, or nil if the item is gone.
  /// - Complexity: O(values)
  public mutating func moveItems(_ newPath: (_ old: ItemPath) -> ItemPath?) {
    var moved = ItemValues()
    for (section, items) in values {
      for (item, value) in items {
        if let path = newPath(ItemPath(section: section, item: item)) { moved[path] = value }
      }
    }
    self = moved
  }

  /// Updates the values for a moved item.
  public mutating func moveItem(from source: ItemPath, to target: ItemPath) {
    moveItems { path in
      if path == source { return target }
      var path = path
      if path.section == source.section, path.item > source.item { path.item -= 1 }
      if path.section == target.section, path.item >= target.item { path.item += 1 }
      return path
    }
  }
}

extension ItemValues: Sendable where Value: Sendable {}
