#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The only method it adds is `init(frame:)`, so that the entry of it stands first in the tables of all views: see ``_ViewTwin``.
open class _ViewBase: UIResponder {
  public init(frame: CGRect) { super.init() }

  nonisolated deinit {}
}
#endif
