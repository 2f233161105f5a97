#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Elements under a title. There are no menus on screen here: see ``UICellAccessory/popUpMenu(_:displayed:options:selectedElementDidChangeHandler:)``.
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
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      default: []
      }
    }
  }

  /// Chooses the element after the one that is on.
  func chooseNext(sender: AnyObject?) {
    let actions = actions
    guard !actions.isEmpty else { return }
    let next = actions.firstIndex { $0.state == .on }.map { ($0 + 1) % actions.count } ?? 0
    for (index, action) in actions.enumerated() { action.state = index == next ? .on : .off }
    actions[next].perform(sender: sender)
  }

  private var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let menu as UIMenu: menu.actions
      case let action as UIAction: action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
      default: []
      }
    }
  }
}
#endif
