import Foundation

extension UIView: UITraitChangeObservable, TraitOwner {
  final func changeTraits(_ change: (TraitState) -> Void) {
    change(ownTraitState)
    inheritTraits()
  }

  // MARK: Trait inheritance

  /// Updates the traits if the screens' traits have changed.
  ///
  /// - Complexity: O(1) if they haven't.
  final func updateTraitsFromScreen() {
    let serial = UITraitCollection.screenSerial
    guard appliedTraits.serial != serial else { return }
    appliedTraits.serial = serial
    superview?.updateTraitsFromScreen()
    inheritTraits()
  }

  /// Updates the traits. They are those of the superview or the controller's parent, overridden first by the
  /// controller and then by the view itself.
  final func inheritTraits() {
    let controller = viewController
    let inherited = superview?.appliedTraits.traits ?? controller?.parent?.ownTraits ?? rootTraits
    let previous = appliedTraits.traits
    let ofController = controller?.overridden(inherited, present: controller?.appliedTraits ?? previous)
    let previousOfController = controller?.appliedTraits ?? previous
    controller?.appliedTraits = ofController
    let traits = overridden(ofController ?? inherited, present: previous)
    if traits !== previous {
      appliedTraits.traits = traits
      noteChange()
    }
    let isNew = traits.values != previous.values
    if isNew { traits.asCurrent { announceTraits(traits, after: previous) } }
    if let controller, let ofController, ofController.values != previousOfController.values {
      ofController.asCurrent { controller.traitsDidChange(to: ofController, from: previousOfController) }
    }
    if isNew { for view in subviews { view.inheritTraits() } }
  }

  private func announceTraits(_ traits: UITraitCollection, after previous: UITraitCollection) {
    if traits.hasDifferentColorAppearance(comparedTo: previous) { resolveBackgroundColor() }
    if traits.layoutDirection != previous.layoutDirection {
      setNeedsLayout()
      directionDidChange()
    }
    traitsDidChange(from: previous)
    contentHost?.hostTraitsDidChange(from: previous)
    traitCollectionDidChange(previous)
    tellRegistrations(of: traits, after: previous)
  }

  // MARK: Colors and pixels

  package final var screenScale: CGFloat { (window?.screen ?? .main).scale }

  func resolved(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.color(for: traitCollection) : color.cgColor
  }
}

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
