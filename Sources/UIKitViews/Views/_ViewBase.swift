import Foundation

/// A class that puts `init(frame:)` first in the method tables of all views: see ``_ViewTwin``.
open class _ViewBase: UIResponder {
  public init(frame: CGRect) { super.init() }

  nonisolated deinit {}
}
