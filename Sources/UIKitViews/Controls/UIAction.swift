import Foundation

/// A closure called by an action.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A named closure for ``UIControl/addAction(_:for:)``, menus, and buttons.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier, unique unless you specify one. A control has at most one action per identifier for each
  /// event.
  open var identifier: Identifier { ownIdentifier }
  private let ownIdentifier: Identifier
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The explanation, never shown here.
  open var discoverabilityTitle: String?
  /// The attributes in a menu. `disabled` also disables a button created with this primary action.
  open var attributes: Attributes
  /// The state of the mark in a menu. The default value is `off`.
  open var state: State
  /// The control that performs the action.
  open internal(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Creates an action. If the identifier is `nil`, the action gets a unique one.
  ///
  /// The action retains the handler. In the handler, use weak references to objects that retain the action.
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

  package final func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
