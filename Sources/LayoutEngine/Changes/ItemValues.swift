/// A value for some of the items of many sections. It goes where its item goes, and ends with it.
///
/// Nothing is stored for items without a value, so a million items of which a hundred were measured cost a hundred.
public struct ItemValues<Value> {
  /// By the section, then by the item.
  private var values: [Int: [Int: Value]] = [:]

  /// No values.
  public init() {}

  /// Whether no item has a value.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of an item. Nil for none.
  public subscript(path: ItemPath) -> Value? {
    get { values[path.section]?[path.item] }
    set {
      values[path.section, default: [:]][path.item] = newValue
      if values[path.section]?.isEmpty == true { values[path.section] = nil }
    }
  }

  /// The values of a section, by the item: for loops over all items. Empty where no item has one.
  public func items(ofSection section: Int) -> [Int: Value] { values[section] ?? [:] }

  /// Drops the values of items that there are no longer.
  ///
  /// - Parameter count: how many items a section has; 0 where there is no such section.
  /// - Complexity: O(values)
  public mutating func dropWhatIsGone(count: (_ section: Int) -> Int) {
    for (section, items) in values {
      let count = count(section)
      let remaining = items.filter { $0.key < count }
      values[section] = remaining.isEmpty ? nil : remaining
    }
  }

  /// Follows the items.
  ///
  /// - Parameter newPath: where an item is now. Nil for one that is gone.
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

  /// Follows an item that is moved among the others.
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
