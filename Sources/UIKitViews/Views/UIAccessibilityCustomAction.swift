import Foundation

/// An action for people who can't perform a view's gesture.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Returns `true` if the action succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The name as an attributed string. Setting it keeps only the text.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The image, by default `nil`.
  open var image: UIImage?
  /// The handler, called instead of the target.
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

  /// Creates an action with an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  /// Creates an action that calls a method. The target isn't retained. The method can take the action as its
  /// parameter, and can return a `Bool` that indicates success.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    (self.target, self.selector) = (target.map { $0 as AnyObject }, selector)
    super.init()
  }

  nonisolated deinit {}

  @discardableResult
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.send(self, to: target) as? Bool ?? true
  }
}
