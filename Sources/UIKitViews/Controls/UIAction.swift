import Foundation

/// What is called when an action is performed.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a name, for ``UIControl/addAction(_:for:)``, for menus, and for buttons, which get title and image
/// from it.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String
    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A control has at most one action of an identifier for each event. Unique unless it was given.
  open var identifier: Identifier { ownIdentifier }
  private let ownIdentifier: Identifier
  /// The words that name it.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// Shown beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Explains the action. Nothing here shows it.
  open var discoverabilityTitle: String?
  /// How a menu shows the action. A button that gets its primary action from here is disabled with `disabled`.
  open var attributes: Attributes
  /// Whether a menu marks the action. Default off.
  open var state: State
  /// The control that performs it, or whose menu does, while it does so.
  open internal(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// - Parameters:
  ///   - identifier: Nil for one that no other action has.
  ///   - handler: Called each time. It is retained; capture weakly what retains the action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    ownIdentifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  nonisolated deinit {}

  /// Calls the handler with this sender.
  package final func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
