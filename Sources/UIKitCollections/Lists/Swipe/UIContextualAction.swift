import Foundation

/// A button revealed by a swipe on a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of an action.
  public nonisolated enum Style: Int, Sendable {
    /// `destructive` is red. `normal` is gray.
    case normal, destructive
  }

  /// A closure that performs the action.
  ///
  /// Call the completion handler at the end, with `true` if the action was performed. The row then returns to
  /// its position.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style of the action. The initializer sets it.
  open private(set) var style: Style
  /// Called when the user chooses the action.
  open private(set) var handler: Handler
  /// The title of the button. The default value is the initializer's title.
  open var title: String?
  /// The background color of the button. The default value depends on the style.
  open var backgroundColor: UIColor!
  /// The image of the button. The default value is `nil`.
  open var image: UIImage?

  /// Creates an action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  nonisolated deinit {}
}
