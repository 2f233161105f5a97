import Foundation

/// A view that arranges its contents without constraints.
///
/// Classes of other modules cannot override what is internal here. They conform, set ``UIView/contentHost`` to themselves, and are told.
package protocol ContentHost: UIView {
  /// Called after a subview's contents have come to want another size.
  func contentWantsAnotherSize(_ subview: UIView)
  /// Called once before the next layout after constraints inside the view, or contents under them, have changed.
  func constraintsInsideDidChange()
  /// Whether a subview is part of this view's own make, and is an item of its constraints by its mask.
  func embeds(_ subview: UIView) -> Bool
  /// Called before `traitCollectionDidChange(_:)`, which apps override without a call of super.
  func hostTraitsDidChange(from previous: UITraitCollection)
}

extension ContentHost {
  package func contentWantsAnotherSize(_ subview: UIView) {}
  package func constraintsInsideDidChange() {}
  package func embeds(_ subview: UIView) -> Bool { false }
  package func hostTraitsDidChange(from previous: UITraitCollection) {}
}
