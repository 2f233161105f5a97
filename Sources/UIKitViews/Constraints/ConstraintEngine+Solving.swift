import ConstraintSolver
import Foundation

extension ConstraintEngine {
  /// The maximum number of times that contents are measured at new widths. The last result stands.
  private static let maximumMeasures = 8
  private static let tolerance = 1e-6

  func solve() {
    guard !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    var isUpToDate = !isDirty && rootState == givenState
    if isUpToDate, adjusted.isEmpty { return }
    if !isUpToDate { applyChanges(givenState) } else { isUpToDate = !adjust() }
    if isUpToDate { return }
    solveSystem()
    isDirty = false
    while let variable = system.nextChange() {
      if let item = item(of: variable), item.role != .root { changed.append(item) }
    }
    for item in changed { report(item) }
    changed.removeAll(keepingCapacity: true)
  }

  /// The root's size and priorities. A root is as large as its contents if it has no superview and leaves its
  /// frame to constraints.
  var givenState: RootState {
    let isFree = root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints
    let priority = isFree ? UILayoutPriority.fittingSizeLevel.rawValue : ConstraintSystem.required
    return RootState(size: root.bounds.size, across: priority, down: priority)
  }

  func fittingSize(
    _ target: CGSize, _ across: UILayoutPriority, _ down: UILayoutPriority
  ) -> CGSize {
    isSolving = true
    defer { isSolving = false }
    applyChanges(RootState(size: target, across: across.rawValue, down: down.rawValue))
    solveSystem()
    return CGSize(width: system.value(of: rootItem.width), height: system.value(of: rootItem.height))
  }

  // MARK: Changes

  private func applyChanges(_ state: RootState) {
    direction = nil
    if state != rootState { setRootState(state) }
    // Contents are measured at widths from the system, so all changes must enter the system first.
    var next = 0
    while next < stale.count {
      refresh(stale[next])
      next += 1
    }
    stale.removeAll(keepingCapacity: true)
    if !pending.isEmpty {
      reported.removeAll()
      let entering = pending
      pending.removeAll(keepingCapacity: true)
      for constraint in entering {
        if let lowering = Lowering(constraint, in: self), lowering.termCount > 0 { enter(lowering) }
      }
    }
    _ = adjust()
  }

  /// Lowers priorities before the size changes and raises them afterward, so the old size never causes a
  /// conflict in between.
  private func setRootState(_ state: RootState) {
    if state.across < rootState.across { system.setPriority(of: rootWidth, to: state.across) }
    if state.down < rootState.down { system.setPriority(of: rootHeight, to: state.down) }
    system.setConstant(of: rootWidth, to: Double(state.size.width))
    system.setConstant(of: rootHeight, to: Double(state.size.height))
    if state.across > rootState.across { system.setPriority(of: rootWidth, to: state.across) }
    if state.down > rootState.down { system.setPriority(of: rootHeight, to: state.down) }
    rootState = state
  }

  private func solveSystem() {
    resolveConflicts()
    repeat {
      for _ in 0..<Self.maximumMeasures where !wrapping.isEmpty {
        guard measureWrapping() else { break }
        _ = adjust()
        resolveConflicts()
      }
    } while constrainNegativeLengths() && !wrapping.isEmpty
  }

  /// Constrains negative lengths to be at least 0. Only these few are constrained, each once, so the loop
  /// ends.
  ///
  /// - Returns: `true` if a length was negative.
  private func constrainNegativeLengths() -> Bool {
    guard hasNegativeLength else { return false }
    while hasNegativeLength {
      for item in items {
        if item.leastWidth == nil, isNegative(item.width) {
          item.leastWidth = system.add([item.width: 1], .greaterThanOrEqual, 0)
        }
        if item.leastHeight == nil, isNegative(item.height) {
          item.leastHeight = system.add([item.height: 1], .greaterThanOrEqual, 0)
        }
      }
      resolveConflicts()
    }
    return true
  }

  private var hasNegativeLength: Bool {
    for index in 0..<system.changeCount {
      let variable = system.change(at: index)
      guard isNegative(variable), let item = item(of: variable) else { continue }
      if variable == item.width, item.leastWidth == nil { return true }
      if variable == item.height, item.leastHeight == nil { return true }
    }
    return false
  }

  private func isNegative(_ variable: ConstraintSystem.Variable) -> Bool {
    system.value(of: variable) < -Self.tolerance
  }

  // MARK: Results

  private func report(_ item: ConstraintItem) {
    let (x, y) = (system.value(of: item.left), system.value(of: item.top))
    let (width, height) = (system.value(of: item.width), system.value(of: item.height))
    let frame = item.frame
    guard x != frame.x || y != frame.y || width != frame.width || height != frame.height else { return }
    item.frame = (x, y, width, height)
    switch item.role {
    case .member: item.view.superview?.markForMoves()
    case .guide: item.view.markForMoves()
    case .root, .fixed, .masked: break
    }
  }
}

extension ConstraintEngine {
  /// In each conflict, breaks the constraint that UIKit would break, and reports it.
  func resolveConflicts() {
    // The limit prevents a hang if each resolution leads to another conflict.
    for _ in 0..<64 {
      let conflicts = system.drainConflicts()
      guard !conflicts.isEmpty else { return }
      let known = constraintsByHandle()
      for conflict in conflicts where system.isBroken(conflict.broken) {
        // Another constraint of the conflict is already broken, which may resolve this conflict, too. If not,
        // the retry leads to a new conflict.
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
