import CollectionView
import LayoutEngine

/// The sizes reported by cells, by item. A size moves with its item and ends with it.
///
/// After `reloadData()`, items can't be identified. The value at a path is then an estimate for the current
/// item there, so the same data looks the same.
struct MeasuredItems<Value> {
  private var values = ItemValues<Value>()
  /// `true` after a reload, when there may be values for missing items.
  private(set) var awaitsCounts = false

  var isEmpty: Bool { values.isEmpty }

  subscript(path: IndexPath) -> Value? {
    get { values[ItemPath(path)] }
    set { values[ItemPath(path)] = newValue }
  }

  /// Returns the values of a section by item, for loops over all items. Empty if none was measured.
  func items(ofSection section: Int) -> [Int: Value] { values.items(ofSection: section) }

  mutating func removeAll() { values = ItemValues() }

  /// Notes that the data was reloaded.
  mutating func expectOtherCounts() { awaitsCounts = true }

  /// Drops the values of missing items, once the item counts are known.
  mutating func applyCounts(of collectionView: UICollectionView) {
    guard awaitsCounts else { return }
    awaitsCounts = false
    dropWhatIsGone(from: collectionView)
  }

  private mutating func dropWhatIsGone(from collectionView: UICollectionView) {
    let sectionCount = collectionView.numberOfSections
    values.dropWhatIsGone { $0 < sectionCount ? collectionView.numberOfItems(inSection: $0) : 0 }
  }

  /// Follows the items through a batch of updates, and drops the values of deleted ones.
  ///
  /// A reloaded item keeps its value until its new cell reports another. So does an item of a reloaded
  /// section, which may have fewer items.
  mutating func follow(_ paths: PathsAfterUpdate, in collectionView: UICollectionView) {
    values.moveItems(paths.newPath)
    dropWhatIsGone(from: collectionView)
  }

  /// Follows an item moved by hand, also on its way back.
  ///
  /// - Parameter movingItem: The previous moving item.
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
