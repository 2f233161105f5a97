import Foundation

/// A button that a swipe on a row shows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What an action does.
  public nonisolated enum Style: Int, Sendable {
    /// `destructive` is red. `normal` is grey.
    case normal, destructive
  }

  /// Performs the action. Call the completion handler when it is done, with whether it was performed: the row then goes back to its
  /// position.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Set by the initialiser.
  open private(set) var style: Style
  /// Called when the user chooses the action.
  open private(set) var handler: Handler
  /// Default: that of the initialiser.
  open var title: String?
  /// Default: by the style.
  open var backgroundColor: UIColor!
  /// Default nil.
  open var image: UIImage?

  /// An action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  nonisolated deinit {}
}
