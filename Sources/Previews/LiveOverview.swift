import CollectionView

/// Makes contents an overview of the page's previews: pictures of them, say, of which a tap opens one.
///
/// The page then has a search field for them, and no settings beside them.
@MainActor
public final class LiveOverview {
  /// Called with what stands in the page's search field, each time that it changes. Default: nothing happens.
  public var search: (String) -> Void = { _ in }
  /// Called when ``reducesMotion`` has changed. Default: nothing happens.
  public var onMotionPreferenceChange: () -> Void = {}
  /// Whether the page's user wants no motion. The page sets it before it shows the contents.
  public package(set) var reducesMotion = false {
    didSet { if reducesMotion != oldValue { onMotionPreferenceChange() } }
  }

  package var opening: (_ id: String, _ view: UIView?) -> Void = { _, _ in }

  /// An overview that no page shows yet.
  public init() {}

  /// Has the page show a preview, as a link to it does. Does nothing while no page shows the contents.
  ///
  /// - Parameters:
  ///   - id: The preview's. The page says so if there is none.
  ///   - view: What the preview grows out of. Nil: it appears.
  public func open(_ id: String, from view: UIView? = nil) { opening(id, view) }
}
