import Foundation

/// The trait state that only a few views and controllers need: overrides, text size limits, and change
/// registrations.
final class TraitState {
  var overrides = UITraitOverrides()
  /// The traits that a parent controller sets for its child.
  var fromParent: UITraitCollection?
  var smallestText: UIContentSizeCategory?
  var largestText: UIContentSizeCategory?
  var registrations: [TraitChangeRegistration] = []

  /// Returns the inherited traits with this state applied.
  ///
  /// - Parameter style: The `overrideUserInterfaceStyle` of the view or controller.
  func applied(to inherited: TraitValues, style: UIUserInterfaceStyle) -> TraitValues {
    var values = fromParent?.values.over(inherited) ?? inherited
    if style != .unspecified { values.userInterfaceStyle = style }
    values = overrides.values.over(values)
    let text = values.preferredContentSizeCategory
    guard text.rank != nil else { return values }
    if let smallestText, smallestText.rank != nil, text < smallestText {
      values.preferredContentSizeCategory = smallestText
    }
    if let largestText, largestText.rank != nil, text > largestText {
      values.preferredContentSizeCategory = largestText
    }
    return values
  }
}

/// A view or view controller, which can have traits of its own.
@MainActor protocol TraitOwner: AnyObject {
  var traitState: TraitState? { get set }
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
}

extension TraitOwner {
  var ownTraitState: TraitState {
    if let traitState { return traitState }
    let new = TraitState()
    traitState = new
    return new
  }

  /// Returns the inherited traits with this object's own traits applied.
  ///
  /// - Parameter present: The object's current traits, returned if their values are still right.
  func overridden(_ inherited: UITraitCollection, present: UITraitCollection?) -> UITraitCollection {
    let style = overrideUserInterfaceStyle
    guard style != .unspecified || traitState != nil else { return inherited }
    var values = inherited.values
    if let traitState {
      values = traitState.applied(to: values, style: style)
    } else {
      values.userInterfaceStyle = style
    }
    if values == inherited.values { return inherited }
    if let present, values == present.values { return present }
    return UITraitCollection(values)
  }

  /// Calls the registered handlers after a change.
  func tellRegistrations(of traits: UITraitCollection, after previous: UITraitCollection) {
    for registration in traitState?.registrations ?? [] {
      registration.tell(self, of: traits.values, after: previous)
    }
  }
}
