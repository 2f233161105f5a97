import Foundation

/// The contents of a navigation bar for a controller. Bars aren't supported: all values are stored, and
/// nothing is shown.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The display mode of large titles.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous controller.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// A small title, in line with the buttons.
    case inline
  }

  /// The title.
  ///
  /// The default value is `nil`.
  open var title: String?
  /// The view in place of the title. If `nil`, the title is shown.
  ///
  /// The default value is `nil`.
  open var titleView: UIView?
  /// The line of text above the title.
  ///
  /// The default value is `nil`.
  open var prompt: String?
  /// The item for the back button.
  ///
  /// The default value is `nil`.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button.
  ///
  /// The default value is `nil`.
  open var backButtonTitle: String?
  /// A Boolean value that indicates whether the back button is hidden.
  ///
  /// The default value is `false`.
  open var hidesBackButton = false
  /// A Boolean value that indicates whether the left items are shown next to the back button. If `false`,
  /// they replace it.
  ///
  /// The default value is `false`.
  open var leftItemsSupplementBackButton = false
  /// The left items, from the left.
  ///
  /// The default value is `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The right items, from the right.
  ///
  /// The default value is `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The display mode of the title.
  ///
  /// The default value is `automatic`.
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
