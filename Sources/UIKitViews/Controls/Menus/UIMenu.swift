import Foundation

/// A group of elements under a title, for buttons (``UIButton/menu``) and list cells
/// (``UICellAccessory/popUpMenu(_:displayed:options:selectedElementDidChangeHandler:)``).
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options for a menu's display.
  public nonisolated struct Options: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the elements among those of the surrounding menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Marks the menu as destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows one selected element at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier, unique unless you specify one.
  open var identifier: Identifier { ownIdentifier }
  private let ownIdentifier: Identifier
  /// The options. The default value is an empty set.
  open var options: Options { ownOptions }
  private let ownOptions: Options
  /// The elements.
  open var children: [UIMenuElement] { ownChildren }
  private let ownChildren: [UIMenuElement]

  /// Creates a menu. If the identifier is `nil`, the menu gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    ownIdentifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    (ownOptions, ownChildren) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  nonisolated deinit {}

  /// The selected elements, including those of nested menus.
  open var selectedElements: [UIMenuElement] {
    presentChildren.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      default: []
      }
    }
  }

  /// A copy with other elements.
  @discardableResult
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  // MARK: Deferred elements

  private var presentChildren: [UIMenuElement] { Self.present(children) }

  private static func present(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      guard let deferred = element as? UIDeferredMenuElement else { return [element] }
      return present(deferred.elements ?? [])
    }
  }

  func willShow() { forEachDeferredElement { $0.menuWillShow() } }

  func loadDeferredElements(_ whenLoaded: @escaping () -> Void) {
    forEachDeferredElement { $0.load(whenLoaded) }
  }

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

  // MARK: Selection

  var actions: [UIAction] {
    presentChildren.flatMap { child -> [UIAction] in
      switch child {
      case let menu as UIMenu: menu.actions
      case let action as UIAction: [action]
      default: []
      }
    }
  }

  /// Marks an action and removes the marks of all other actions in the outermost single-selection menu that
  /// contains it.
  ///
  /// - Parameter isSingle: `true` if this menu counts as a single-selection menu.
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
