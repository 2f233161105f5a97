import Foundation

extension UIView: UITraitChangeObservable, TraitOwner {
  /// Changes the view's own traits.
  final func changeTraits(_ change: (TraitState) -> Void) {
    change(ownTraitState)
    inheritTraits()
  }

  // MARK: Inheriting

  /// Brings the view up to date with what screens hand down. O(1) unless that has changed.
  final func updateTraitsFromScreen() {
    let serial = UITraitCollection.screenSerial
    guard appliedTraits.serial != serial else { return }
    appliedTraits.serial = serial
    superview?.updateTraitsFromScreen()
    inheritTraits()
  }

  /// Applies the traits of the superview with the view's own overrides, and passes a change on to the subviews.
  final func inheritTraits() {
    let inherited = superview?.appliedTraits.traits ?? rootTraits
    let traits = overridden(inherited)
    let previous = appliedTraits.traits
    guard traits !== previous else { return }
    appliedTraits.traits = traits
    noteChange()
    guard traits.values != previous.values else { return }
    traits.asCurrent { announceTraits(traits, after: previous) }
    for view in subviews { view.inheritTraits() }
  }

  private func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
    let controllerState = viewController?.traitState
    guard overrideUserInterfaceStyle != .unspecified || traitState != nil || controllerState != nil else {
      return inherited
    }
    var values = controllerState?.applied(to: inherited.values) ?? inherited.values
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    if let traitState { values = traitState.applied(to: values) }
    if values == inherited.values { return inherited }
    return values == appliedTraits.traits.values ? appliedTraits.traits : UITraitCollection(values)
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
    for registration in traitState?.registrations ?? [] {
      registration.tell(self, of: traits.values, after: previous)
    }
    guard let viewController else { return }
    viewController.traitCollectionDidChange(previous)
    for registration in viewController.traitState?.registrations ?? [] {
      registration.tell(viewController, of: traits.values, after: previous)
    }
  }

  // MARK: Colours and pixels

  /// Pixels per point of the view's screen.
  package final var screenScale: CGFloat { (window?.screen ?? .main).scale }

  func resolveBackgroundColor() { layer.backgroundColor = backgroundColor.map(resolved) }

  func resolved(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.color(for: traitCollection) : color.cgColor
  }
}
