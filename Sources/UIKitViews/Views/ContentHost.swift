import Foundation

/// A view that arranges its contents without constraints.
///
/// Classes in other modules can't override this module's internal methods. They conform to this protocol
/// instead and set ``UIView/contentHost`` to themselves to receive its calls.
package protocol ContentHost: UIView {
  /// Called after a subview's preferred size has changed.
  func contentWantsAnotherSize(_ subview: UIView)
  /// Called once before the next layout after constraints inside the view, or contents under them, have
  /// changed.
  func constraintsInsideDidChange()
  /// Returns `true` if this view created the subview as part of itself.
  ///
  /// The subview follows this view's constraints by its autoresizing mask.
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
