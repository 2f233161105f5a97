import Foundation

/// The contents of a navigation bar. Bars aren't supported: values are only stored. Optional values are `nil`
/// by default.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The display mode of large titles.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// The previous controller's mode.
    case automatic
    /// A large title.
    case always
    /// A small title.
    case never
    /// A title in line with the buttons.
    case inline
  }

  /// The title.
  open var title: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// The line of text above the title.
  open var prompt: String?
  /// The item for the back button.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button.
  open var backButtonTitle: String?
  /// `true` if the back button is hidden. The default value is `false`.
  open var hidesBackButton = false
  /// `true` if the left items don't replace the back button. The default value is `false`.
  open var leftItemsSupplementBackButton = false
  /// The items on the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items on the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The title's display mode. The default value is `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item. Decoding isn't supported.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The first of ``leftBarButtonItems``. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``hidesBackButton``.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets ``leftBarButtonItems``.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets ``rightBarButtonItems``.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets ``leftBarButtonItem``.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets ``rightBarButtonItem``.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}
