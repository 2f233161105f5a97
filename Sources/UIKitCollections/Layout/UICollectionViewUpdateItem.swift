import Foundation

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
