import Foundation

/// Adds only the method `init(frame:)`, so that its entry comes first in the method tables of all views: see
/// ``_ViewTwin``.
open class _ViewBase: UIResponder {
  public init(frame: CGRect) { super.init() }

  nonisolated deinit {}
}
