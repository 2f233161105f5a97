import UIKit

extension SamplesController {
  /// Changes of the data that every screen can show.
  var changes: [Setting] {
    [
      .action("Insert") { [unowned self] in insert() }, .action("Delete") { [unowned self] in delete() },
      .action("Shuffle") { [unowned self] in shuffle() },
    ]
  }

  /// The first item on screen, or where there would be one.
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
