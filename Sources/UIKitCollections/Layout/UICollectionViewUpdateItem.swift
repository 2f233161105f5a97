import Foundation

/// One change of a batch update. For a change of a whole section, the path's item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public nonisolated enum Action: Int, Sendable {
    /// The kinds, named after their calls. The collection view never creates an item with `none`.
    case insert, delete, reload, move, none
  }

  /// The path before the update, or `nil` for an insertion.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// The path after the update, or `nil` for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  open internal(set) var updateAction: Action

  /// Creates an empty item without paths, with the action `none`. The collection view creates the items for
  /// layouts.
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
