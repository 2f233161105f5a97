#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// One change of a batch update. A change of a whole section has a path whose item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item or section.
  public nonisolated enum Action: Int, Sendable {
    /// Each as the call of the same name. The collection view makes none of `none`.
    case insert, delete, reload, move, none
  }

  /// Nil for an insertion.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// Nil for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
  open internal(set) var updateAction: Action

  /// An item that says nothing: no paths, and the action `none`. The collection view makes those it hands out.
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
#endif
