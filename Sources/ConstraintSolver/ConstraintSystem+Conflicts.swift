extension ConstraintSystem {
  /// A set of required constraints that can't all be met. Removing any one of them resolves the conflict.
  public struct Conflict: Hashable, Sendable {
    /// The constraint that was set aside.
    public let broken: Constraint
    /// The constraints it contradicts.
    public let others: [Constraint]

    /// Creates a conflict between one constraint and others.
    public init(broken: Constraint, others: [Constraint]) {
      self.broken = broken
      self.others = others
    }
  }

  /// Returns the conflicts found since the last call.
  ///
  /// A constraint that stays set aside isn't reported again. To set aside another constraint instead, call
  /// ``setAside(_:insteadOf:)``.
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

  /// Returns `true` if the constraint is set aside because it contradicts other required constraints.
  public func isBroken(_ constraint: Constraint) -> Bool {
    storage.tableau.check(constraint)
    return storage.tableau.symbols[constraint.index].kind == .broken
  }

  /// Sets aside a required constraint that is met, to restore one that was set aside.
  ///
  /// If `broken` contradicts still other constraints, ``drainConflicts()`` returns the new conflict.
  ///
  /// - Returns: `true` if `broken` is in effect again.
  @discardableResult
  public mutating func setAside(_ constraint: Constraint, insteadOf broken: Constraint) -> Bool {
    storage.tableau.check(constraint)
    storage.tableau.check(broken)
    return own.tableau.setAside(constraint.index, insteadOf: broken.index)
  }

  /// Restores a constraint that was set aside. Traps if it wasn't.
  ///
  /// If the constraint contradicts others, ``drainConflicts()`` returns the new conflict.
  ///
  /// - Returns: `true` if the constraint is in effect again.
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
