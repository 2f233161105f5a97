import Foundation

/// The base class of actions and menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The state of an element's mark.
  public nonisolated enum State: Int, Sendable {
    /// `mixed` is neither on nor off.
    case off, on, mixed
  }

  /// Attributes for an element's display.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates attributes from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Disables the element.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Marks the element as destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Hides the element.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Keeps the menu open after a choice.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open internal(set) var title: String
  /// The text below the title. The default value is `nil`.
  open var subtitle: String?
  /// The image next to the title. The default value is `nil`.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }

  nonisolated deinit {}
}

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

/// Menu elements created when the menu is shown. Until they're available, a placeholder line appears.
///
/// ```swift
/// let recent = UIDeferredMenuElement { completion in
///   loadTitles { titles in completion(titles.map { UIAction(title: $0) { _ in } }) }
/// }
/// button.menu = UIMenu(children: [recent, all])
/// ```
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let cachesElements: Bool
  private(set) var elements: [UIMenuElement]?
  /// Called when the elements arrive. `nil` if no menu waits for them.
  private var whenLoaded: (() -> Void)?
  /// The number of calls to the provider. Late results of earlier calls are ignored.
  private var round = 0

  /// Public because Swift requires it for methods that return `Self`.
  public required init(
    _cachesElements cachesElements: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    (self.cachesElements, self.provider) = (cachesElements, provider)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element whose provider is called when the menu is first shown.
  ///
  /// - Parameter elementProvider: A closure that passes the elements to its argument, immediately or later,
  ///   on the main thread.
  public convenience init(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(_cachesElements: true, elementProvider)
  }

  /// Returns an element whose provider is called each time the menu is shown.
  @discardableResult
  open class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    Self(_cachesElements: false, elementProvider)
  }

  nonisolated deinit {}

  func menuWillShow() {
    guard !cachesElements else { return }
    elements = nil
    whenLoaded = nil
  }

  func load(_ whenLoaded: @escaping () -> Void) {
    guard elements == nil else { return }
    let isOnTheWay = self.whenLoaded != nil
    self.whenLoaded = whenLoaded
    guard !isOnTheWay else { return }
    round += 1
    let round = round
    provider { [weak self] in self?.receive($0, of: round) }
  }

  private func receive(_ elements: [UIMenuElement], of round: Int) {
    guard round == self.round, self.elements == nil else { return }
    self.elements = elements
    let whenLoaded = whenLoaded
    self.whenLoaded = nil
    whenLoaded?()
  }
}
