import Foundation

extension UIView {
  /// The active constraints installed on the view. Each is on the nearest view that contains its items.
  public var constraints: [NSLayoutConstraint] { constraining?.installed.filter { !$0.isInternal } ?? [] }

  /// Activates a constraint and installs it on this view.
  ///
  /// Its items must be this view or lie inside it. Anything else is an error. Setting `isActive` finds the
  /// view automatically.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container == nil else { return }
    let isInside = [constraint.first, constraint.second].allSatisfy {
      $0.isNothing || $0.owner?.isDescendant(of: self) ?? false
    }
    guard isInside else {
      return UIKitException.raise(
        .invalidArgument,
        "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's items "
          + "must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved "
          + "before the view hierarchy is assembled.")
    }
    constraint.activate(installedOn: self)
  }
  /// Adds constraints. See ``addConstraint(_:)``.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { addConstraint(one) }
  }
  /// Deactivates a constraint installed on the view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.deactivate() }
  }
  /// Removes constraints. See ``removeConstraint(_:)``.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }
}

extension NSLayoutConstraint {
  /// Returns `true` if an item is a view or lies inside it.
  func mentions(insideOf view: UIView) -> Bool {
    [first, second].contains { side in
      [side.start, side.end, side].contains { $0?.owner?.isDescendant(of: view) ?? false }
    }
  }

  func mentions(_ item: AnyObject) -> Bool {
    [first, second].contains { side in
      [side.start, side.end, side].contains { $0?.item === item }
    }
  }
}
