import Foundation

/// An alternative action for a view, for people who can't perform its gesture.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action, and returns `true` if it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The action's name.
  open var name: String
  /// The name as an attributed string. Only its text is stored.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The image next to the name. The default value is `nil`.
  open var image: UIImage?
  /// The closure for the chosen action. If there's a handler, the target isn't called.
  open var actionHandler: Handler?
  /// `true` if a menu shows the action in red.
  package var isDestructive = false
  private weak var target: AnyObject?
  private var selector: Selector?

  /// Creates an action with a handler.
  public init(name: String, actionHandler: @escaping Handler) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }

  /// Creates an action with an image and a handler.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  /// Creates an action that calls a method. The target is not retained.
  ///
  /// The method takes no parameters or the action. If it returns a `Bool`, this value indicates whether the
  /// action succeeded.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    (self.target, self.selector) = (target.map { $0 as AnyObject }, selector)
    super.init()
  }

  nonisolated deinit {}

  /// Performs the action, and returns `true` if it succeeded.
  @discardableResult
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.send(self, to: target) as? Bool ?? true
  }
}
