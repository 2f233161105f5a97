import Foundation

/// A button for a bar. There are no bars here: everything is stored, and nothing is shown or pressed.
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  /// How prominent a button is.
  public nonisolated enum Style: Int, Sendable {
    /// As other buttons of its bar.
    case plain = 0
    /// Since iOS 26.
    case prominent = 2
    /// The older name of ``prominent``.
    public static var done: Style { .prominent }
  }

  /// Default plain.
  open var style = Style.plain
  /// In points. Default 0: as wide as the title.
  open var width: CGFloat = 0
  /// Default nil.
  open var possibleTitles: Set<String>?
  /// Default nil.
  open var customView: UIView?
  /// Default nil: the bar's.
  open var tintColor: UIColor?
  /// The receiver of ``action``. Default nil. Not retained.
  open weak var target: AnyObject?
  /// The method that a press would call. Default nil.
  open var action: Selector?

  public override init() { super.init() }

  /// There are no archives to decode here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a title. A target that is not an object is ignored.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
  }

  /// An item with an image. A target that is not an object is ignored.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// An item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An empty rectangle: there are no bars.
  @discardableResult
  open func frame(in referenceView: UIView) -> CGRect { .null }

  nonisolated deinit {}
}
