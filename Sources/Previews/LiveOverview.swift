import CollectionView

/// Makes contents an overview of the page's previews, for example with pictures that open a preview when
/// tapped.
///
/// The page then has a search field for the previews, and no settings.
@MainActor
public final class LiveOverview {
  /// Called with the text of the page's search field whenever it changes. The default value does nothing.
  public var search: (String) -> Void = { _ in }
  /// Called when ``reducesMotion`` has changed. The default value does nothing.
  public var onMotionPreferenceChange: () -> Void = {}
  /// A Boolean value that indicates whether the page's user prefers reduced motion. The page sets it before
  /// it shows the contents.
  public package(set) var reducesMotion = false {
    didSet { if reducesMotion != oldValue { onMotionPreferenceChange() } }
  }

  package var opening: (_ id: String, _ view: UIView?) -> Void = { _, _ in }

  /// Creates an overview that isn't yet shown by a page.
  public init() {}

  /// Shows a preview in the page, like a link to it. Has no effect while no page shows the contents.
  ///
  /// - Parameters:
  ///   - id: The preview's id. If there's no such preview, the page shows a notice.
  ///   - view: The view that the preview grows out of, or `nil` if it appears without an animation from a
  ///     view.
  public func open(_ id: String, from view: UIView? = nil) { opening(id, view) }
}
