import Foundation

/// What a swipe on a row shows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The first lies at the edge.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over most of the row performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true

  /// With actions from the edge inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  nonisolated deinit {}
}
