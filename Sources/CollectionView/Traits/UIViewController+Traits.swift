#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UIViewController: UITraitChangeObservable, TraitHolder {
  /// The traits that the controller sets for itself, its view and what is inside it. A change is told at once; in
  /// UIKit, before the next layout.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ownTraitState.overrides = newValue
      viewIfLoaded?.inheritTraits()
    }
  }

  /// Takes changes of the screen's traits now instead of at the next layout.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// The traits of the view without those that the view itself overrides; before the view is loaded, what would
  /// be inherited.
  final var ownTraits: UITraitCollection {
    guard let view = viewIfLoaded else {
      return traitState.map { UITraitCollection($0.applied(to: UITraitCollection.current.values)) }
        ?? .current
    }
    let traits = view.traitCollection
    guard view.traitState != nil else { return traits }
    let inherited = view.superview?.traitCollection ?? view.rootTraits
    var values = traitState?.applied(to: inherited.values) ?? inherited.values
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    return UITraitCollection(values)
  }

  /// Sets traits for a child and its view. Nil removes them.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.ownTraitState.fromParent = collection
    childViewController.viewIfLoaded?.inheritTraits()
  }

  /// What setOverrideTraitCollection(_:forChild:) was given. Nil if it was not called.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitState?.fromParent
  }
}
#endif
