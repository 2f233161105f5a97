import Foundation

/// A view that arranges its contents without constraints. It's a protocol because other modules can't
/// override internal methods. Set ``UIView/contentHost`` to receive its calls.
package protocol ContentHost: UIView {
  /// Called after a subview's preferred size has changed.
  func contentWantsAnotherSize(_ subview: UIView)
  /// Called once before the next layout after constraints or contents have changed.
  func constraintsInsideDidChange()
  /// Returns `true` for the view's own subviews, which follow its constraints by their autoresizing masks.
  func embeds(_ subview: UIView) -> Bool
  /// Called before `traitCollectionDidChange(_:)`, which apps override without calling super.
  func hostTraitsDidChange(from previous: UITraitCollection)
}

extension ContentHost {
  package func contentWantsAnotherSize(_ subview: UIView) {}
  package func constraintsInsideDidChange() {}
  package func embeds(_ subview: UIView) -> Bool { false }
  package func hostTraitsDidChange(from previous: UITraitCollection) {}
}
