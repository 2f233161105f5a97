import Foundation

final class TraitState {
  var overrides = UITraitOverrides()
  /// Set by a parent controller.
  var fromParent: UITraitCollection?
  var smallestText: UIContentSizeCategory?
  var largestText: UIContentSizeCategory?
  var registrations: [TraitChangeRegistration] = []

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

  /// Returns the overridden traits, which are `present` if its values are still right.
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

  func tellRegistrations(of traits: UITraitCollection, after previous: UITraitCollection) {
    for registration in traitState?.registrations ?? [] {
      registration.tell(self, of: traits.values, after: previous)
    }
  }
}
