import Foundation

/// The actions revealed by a swipe on a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions. The first one is at the edge.
  open private(set) var actions: [UIContextualAction]
  /// `true` if a swipe over most of the row performs the first action. The default value is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions from the edge inward.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  nonisolated deinit {}
}
