import CollectionView
import LayoutEngine

/// What cells have said of their size, by the item. It goes where the item goes, and ends with it.
///
/// After `reloadData()` nobody knows which item is which. The value at a path is then an estimate for the item that is
/// there now, so that the same data look the same.
struct MeasuredItems<Value> {
  private var values = ItemValues<Value>()
  /// Whether the data were reloaded: there may be values for items that are not there.
  private(set) var awaitsCounts = false

  var isEmpty: Bool { values.isEmpty }

  subscript(path: IndexPath) -> Value? {
    get { values[ItemPath(path)] }
    set { values[ItemPath(path)] = newValue }
  }

  /// The values of a section, by the item: for loops over all items. Empty where none was measured.
  func items(ofSection section: Int) -> [Int: Value] { values.items(ofSection: section) }

  mutating func removeAll() { values = ItemValues() }

  /// Notes that the data were reloaded.
  mutating func expectOtherCounts() { awaitsCounts = true }

  /// Drops what there is no item for any more, once the numbers of items are known.
  mutating func applyCounts(of collectionView: UICollectionView) {
    guard awaitsCounts else { return }
    awaitsCounts = false
    dropWhatIsGone(from: collectionView)
  }

  private mutating func dropWhatIsGone(from collectionView: UICollectionView) {
    let sectionCount = collectionView.numberOfSections
    values.dropWhatIsGone { $0 < sectionCount ? collectionView.numberOfItems(inSection: $0) : 0 }
  }

  /// Follows the items through a batch of updates. Values of items that are gone are dropped. A reloaded item retains its value
  /// until its new cell says otherwise; so does an item of a reloaded section, which may have fewer now.
  mutating func follow(_ paths: PathsAfterUpdate, in collectionView: UICollectionView) {
    values.moveItems(paths.newPath)
    dropWhatIsGone(from: collectionView)
  }

  /// Follows an item that is moved by hand, also when it goes back.
  ///
  /// - Parameter movingItem: The moving item until now.
  mutating func follow(_ context: SectionedInvalidationContext, movingItem: MovingItem?) {
    if let target = context.movingItem {
      moveItem(from: movingItem?.current ?? target.original, to: target.current)
    } else if context.cancelsMovement, let movingItem {
      moveItem(from: movingItem.current, to: movingItem.original)
    }
  }

  private mutating func moveItem(from source: IndexPath, to target: IndexPath) {
    values.moveItem(from: ItemPath(source), to: ItemPath(target))
  }
}
