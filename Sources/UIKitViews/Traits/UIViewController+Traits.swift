import Foundation

extension UIViewController: UITraitChangeObservable, TraitOwner {
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
}
