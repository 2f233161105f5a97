import CollectionView

/// Makes contents an overview of the page's previews, with a search field instead of settings.
@MainActor
public final class LiveOverview {
  /// Called when the text of the page's search field changes. The default value does nothing.
  public var search: (String) -> Void = { _ in }
  /// Called when ``reducesMotion`` has changed. The default value does nothing.
  public var onMotionPreferenceChange: () -> Void = {}
  /// `true` if the user prefers reduced motion. The page sets it before it shows the contents.
  public package(set) var reducesMotion = false {
    didSet { if reducesMotion != oldValue { onMotionPreferenceChange() } }
  }

  package var opening: (_ id: String, _ view: UIView?) -> Void = { _, _ in }

  /// Creates an overview.
  public init() {}

  /// Shows a preview as if the user had followed a link. Has no effect unless a page shows the contents.
  ///
  /// - Parameters:
  ///   - id: The preview's id. If the id is unknown, the page shows a notice.
  ///   - view: The view that the preview grows out of.
  public func open(_ id: String, from view: UIView? = nil) { opening(id, view) }
}
