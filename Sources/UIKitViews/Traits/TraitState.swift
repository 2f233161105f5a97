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
  func applied(to inherited: TraitValues) -> TraitValues {
    var values = overrides.values.over(fromParent?.values.over(inherited) ?? inherited)
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
}

extension TraitOwner {
  var ownTraitState: TraitState {
    if let traitState { return traitState }
    let new = TraitState()
    traitState = new
    return new
  }
}
