/// Values for some items. A value moves and disappears with its item.
///
/// Items without a value need no storage.
public struct ItemValues<Value> {
  private var values: [Int: [Int: Value]] = [:]

  /// Creates an empty collection.
  public init() {}

  /// `true` if no item has a value.
  public var isEmpty: Bool { values.isEmpty }

  /// An item's value, or nil.
  public subscript(path: ItemPath) -> Value? {
    get { values[path.section]?[path.item] }
    set {
      values[path.section, default: [:]][path.item] = newValue
      if values[path.section]?.isEmpty == true { values[path.section] = nil }
    }
  }

  /// Returns a section's values by item.
  public func items(ofSection section: Int) -> [Int: Value] { values[section] ?? [:] }

  /// Drops the values of removed items. `count` must return 0 for a missing section.
  ///
  /// - Complexity: O(values)
  public mutating func dropWhatIsGone(count: (_ section: Int) -> Int) {
    for (section, items) in values {
      let count = count(section)
      let remaining = items.filter { $0.key < count }
      values[section] = remaining.isEmpty ? nil : remaining
    }
  }

  /// Moves the values to new paths. Drops a value if its new path is nil.
  ///
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
