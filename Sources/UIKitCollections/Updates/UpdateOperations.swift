import Foundation

/// The calls inside one batch.
///
/// Deletions, reloads, and sources of moves use indices before the batch. Insertions and targets of moves use
/// indices after the batch. The order of the calls doesn't matter (WWDC18 session 225).
struct UpdateOperations {
  struct Move<Index: Hashable>: Hashable {
    let from: Index
    let to: Index
  }

  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  /// The new paths of deleted and inserted items that stay selected, by their old paths.
  var selectedItems: [IndexPath: IndexPath] = [:]

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
  }
}
