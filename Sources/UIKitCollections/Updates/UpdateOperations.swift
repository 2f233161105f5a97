import Foundation

/// The calls inside one batch. Deletions, reloads and sources of moves use the numbers before the batch;
/// insertions and targets of moves use those after it. The order of the calls does not matter (WWDC18 session
/// 225).
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
  /// Where items go that stay selected although they may be deleted and inserted, as in a section that moves and changes.
  var selectedItems: [IndexPath: IndexPath] = [:]

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
  }
}
