import Foundation

/// Adds only `init(frame:)`, so that its entry is the first one in the method tables of all views: see
/// ``_ViewTwin``.
open class _ViewBase: UIResponder {
  public init(frame: CGRect) { super.init() }

  nonisolated deinit {}
}
