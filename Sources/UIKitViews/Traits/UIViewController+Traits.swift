import Foundation

extension UIViewController: UITraitChangeObservable, TraitOwner {
  /// The traits without the view's own overrides.
  final var ownTraits: UITraitCollection {
    guard let view = viewIfLoaded else { return overridden(parent?.ownTraits ?? .current, present: nil) }
    view.updateTraitsFromScreen()
    return appliedTraits ?? view.traitCollection
  }

  /// Child controllers whose views have no superview are included.
  final func inheritTraits() {
    viewIfLoaded?.inheritTraits()
    for child in children where child.viewIfLoaded?.superview == nil { child.inheritTraits() }
  }

  /// A view with a superview has the superview's traits.
  final func inheritTraitsOfParent() {
    if viewIfLoaded?.superview == nil { inheritTraits() }
  }

  func traitsDidChange(to traits: UITraitCollection, from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    tellRegistrations(of: traits, after: previous)
    for child in children where child.viewIfLoaded?.superview == nil { child.inheritTraits() }
  }
}
