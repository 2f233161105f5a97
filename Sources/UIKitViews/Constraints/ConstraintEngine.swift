import ConstraintSolver
import Foundation

/// Solves the constraints inside a root view of a given size: a window, a cell, or a view that keeps its
/// autoresizing mask.
///
/// Constraints enter the system at the next layout pass, in the order of their activation. Changing a
/// constant, a priority, a text, or the root's size doesn't rebuild anything.
final class ConstraintEngine {
  var root: UIView { rootReference.view! }
  private let rootReference: ViewReference
  var system = ConstraintSystem()
  private(set) var rootItem: ConstraintItem!
  var rootWidth: ConstraintSystem.Constraint!
  var rootHeight: ConstraintSystem.Constraint!
  var rootState = RootState(size: .zero, across: 1000, down: 1000)
  private var measuredItems: [ObjectIdentifier: ConstraintItem]?
  private(set) var items: [ConstraintItem] = []
  private var owners: [ConstraintItem?] = []

  var pending: [NSLayoutConstraint] = []
  /// The constraints whose constants depend on margins, baselines, alignment rectangles, or the visible part
  /// of a scroll view.
  var adjusted: [AdjustedConstraint] = []
  var stale: [ConstraintItem] = []
  /// The items with changed variables, possibly with duplicates. Empty except while the items are reported.
  var changed: [ConstraintItem] = []
  var wrapping: [ConstraintItem] = []
  /// The handles of constraints, if the engine only measures. Otherwise, each constraint stores its own
  /// handle.
  var measuredHandles: [ObjectIdentifier: ConstraintSystem.Constraint] = [:]
  var reported: Set<ObjectIdentifier> = []
  var isDirty = true
  var isSolving = false
  var direction: (container: ObjectIdentifier, isRightToLeft: Bool)?

  struct AdjustedConstraint {
    let constraint: NSLayoutConstraint
    let expression: LinearExpression
  }

  struct RootState: Equatable {
    var size: CGSize
    var across: Float
    var down: Float
  }

  nonisolated let reference = EngineReference()

  init(root: UIView, onlyMeasures: Bool = false) {
    rootReference = root.reference
    reference.engine = self
    if onlyMeasures { measuredItems = [:] }
    rootItem = ConstraintItem(root, nil, .root, in: self)
    rootState.size = root.bounds.size
    rootWidth = system.add([rootItem.width: 1], .equal, rootState.size.width)
    rootHeight = system.add([rootItem.height: 1], .equal, rootState.size.height)
    enter(rootItem)
    if hasContentSize(root) { stale.append(rootItem) }
  }

  nonisolated deinit { reference.engine = nil }

  var onlyMeasures: Bool { measuredItems != nil }

  // MARK: Items

  func item(for view: UIView) -> ConstraintItem {
    if view === root { return rootItem }
    if let known = onlyMeasures ? measuredItems?[ObjectIdentifier(view)] : view.constraining?.item,
      known.engine === self
    {
      return known
    }
    let role: ConstraintItem.Role =
      !view.translatesAutoresizingMaskIntoConstraints
      ? .member
      : onlyMeasures && !view.autoresizingMask.isEmpty || view.followsSuperviewByMask ? .masked : .fixed
    let item = ConstraintItem(view, nil, role, in: self)
    enter(item)
    if onlyMeasures {
      measuredItems?[ObjectIdentifier(view)] = item
    } else {
      view.ownConstraining.item = item
    }
    switch role {
    case .member: if hasContentSize(view) { refresh(item) }
    default: refresh(item)
    }
    return item
  }

  func item(for guide: UILayoutGuide, of owner: UIView) -> ConstraintItem {
    if let known = onlyMeasures ? measuredItems?[ObjectIdentifier(guide)] : guide.constraintItem,
      known.engine === self
    {
      return known
    }
    let item = ConstraintItem(owner, guide, .guide, in: self)
    enter(item)
    if onlyMeasures {
      measuredItems?[ObjectIdentifier(guide)] = item
    } else {
      guide.constraintItem = item
    }
    item.geometryConstraints = guide.constrain(item, in: self)
    return item
  }

  private func enter(_ item: ConstraintItem) {
    items.append(item)
    for variable in item.variables {
      while owners.count <= Int(variable.index) { owners.append(nil) }
      owners[Int(variable.index)] = item
    }
  }

  /// Returns the item of a variable, or `nil` if the item was removed while a constraint still mentions the
  /// variable.
  func item(of variable: ConstraintSystem.Variable) -> ConstraintItem? { owners[Int(variable.index)] }

  private func hasContentSize(_ view: UIView) -> Bool {
    let size = view.intrinsicContentSize
    return size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric
      || view.wrapsContents
  }

  func remove(_ item: ConstraintItem) {
    for constraint in item.geometryConstraints { system.remove(constraint) }
    removeContents(of: item)
    if let least = item.leastWidth { system.remove(least) }
    if let least = item.leastHeight { system.remove(least) }
    // If the view provided a superview's baseline, a constraint mentions it until the constraint is adjusted.
    for variable in item.variables {
      owners[Int(variable.index)] = nil
      if !system.isMentioned(variable) { system.remove(variable) }
    }
    items.removeAll { $0 === item }
    stale.removeAll { $0 === item }
    wrapping.removeAll { $0 === item }
    item.engine = nil
  }

  // MARK: Changes

  func setNeedsSolve() {
    guard !onlyMeasures else { return }
    if !isDirty {
      isDirty = true
      root.contentHost?.constraintsInsideDidChange()
    }
    if !isSolving, !root.solvesAfterLayout { root.markForMoves() }
  }

  func add(_ constraint: NSLayoutConstraint) {
    // The constraint may still have a handle from an engine that was deallocated with its root.
    (constraint.handle, constraint.engine) = (nil, self)
    pending.append(constraint)
    setNeedsSolve()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let handle = constraint.handle {
      system.remove(handle)
    } else {
      pending.removeAll { $0 === constraint }
    }
    if constraint.isAdjusted { adjusted.removeAll { $0.constraint === constraint } }
    reported.remove(ObjectIdentifier(constraint))
    (constraint.handle, constraint.engine) = (nil, nil)
    setNeedsSolve()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    if !constraint.isAdjusted { system.setConstant(of: handle, to: Double(constraint.constant)) }
    setNeedsSolve()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    system.setPriority(of: handle, to: constraint.priority.rawValue)
    setNeedsSolve()
  }

  func noteChange(of item: ConstraintItem) {
    guard !stale.contains(where: { $0 === item }) else { return }
    stale.append(item)
    setNeedsSolve()
  }
}

/// An unretained reference, faster than a weak one. Every change of a constraint accesses the engine.
nonisolated final class EngineReference: @unchecked Sendable {
  unowned(unsafe) var engine: ConstraintEngine?
}
