import Foundation

extension UIViewController: UITraitChangeObservable, TraitOwner {
  /// The traits of the view without the view's own overrides. Before the view is loaded, the traits that it
  /// would inherit.
  final var ownTraits: UITraitCollection {
    guard let view = viewIfLoaded else { return overridden(parent?.ownTraits ?? .current, present: nil) }
    view.updateTraitsFromScreen()
    return appliedTraits ?? view.traitCollection
  }

  /// Updates the traits of the view, and of child controllers whose views have no superview to inherit from.
  final func inheritTraits() {
    viewIfLoaded?.inheritTraits()
    for child in children where child.viewIfLoaded?.superview == nil { child.inheritTraits() }
  }

  /// Updates the traits after the parent controller changed. A view with a superview has the superview's
  /// traits instead.
  final func inheritTraitsOfParent() {
    if viewIfLoaded?.superview == nil { inheritTraits() }
  }

  /// Called after a change of the controller's own traits.
  func traitsDidChange(to traits: UITraitCollection, from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    tellRegistrations(of: traits, after: previous)
    for child in children where child.viewIfLoaded?.superview == nil { child.inheritTraits() }
  }
}
