import Foundation

extension UIView {
  final var ownConstraining: ViewConstraints {
    if let constraining { return constraining }
    let new = ViewConstraints()
    constraining = new
    return new
  }

  final var followsSuperviewByMask: Bool {
    guard let superview, !autoresizingMask.isEmpty else { return false }
    return !superview.translatesAutoresizingMaskIntoConstraints || superview.contentHost?.embeds(self) == true
  }

  /// `true` if the constraints inside the view are solved separately, with its current size.
  final var isEngineRoot: Bool {
    guard superview != nil else { return true }
    return translatesAutoresizingMaskIntoConstraints && (constraining?.crossings ?? 0) == 0
      && !followsSuperviewByMask
  }

  /// The engine of the constraints installed on this view.
  ///
  /// Creates constraint data up to the root. A view without data has no contents that an outer engine solves.
  final var engineAround: ConstraintEngine {
    var root = self
    while !root.isEngineRoot, let superview = root.superview {
      _ = root.ownConstraining
      root = superview
    }
    let state = root.ownConstraining
    if let engine = state.engine { return engine }
    let engine = ConstraintEngine(root: root)
    state.engine = engine
    return engine
  }

  // MARK: Moves

  /// Moves the constraints inside the view to the engine that must solve them now.
  final func reconcileConstraints() {
    guard let state = constraining else { return }
    var moved: [NSLayoutConstraint] = []
    if isEngineRoot {
      moved = detachConstraints(of: { $0 == nil || $0 !== state.engine }, withOwnItem: false)
    } else if let engine = state.engine {
      state.engine = nil
      moved = installedInside { $0 === engine }
      engine.dissolve()
    } else {
      moved = installedInside { $0 == nil }
    }
    for constraint in moved.sorted(by: { $0.serial < $1.serial }) {
      constraint.container?.engineAround.add(constraint)
    }
  }

  final func leaveConstraints() {
    guard let state = constraining else { return }
    state.scale = 1
    if state.passing > 0 {
      for constraint in constraintsPassingEdge { constraint.deactivate() }
    }
    if isEngineRoot {
      if let item = state.item { item.engine?.remove(item) }
      state.item = nil
    } else {
      _ = detachConstraints(of: { _ in true }, withOwnItem: true)
    }
  }

  final func translationDidChange() {
    if let state = constraining {
      let passing = state.passing > 0 ? constraintsPassingEdge : []
      let engines = passing.map(\.engine)
      for constraint in passing { constraint.engine?.remove(constraint) }
      if let engine = state.item?.engine { _ = detachConstraints(of: { $0 === engine }, withOwnItem: true) }
      reconcileConstraints()
      for (constraint, engine) in zip(passing, engines) { engine?.add(constraint) }
    }
    for view in subviews where view.constraining != nil && !view.autoresizingMask.isEmpty {
      view.reconcileConstraints()
    }
  }

  private var constraintsPassingEdge: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var ancestor = superview
    while let view = ancestor {
      found += view.constraining?.installed.filter { $0.mentions(insideOf: self) } ?? []
      ancestor = view.superview
    }
    return found.sorted { $0.serial < $1.serial }
  }

  private func detachConstraints(
    of isLeft: (ConstraintEngine?) -> Bool, withOwnItem: Bool
  ) -> [NSLayoutConstraint] {
    let moved = installedInside(isLeft)
    for constraint in moved { constraint.engine?.remove(constraint) }
    removeItems(of: isLeft, withOwnItem: withOwnItem)
    return moved
  }

  private func installedInside(_ isIncluded: (ConstraintEngine?) -> Bool) -> [NSLayoutConstraint] {
    var constraints = constraining?.installed.filter { isIncluded($0.engine) } ?? []
    for view in subviews where !view.isEngineRoot { constraints += view.installedInside(isIncluded) }
    return constraints
  }

  private func removeItems(of isLeft: (ConstraintEngine?) -> Bool, withOwnItem: Bool) {
    for view in subviews {
      if view.isEngineRoot {
        guard let item = view.constraining?.item, isLeft(item.engine) else { continue }
        item.engine?.remove(item)
        view.constraining?.item = nil
      } else {
        view.removeItems(of: isLeft, withOwnItem: true)
      }
    }
    for guide in constraining?.guides ?? [] {
      guard let item = guide.constraintItem, isLeft(item.engine) else { continue }
      item.engine?.remove(item)
      guide.constraintItem = nil
    }
    if withOwnItem, let item = constraining?.item, isLeft(item.engine) {
      item.engine?.remove(item)
      constraining?.item = nil
    }
  }

  final func ownGeometryDidChange() {
    guard let item = constraining?.item, item.role == .fixed || item.role == .masked else { return }
    item.engine?.noteChange(of: item)
  }
}

extension ConstraintEngine {
  func dissolve() {
    for item in items where item.role != .root {
      item.engine = nil
      if let guide = item.guide { guide.constraintItem = nil } else { item.view.constraining?.item = nil }
    }
  }
}
