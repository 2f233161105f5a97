import Foundation

extension UIView {
  /// The active constraints installed on the view.
  public var constraints: [NSLayoutConstraint] { constraining?.installed.filter { !$0.isInternal } ?? [] }

  /// Activates a constraint and installs it on this view. Items outside the view are an error. Setting
  /// `isActive` finds the view automatically.
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
  /// Calls ``addConstraint(_:)`` for each.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { addConstraint(one) }
  }
  /// Deactivates a constraint installed on the view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.deactivate() }
  }
  /// Calls ``removeConstraint(_:)`` for each.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }
}

extension NSLayoutConstraint {
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
