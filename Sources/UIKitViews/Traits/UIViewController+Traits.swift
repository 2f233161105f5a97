import Foundation

extension UIViewController: UITraitChangeObservable, TraitOwner {
  /// The controller's traits, without the view's own overrides.
  final var ownTraits: UITraitCollection {
    guard let view = viewIfLoaded else { return overridden(parent?.ownTraits ?? .current, present: nil) }
    view.updateTraitsFromScreen()
    return appliedTraits ?? view.traitCollection
  }

  /// Updates the traits of the view, and of child controllers whose views have no superview.
  final func inheritTraits() {
    viewIfLoaded?.inheritTraits()
    for child in children where child.viewIfLoaded?.superview == nil { child.inheritTraits() }
  }

  /// Updates the traits, unless the view has a superview. Then it has the superview's traits.
  final func inheritTraitsOfParent() {
    if viewIfLoaded?.superview == nil { inheritTraits() }
  }

  func traitsDidChange(to traits: UITraitCollection, from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    tellRegistrations(of: traits, after: previous)
    for child in children where child.viewIfLoaded?.superview == nil { child.inheritTraits() }
  }
}
