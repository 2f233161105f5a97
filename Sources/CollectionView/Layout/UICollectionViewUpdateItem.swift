#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// One change of a batch update. A change of a whole section has a path whose item is `NSNotFound`.
open nonisolated class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item or section.
  public nonisolated enum Action: Int, Sendable {
    /// Each as the call of the same name. `none` does not come about.
    case insert, delete, reload, move, none
  }

  /// Nil for an insertion.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// Nil for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
  open internal(set) var updateAction: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}
#endif
