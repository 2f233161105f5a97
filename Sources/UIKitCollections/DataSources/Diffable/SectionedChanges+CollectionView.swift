import Foundation
import LayoutEngine
import UIKitAdditions

extension SectionedChanges {
  /// Performs the changes inside the closure of `performBatchUpdates(_:completion:)`.
  func call(on collectionView: UICollectionView) {
    func paths(_ items: [ItemPath]) -> [IndexPath] { items.map(IndexPath.init) }
    if !removedItems.isEmpty { collectionView.deleteItems(at: paths(removedItems)) }
    if !sections.removals.isEmpty { collectionView.deleteSections(IndexSet(sections.removals)) }
    if !sections.insertions.isEmpty { collectionView.insertSections(IndexSet(sections.insertions)) }
    if !insertedItems.isEmpty { collectionView.insertItems(at: paths(insertedItems)) }
    if !reloadedSections.isEmpty { collectionView.reloadSections(IndexSet(reloadedSections)) }
    if !reloadedItems.isEmpty { collectionView.reloadItems(at: paths(reloadedItems)) }
    for move in sections.moves { collectionView.moveSection(move.from, toSection: move.to) }
    for move in movedItems { collectionView.moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }
}
