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

/// A button revealed by a swipe on a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// An action's style.
  public nonisolated enum Style: Int, Sendable {
    /// `destructive` is red. `normal` is gray.
    case normal, destructive
  }

  /// A closure that performs the action.
  ///
  /// When the action ends, call the completion handler to return the row to its position. Pass `true` if the
  /// action was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title. The default value is the initializer's title.
  open var title: String?
  /// The background color. The default value depends on the style.
  open var backgroundColor: UIColor!
  /// The image. The default value is `nil`.
  open var image: UIImage?

  /// Creates an action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  nonisolated deinit {}
}
