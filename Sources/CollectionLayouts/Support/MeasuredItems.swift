import CollectionView

/// What cells have said of their size, by the item. It goes where the item goes, and ends with it.
///
/// Only items that were on screen have a value: nothing is kept for the others. After `reloadData()` nobody knows which item is
/// which. The value at a place is then an estimate for the item that is there now, so that the same data look the same.
struct MeasuredItems<Value> {
  /// By the section, then by the item.
  private var values: [Int: [Int: Value]] = [:]
  /// Whether the data were reloaded: there may be values for items that are not there.
  private(set) var awaitsCounts = false

  var isEmpty: Bool { values.isEmpty }

  subscript(path: IndexPath) -> Value? {
    get { values[path.section]?[path.item] }
    set {
      values[path.section, default: [:]][path.item] = newValue
      if values[path.section]?.isEmpty == true { values[path.section] = nil }
    }
  }

  /// Where there are values, in no order.
  var paths: [IndexPath] {
    values.flatMap { section, items in items.keys.map { IndexPath(item: $0, section: section) } }
  }

  /// The values of a section, by the item: for loops over all items. Empty where none was measured.
  func items(ofSection section: Int) -> [Int: Value] { values[section] ?? [:] }

  mutating func removeAll() { values = [:] }

  /// Notes that the data were reloaded.
  mutating func expectOtherCounts() { awaitsCounts = true }

  /// Drops what there is no item for any more, once the numbers of items are known.
  mutating func takeCounts(of collectionView: UICollectionView) {
    guard awaitsCounts else { return }
    awaitsCounts = false
    dropWhatIsGone(from: collectionView)
  }

  private mutating func dropWhatIsGone(from collectionView: UICollectionView) {
    let sectionCount = collectionView.numberOfSections
    for section in values.keys {
      let count = section < sectionCount ? collectionView.numberOfItems(inSection: section) : 0
      values[section] = values[section]?.filter { $0.key < count }
      if values[section]?.isEmpty == true { values[section] = nil }
    }
  }

  /// Follows the items through a batch of updates. Values of items that are gone are dropped. A reloaded item keeps its value
  /// until its new cell says otherwise; so does an item of a reloaded section, which may have fewer now.
  mutating func follow(_ paths: PathsAfterUpdate, in collectionView: UICollectionView) {
    moveItems { paths[$0] }
    dropWhatIsGone(from: collectionView)
  }

  /// Follows an item that is moved by hand, also when it goes back.
  ///
  /// - Parameter carried: the item as it was held until now.
  mutating func follow(_ context: SectionedInvalidationContext, carried: CarriedItem?) {
    if let target = context.carried {
      moveItem(from: carried?.current ?? target.original, to: target.current)
    } else if context.cancelsMovement, let carried {
      moveItem(from: carried.current, to: carried.original)
    }
  }

  mutating func moveItem(from source: IndexPath, to target: IndexPath) {
    moveItems { path in
      if path == source { return target }
      var path = path
      if path.section == source.section, path.item > source.item { path.item -= 1 }
      if path.section == target.section, path.item >= target.item { path.item += 1 }
      return path
    }
  }

  private mutating func moveItems(_ newPath: (IndexPath) -> IndexPath?) {
    var moved = MeasuredItems()
    for (section, items) in values {
      for (item, value) in items {
        if let path = newPath(IndexPath(item: item, section: section)) { moved[path] = value }
      }
    }
    self = moved
  }
}
