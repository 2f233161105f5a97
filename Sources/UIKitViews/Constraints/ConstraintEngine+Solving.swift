import ConstraintSolver
import Foundation

extension ConstraintEngine {
  /// How often contents are measured at new widths. After that the last measurement stays.
  private static let maximumMeasures = 8
  private static let tolerance = 1e-6

  /// Brings the system up to date, and marks the superviews of all views that get another frame.
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
    // Whoever hears of it may change a constraint, and with it the system.
    for item in changed { report(item) }
    changed.removeAll(keepingCapacity: true)
  }

  /// What the root's own geometry says. A view that leaves its frame to constraints, but has no superview, is as
  /// large as its contents.
  var givenState: RootState {
    let isFree = root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints
    let priority = isFree ? UILayoutPriority.fittingSizeLevel.rawValue : ConstraintSystem.required
    return RootState(size: root.bounds.size, across: priority, down: priority)
  }

  /// Finds the size that the root's constraints and the target lead to.
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
    // Views are measured in the system, so it must have all changes first.
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

  /// Lowers a priority before it changes the size, and raises one after that: in between, the old size must not
  /// contradict anything.
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
      // What gets another width with that is measured at it.
    } while constrainNegativeLengths() && !wrapping.isEmpty
  }

  /// No length is below 0. Few ever come out negative, and only these have to be constrained: each once, so that this ends. Returns
  /// whether there was one.
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

  /// Whether a length is negative that has no constraint against that. Only what has changed since the last solution can be.
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
