import Foundation

/// Elements under a title. Buttons show it (``UIButton/menu``), and so do accessories of list cells
/// (``UICellAccessory/popUpMenu(_:displayed:options:selectedElementDidChangeHandler:)``).
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String
    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows its elements.
  public nonisolated struct Options: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Among the elements of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Unique unless it was given.
  open var identifier: Identifier { ownIdentifier }
  private let ownIdentifier: Identifier
  /// Default none.
  open var options: Options { ownOptions }
  private let ownOptions: Options
  /// The elements.
  open var children: [UIMenuElement] { ownChildren }
  private let ownChildren: [UIMenuElement]

  /// - Parameter identifier: Nil for one that no other menu has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    ownIdentifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    (ownOptions, ownChildren) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  nonisolated deinit {}

  /// The elements that are on, also those of menus inside.
  open var selectedElements: [UIMenuElement] {
    presentChildren.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      default: []
      }
    }
  }

  /// A menu like this one, with other elements. It has the same identifier.
  @discardableResult
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  // MARK: Elements that are made when the menu is shown

  /// The children, with what deferred elements have brought instead of these.
  private var presentChildren: [UIMenuElement] { Self.present(children) }

  private static func present(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      guard let deferred = element as? UIDeferredMenuElement else { return [element] }
      return present(deferred.elements ?? [])
    }
  }

  func willShow() { forEachDeferredElement { $0.menuWillShow() } }

  /// - Parameter whenLoaded: Called for each of them that is there, at once or later.
  func loadDeferredElements(_ whenLoaded: @escaping () -> Void) {
    forEachDeferredElement { $0.load(whenLoaded) }
  }

  /// Calls `body` with those whose lines are among the menu's own: also with what the first ones bring during the call.
  private func forEachDeferredElement(_ body: (UIDeferredMenuElement) -> Void) {
    func visit(_ elements: [UIMenuElement]) {
      for element in elements {
        if let deferred = element as? UIDeferredMenuElement {
          body(deferred)
          visit(deferred.elements ?? [])
        } else if let group = element as? UIMenu, group.options.contains(.displayInline) {
          visit(group.children)
        }
      }
    }
    visit(children)
  }

  // MARK: Choosing

  /// All actions, also those of menus inside.
  var actions: [UIAction] {
    presentChildren.flatMap { child -> [UIAction] in
      switch child {
      case let menu as UIMenu: menu.actions
      case let action as UIAction: [action]
      default: []
      }
    }
  }

  /// Marks the action alone among those that it is an alternative to: all of the outermost menu around it of which
  /// one element is chosen at a time.
  ///
  /// - Parameter isSingle: Whether that is this menu, whatever its options are.
  func mark(_ action: UIAction, isSingle: Bool = false) {
    guard isSingle || options.contains(.singleSelection) else {
      for case let menu as UIMenu in presentChildren where menu.actions.contains(where: { $0 === action }) {
        menu.mark(action)
      }
      return
    }
    for other in actions { other.state = other === action ? .on : .off }
  }
}
