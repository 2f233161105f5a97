import Foundation

/// A closure called when an action is performed.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A named closure for ``UIControl/addAction(_:for:)``, menus, and buttons. Buttons take their title and
/// image from it.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value, which can be any text.
    public let rawValue: String
    /// Creates an identifier from any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier. It's unique unless you specify one.
  ///
  /// A control has at most one action per identifier for each event.
  open var identifier: Identifier { ownIdentifier }
  private let ownIdentifier: Identifier
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image next to the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The explanation of the action. It's never shown here.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu. `disabled` also disables a button created with this primary
  /// action.
  open var attributes: Attributes
  /// The state of the action's mark in a menu.
  ///
  /// The default value is `off`.
  open var state: State
  /// The control that performs the action, or whose menu does, during the call.
  open internal(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// - Parameters:
  ///   - identifier: The identifier, or `nil` for a unique one.
  ///   - handler: Called each time. The action retains it, so capture objects that retain the action weakly.
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

  /// Calls the handler with a sender.
  package final func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
