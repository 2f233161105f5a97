import Foundation

/// What few views and controllers have to do with traits: overrides, limits, and whoever wants to know.
final class TraitState {
  var overrides = UITraitOverrides()
  /// What the parent sets for a child controller.
  var fromParent: UITraitCollection?
  var smallestText: UIContentSizeCategory?
  var largestText: UIContentSizeCategory?
  var registrations: [TraitChangeRegistration] = []

  /// The traits for these inherited ones.
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

/// Views and view controllers.
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

  /// The inherited traits with this object's own.
  ///
  /// - Parameter present: The traits that this object has. They are returned if their values are right.
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
