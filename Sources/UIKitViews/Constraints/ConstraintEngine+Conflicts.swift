import ConstraintSolver
import Foundation

extension ConstraintEngine {
  /// In each conflict, breaks the constraint that UIKit would break, and reports it.
  func resolveConflicts() {
    // The limit prevents a hang if each resolution leads to another conflict.
    for _ in 0..<64 {
      let conflicts = system.drainConflicts()
      guard !conflicts.isEmpty else { return }
      let known = constraintsByHandle()
      for conflict in conflicts where system.isBroken(conflict.broken) {
        // One of the others is already broken, which may resolve this conflict, too. If not, the retry leads
        // to a new conflict.
        if conflict.others.contains(where: { system.isBroken($0) }) {
          system.retry(conflict.broken)
        } else {
          resolve(conflict, known)
        }
      }
    }
    _ = system.drainConflicts()
  }

  private func resolve(
    _ conflict: ConstraintSystem.Conflict, _ known: [ConstraintSystem.Constraint: NSLayoutConstraint]
  ) {
    let all = ([conflict.broken] + conflict.others).compactMap { known[$0] }
    guard let victim = all.max(by: { $0.standing < $1.standing }), let handle = handle(of: victim) else {
      return
    }
    if handle != conflict.broken { system.setAside(handle, insteadOf: conflict.broken) }
    guard reported.insert(ObjectIdentifier(victim)).inserted else { return }
    UIKitException.warn(
      NSLayoutConstraint.message(about: all.sorted { $0.serial < $1.serial }, breaking: victim))
  }

  func handle(of constraint: NSLayoutConstraint) -> ConstraintSystem.Constraint? {
    onlyMeasures ? measuredHandles[ObjectIdentifier(constraint)] : constraint.handle
  }

  private func constraintsByHandle() -> [ConstraintSystem.Constraint: NSLayoutConstraint] {
    var known: [ConstraintSystem.Constraint: NSLayoutConstraint] = [:]
    func collect(_ view: UIView) {
      for constraint in view.constraining?.installed ?? [] where onlyMeasures || constraint.engine === self {
        if let handle = handle(of: constraint) { known[handle] = constraint }
      }
      for subview in view.subviews where !subview.isEngineRoot || onlyMeasures { collect(subview) }
    }
    collect(root)
    return known
  }
}

extension NSLayoutConstraint {
  /// The rank in a conflict, in which the highest-ranked constraint is broken. UIKit's order was recorded
  /// only for pairs and triples (P, `layout_break_ios.json`).
  fileprivate var standing: (Int, Int, CGFloat, Int) {
    let kind: Int
    switch (relation, first.attribute) {
    case (.lessThanOrEqual, _): kind = 5
    case (.greaterThanOrEqual, _): kind = 4
    case (.equal, let attribute) where attribute.isCenter: kind = 3
    case (.equal, let attribute) where attribute.isLength: kind = second.isNothing ? 2 : 1
    default: kind = 0
    }
    return (kind, kind == 2 ? depth : 0, constant, serial)
  }

  private var depth: Int {
    var (depth, view) = (0, first.owner)
    while let superview = view?.superview { (depth, view) = (depth + 1, superview) }
    return depth
  }

  fileprivate static func message(
    about constraints: [NSLayoutConstraint], breaking victim: NSLayoutConstraint
  ) -> String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint 
    \(victim)
    """
  }
}
