import Foundation

/// The contents of a navigation bar for a controller. There are no bars here: everything is stored, and nothing
/// is shown.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a title is large.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the controller before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Small, in line with the buttons.
    case inline
  }

  /// Default nil.
  open var title: String?
  /// Default nil: the title is shown.
  open var titleView: UIView?
  /// Default nil.
  open var prompt: String?
  /// Default nil.
  open var backBarButtonItem: UIBarButtonItem?
  /// Default nil.
  open var backButtonTitle: String?
  /// Default false.
  open var hidesBackButton = false
  /// Whether the left items are shown beside the back button. Default false: they replace it.
  open var leftItemsSupplementBackButton = false
  /// From the left. Default nil.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// From the right. Default nil.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Default automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// There are no archives to decode here.
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
