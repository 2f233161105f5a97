extension ConstraintSystem {
  /// Required constraints that cannot all be met. Without any one of them the others can.
  public struct Conflict: Hashable, Sendable {
    /// The one that was set aside.
    public let broken: Constraint
    /// Those that it contradicts.
    public let others: [Constraint]

    /// A conflict between one constraint and others.
    public init(broken: Constraint, others: [Constraint]) {
      self.broken = broken
      self.others = others
    }
  }

  /// The conflicts that were found since this was last called.
  ///
  /// A constraint that stays set aside is not found again. To have another one give way, call ``setAside(_:insteadOf:)``.
  public mutating func drainConflicts() -> [Conflict] {
    guard !storage.tableau.conflicts.isEmpty else { return [] }
    let storage = own
    defer { storage.tableau.conflicts = [] }
    return storage.tableau.conflicts.map { conflict in
      Conflict(
        broken: constraint(conflict.broken, in: storage),
        others: conflict.others.map { constraint($0, in: storage) })
    }
  }

  /// Whether the constraint is set aside because it contradicts others that are required.
  public func isBroken(_ constraint: Constraint) -> Bool {
    storage.tableau.check(constraint)
    return storage.tableau.symbols[constraint.index].kind == .broken
  }

  /// Sets aside a required constraint that is met, so that `broken`, which was set aside, may count again.
  ///
  /// Answers whether it does. Where it contradicts still others, ``drainConflicts()`` has a new one.
  @discardableResult
  public mutating func setAside(_ constraint: Constraint, insteadOf broken: Constraint) -> Bool {
    storage.tableau.check(constraint)
    storage.tableau.check(broken)
    return own.tableau.setAside(constraint.index, insteadOf: broken.index)
  }

  /// Has a constraint that was set aside count again. One that was not traps.
  ///
  /// Answers whether it does. Where it contradicts others, ``drainConflicts()`` has a new one.
  @discardableResult
  public mutating func retry(_ broken: Constraint) -> Bool {
    storage.tableau.check(broken)
    precondition(isBroken(broken), "The constraint was not set aside")
    own.tableau.retry(broken.index)
    return !isBroken(broken)
  }

  private func constraint(_ index: Int32, in storage: Storage) -> Constraint {
    Constraint(index: index, order: storage.tableau.symbols[index].order)
  }
}
