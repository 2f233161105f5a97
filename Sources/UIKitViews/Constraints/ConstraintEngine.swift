import ConstraintSolver
import Foundation

/// Solves the constraints inside one view, its root, whose size is given: a window, a cell, a view that keeps its
/// autoresizing mask.
///
/// Constraints enter the system at the next layout, in the order in which they were activated. Each view that one
/// mentions is then an item of the system, too, and its contents count. Nothing is removed and built again when
/// a constant, a priority, a text or the root's size changes.
final class ConstraintEngine {
  /// The view that has the engine, so that it lives as long.
  var root: UIView { rootReference.view! }
  private let rootReference: ViewReference
  var system = ConstraintSystem()
  /// The root, whose size is fixed by `rootWidth` and `rootHeight`.
  private(set) var rootItem: ConstraintItem!
  var rootWidth: ConstraintSystem.Constraint!
  var rootHeight: ConstraintSystem.Constraint!
  /// The size to which the root is fixed, and the priorities.
  var rootState = RootState(size: .zero, across: 1000, down: 1000)
  /// Views and guides by identity, where the engine only measures. Otherwise they know their items.
  private var measuredItems: [ObjectIdentifier: ConstraintItem]?
  private(set) var items: [ConstraintItem] = []
  /// The items by the indices of their variables.
  private var owners: [ConstraintItem?] = []

  /// Constraints that are not in the system yet.
  var pending: [NSLayoutConstraint] = []
  /// Constraints whose constants depend on margins, baselines, alignment rectangles or what a scroll view shows.
  var adjusted: [AdjustedConstraint] = []
  /// Items whose contents, priorities or fixed frames may have changed.
  var stale: [ConstraintItem] = []
  /// Items whose variables have changed, some of them more than once. Empty but while they are reported.
  var changed: [ConstraintItem] = []
  /// Items whose contents are as high as their width demands.
  var wrapping: [ConstraintItem] = []
  /// The constraints in the system, where the engine only measures. Otherwise they know their handles.
  var measuredHandles: [ObjectIdentifier: ConstraintSystem.Constraint] = [:]
  /// Constraints that were reported as broken.
  var reported: Set<ObjectIdentifier> = []
  var isDirty = true
  var isSolving = false
  /// The direction of the container of the last constraint.
  var direction: (container: ObjectIdentifier, isRightToLeft: Bool)?

  struct AdjustedConstraint {
    let constraint: NSLayoutConstraint
    /// What is in the system.
    let expression: LinearExpression
  }

  struct RootState: Equatable {
    var size: CGSize
    var across: Float
    var down: Float
  }

  nonisolated let reference = EngineReference()

  /// - Parameter onlyMeasures: Whether views and constraints are to know nothing of the engine.
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

  /// The view's item in the system, which is made now if there is none.
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

  /// The guide's item in the system, which is made now if there is none.
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

  /// The item of a variable. One that was removed while a constraint still mentions its variable has none.
  func item(of variable: ConstraintSystem.Variable) -> ConstraintItem? { owners[Int(variable.index)] }

  private func hasContentSize(_ view: UIView) -> Bool {
    let size = view.intrinsicContentSize
    return size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric
      || view.wrapsContents
  }

  /// Removes an item that no constraint mentions any more.
  func remove(_ item: ConstraintItem) {
    for constraint in item.geometryConstraints { system.remove(constraint) }
    removeContents(of: item)
    if let least = item.leastWidth { system.remove(least) }
    if let least = item.leastHeight { system.remove(least) }
    // A constraint may mention what had a superview's baseline, until it is adjusted.
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
    // It may have a handle of an engine that has gone with its root.
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
    // The others are adjusted when they are solved.
    if !constraint.isAdjusted { system.setConstant(of: handle, to: Double(constraint.constant)) }
    setNeedsSolve()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    system.setPriority(of: handle, to: constraint.priority.rawValue)
    setNeedsSolve()
  }

  /// Called when an item's contents, priorities or fixed frame may have changed.
  func noteChange(of item: ConstraintItem) {
    guard !stale.contains(where: { $0 === item }) else { return }
    stale.append(item)
    setNeedsSolve()
  }
}
