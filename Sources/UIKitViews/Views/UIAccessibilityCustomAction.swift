import Foundation

/// Something that can be done with a view, for whoever cannot make the gesture for it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action. Returns whether it did.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The words that name it.
  open var name: String
  /// With attributes. Only their text counts here.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// Beside the name. Default nil.
  open var image: UIImage?
  /// Called when the action is chosen. With a handler, the target is not.
  open var actionHandler: Handler?
  /// Whether a menu shows it in red.
  package var isDestructive = false
  private weak var target: AnyObject?
  private var selector: Selector?

  /// An action with a handler.
  public init(name: String, actionHandler: @escaping Handler) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }

  /// An action with an image and a handler.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  /// An action that calls a method, which has no parameter or the action. The target is not retained. Where the method returns
  /// a `Bool`, that says whether the action was performed.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    (self.target, self.selector) = (target.map { $0 as AnyObject }, selector)
    super.init()
  }

  nonisolated deinit {}

  /// Does what the action is for. Returns whether it did.
  @discardableResult
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.send(self, to: target) as? Bool ?? true
  }
}
