import Foundation

extension NSLayoutConstraint {
  static func refusal(of priority: UILayoutPriority) -> String? {
    if priority.rawValue > 0, priority.rawValue <= 1000 { return nil }
    return
      "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal to "
      + "NSLayoutPriorityRequired, which is 1000.000000."
  }

  func refuse(constant: CGFloat) {
    UIKitException.raise(.invalidArgument, "The constant of \(self) must be finite, not \(constant.message).")
  }

  /// Warns of a change between required and optional. Apple documents an exception, but UIKit raises it only
  /// up to iOS 12.
  func warnOfMutatedPriority(from old: UILayoutPriority) {
    guard let container, !isInternal else { return }
    UIKitException.warnOnce(
      "mutated priority", about: container,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported before iOS 13. "
        + "You passed priority \(priority.rawValue) and the existing priority was \(old.rawValue). Use 999 for a constraint "
        + "that becomes optional, or deactivate it first. Constraint: \(self)")
  }

  private func refuse(_ reason: String) {
    UIKitException.raise(.invalidArgument, "NSLayoutConstraint for \(named(first.item)): \(reason)")
  }

  /// `true` if the constraint relates a horizontal position to a vertical one. Such a constraint can be
  /// created, but not activated.
  private var crossesAxes: Bool {
    let (one, other) = (first.attribute, second.attribute)
    return !second.isNothing && !one.isLength && !other.isLength && one.axis != other.axis
  }

  /// Refuses the same pairs of incomparable attributes as UIKit.
  func checkPair() {
    let (one, other) = (first.attribute, second.attribute)
    guard one != .notAnAttribute else {
      return refuse("A constraint cannot be made without a first attribute.")
    }
    if second.isNothing {
      if !one.isLength {
        refuse(
          "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified "
            + "in pairs.")
      }
      return
    }
    if one.isLength != other.isLength { return refuse("Invalid pairing of layout attributes.") }
    if multiplier == 0, !one.isLength {
      return refuse(
        "A constraint cannot be made with a multiplier of 0 for a location. Location attributes must be specified in pairs."
      )
    }
    if one.followsDirection && other.isLeftOrRight || one.isLeftOrRight && other.followsDirection {
      refuse(
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
          + "leading/trailing for both or neither.")
    }
  }

  private func named(_ item: AnyObject?) -> String { item.map { NSLayoutConstraint.name(of: $0) } ?? "nil" }

  private var sides: [(view: UIView, isInside: Bool)] {
    var found: [(view: UIView, isInside: Bool)] = []
    func collect(_ side: ConstraintSide) {
      if let start = side.start, let end = side.end {
        collect(start)
        collect(end)
      } else if let view = side.owner {
        found.append((view, side.guide != nil && !(side.guide is InsetLayoutGuide)))
      }
    }
    collect(first)
    collect(second)
    return found
  }

  func activate() {
    guard container == nil else { return }
    let owners = sides.map(\.view)
    guard let start = owners.first else { return }
    var common: UIView? = start
    for owner in owners.dropFirst() {
      while let candidate = common, !owner.isDescendant(of: candidate) { common = candidate.superview }
    }
    guard let common else {
      return UIKitException.raise(
        .invalidArgument,
        "Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor.map { "\($0)" } ?? "nil") because they "
          + "have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal.")
    }
    activate(installedOn: common)
  }

  func activate(installedOn view: UIView) {
    guard !crossesAxes else { return refuse("Invalid pairing of layout attributes.") }
    container = view
    serial = Self.nextSerial()
    view.ownConstraining.installed.append(self)
    pass(by: 1)
    view.engineAround.add(self)
  }

  func deactivate() {
    guard let view = container else { return }
    engine?.remove(self)
    if let installed = view.constraining?.installed, let index = installed.lastIndex(where: { $0 === self }) {
      view.constraining?.installed.remove(at: index)
    }
    pass(by: -1)
    container = nil
  }

  /// Counts the constraint in each view between its items and its container. A view whose frame isn't set by
  /// constraints has its own engine for its contents, unless a constraint crosses the view's edge.
  private func pass(by step: Int) {
    for owner in sides {
      var between: UIView? = owner.view
      while let view = between, view !== container {
        let state = view.ownConstraining
        state.passing += step
        if view !== owner.view || owner.isInside {
          let wasRoot = view.isEngineRoot
          state.crossings += step
          if wasRoot != view.isEngineRoot { view.reconcileConstraints() }
        }
        between = view.superview
      }
    }
  }
}
