import Foundation

/// One change of a batch update. The path of a change of a whole section has `NSNotFound` as its item.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item or section.
  public nonisolated enum Action: Int, Sendable {
    /// Each named after its call. The collection view never makes an item with `none`.
    case insert, delete, reload, move, none
  }

  /// Nil for an insertion.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// Nil for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
  open internal(set) var updateAction: Action

  /// An empty item: without paths, with the action `none`. The collection view makes the items that it passes
  /// to layouts.
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
