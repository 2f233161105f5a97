import UIKit

extension SamplesController {
  /// Data changes available on every screen.
  var changes: [Setting] {
    [
      .action("Insert") { [unowned self] in insert() }, .action("Delete") { [unowned self] in delete() },
      .action("Shuffle") { [unowned self] in shuffle() },
    ]
  }

  /// The index path of the first visible item, or of the first possible item.
  private var firstPath: IndexPath? {
    collectionView.indexPathsForVisibleItems.min()
      ?? sections.indices.first.map { IndexPath(item: 0, section: $0) }
  }

  private func insert() {
    guard let firstPath else { return }
    let next = (sections.joined().map(\.number).max() ?? 0) + 1
    collectionView.performBatchUpdates {
      sections[firstPath.section].insert(Sample(number: next), at: firstPath.item)
      collectionView.insertItems(at: [firstPath])
    }
  }

  private func delete() {
    guard let firstPath, sections[firstPath.section].indices.contains(firstPath.item) else { return }
    remove(at: firstPath)
  }

  func remove(at indexPath: IndexPath) {
    collectionView.performBatchUpdates {
      sections[indexPath.section].remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    }
  }

  private func shuffle() {
    guard let section = firstPath?.section else { return }
    let order = sections[section].indices.shuffled()
    collectionView.performBatchUpdates {
      sections[section] = order.map { sections[section][$0] }
      for (new, old) in order.enumerated() {
        collectionView.moveItem(
          at: IndexPath(item: old, section: section), to: IndexPath(item: new, section: section))
      }
    }
  }
}
