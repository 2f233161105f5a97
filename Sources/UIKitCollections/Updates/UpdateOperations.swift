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

/// One change of a batch update. For sections, the path's item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public nonisolated enum Action: Int, Sendable {
    /// The kinds. The collection view never creates `none`.
    case insert, delete, reload, move, none
  }

  /// The old path, or `nil` for an insertion.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// The new path, or `nil` for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  open internal(set) var updateAction: Action

  /// Creates an item with the action `none` and no paths.
  public override init() {
    updateAction = .none
    super.init()
  }

  nonisolated deinit {}

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}
