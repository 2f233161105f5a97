#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A button that a bar would show. There are no bars: everything is kept, and nothing is shown or pressed.
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  public nonisolated enum Style: Int, Sendable {
    case plain = 0
    case done = 2
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

  public override init() { super.init() }

  /// There are no archives to decode here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a view of the program's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  nonisolated deinit {}
}
#endif
