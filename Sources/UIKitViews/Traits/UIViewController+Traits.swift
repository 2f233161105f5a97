import Foundation

extension UIViewController: UITraitChangeObservable, TraitOwner {
  /// The traits of the view without those that the view itself overrides; before the view is loaded, what would
  /// be inherited.
  final var ownTraits: UITraitCollection {
    guard let view = viewIfLoaded else { return overridden(parent?.ownTraits ?? .current, present: nil) }
    view.updateTraitsFromScreen()
    return appliedTraits ?? view.traitCollection
  }

  /// Brings the view up to date, and the children whose views are not in a superview that would.
  final func inheritTraits() {
    viewIfLoaded?.inheritTraits()
    for child in children where child.viewIfLoaded?.superview == nil { child.inheritTraits() }
  }

  /// Called when the controller has another parent, or none. A view in a superview has the traits of that.
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
