import Foundation

/// A button for a bar. Bars aren't supported: values are only stored. Optional values are `nil` by default.
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  /// The prominence of a button.
  public nonisolated enum Style: Int, Sendable {
    /// The style of other buttons in the bar.
    case plain = 0
    /// A prominent style. The name is from iOS 26.
    case prominent = 2
    /// The former name of ``prominent``.
    public static var done: Style { .prominent }
  }

  /// The style. The default value is `plain`.
  open var style = Style.plain
  /// The width, in points. The default value is 0, which stands for the title's width.
  open var width: CGFloat = 0
  /// The possible titles.
  open var possibleTitles: Set<String>?
  /// The custom view.
  open var customView: UIView?
  /// The tint color, or `nil` for the bar's tint color.
  open var tintColor: UIColor?
  /// The receiver of ``action``. Not retained.
  open weak var target: AnyObject?
  /// The method that a press calls.
  open var action: Selector?

  public override init() { super.init() }

  /// Creates an item. Decoding isn't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title. Ignores a target that isn't an object.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
  }

  /// Creates an item with an image. Ignores a target that isn't an object.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The null rectangle, because bars aren't supported.
  @discardableResult
  open func frame(in referenceView: UIView) -> CGRect { .null }

  nonisolated deinit {}
}

/// An item for a bar. Bars aren't supported: values are only stored. Optional values are `nil` by default.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// `true` if the item is enabled. The default value is `true`.
  open var isEnabled = true
  /// An integer for the app's use. The default value is 0.
  open var tag = 0
  /// The accessibility identifier.
  open var accessibilityIdentifier: String?
  /// The accessibility label.
  open var accessibilityLabel: String?
  /// The accessibility hint.
  open var accessibilityHint: String?

  public override init() { super.init() }

  /// Creates an item with default values. Decoding isn't supported.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}
}

/// An object that a popover can point to.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame in a view's coordinates.
  @discardableResult
  func frame(in referenceView: UIView) -> CGRect
}
