import CollectionView
import LayoutEngine

/// The sizes or lengths reported by cells. A value moves with its item, and is removed with it.
///
/// After `reloadData()`, the value at a path is an estimate for the new item, so reloading the same data
/// changes nothing on screen.
struct MeasuredItems<Value> {
  private var values = ItemValues<Value>()
  /// `true` after a reload, because there may be values for missing items.
  private(set) var awaitsCounts = false

  var isEmpty: Bool { values.isEmpty }

  subscript(path: IndexPath) -> Value? {
    get { values[ItemPath(path)] }
    set { values[ItemPath(path)] = newValue }
  }

  func items(ofSection section: Int) -> [Int: Value] { values.items(ofSection: section) }

  mutating func removeAll() { values = ItemValues() }

  mutating func expectOtherCounts() { awaitsCounts = true }

  mutating func applyCounts(of collectionView: UICollectionView) {
    guard awaitsCounts else { return }
    awaitsCounts = false
    dropWhatIsGone(from: collectionView)
  }

  private mutating func dropWhatIsGone(from collectionView: UICollectionView) {
    let sectionCount = collectionView.numberOfSections
    values.dropWhatIsGone { $0 < sectionCount ? collectionView.numberOfItems(inSection: $0) : 0 }
  }

  /// Moves the values after a batch. A reloaded item keeps its value until its new cell reports another.
  mutating func follow(_ paths: PathsAfterUpdate, in collectionView: UICollectionView) {
    values.moveItems(paths.newPath)
    dropWhatIsGone(from: collectionView)
  }

  /// Moves the value of an item moved by hand, and moves it back if the movement is canceled.
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
