extension ConstraintSystem {
  /// Contradictory required constraints. Removing any one resolves the conflict.
  public struct Conflict: Hashable, Sendable {
    /// The constraint that is set aside.
    public let broken: Constraint
    /// The constraints that contradict the broken one.
    public let others: [Constraint]

    /// Creates a conflict.
    public init(broken: Constraint, others: [Constraint]) {
      self.broken = broken
      self.others = others
    }
  }

  /// Returns the conflicts found since the last call.
  ///
  /// To set aside another constraint instead, call ``setAside(_:insteadOf:)``.
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

  /// Returns `true` if the constraint is set aside because of a conflict.
  public func isBroken(_ constraint: Constraint) -> Bool {
    storage.tableau.check(constraint)
    return storage.tableau.symbols[constraint.index].kind == .broken
  }

  /// Sets aside a required constraint that is in effect, to restore `broken`.
  ///
  /// ``drainConflicts()`` returns any new conflicts.
  ///
  /// - Returns: `true` if `broken` is in effect again.
  @discardableResult
  public mutating func setAside(_ constraint: Constraint, insteadOf broken: Constraint) -> Bool {
    storage.tableau.check(constraint)
    storage.tableau.check(broken)
    return own.tableau.setAside(constraint.index, insteadOf: broken.index)
  }

  /// Tries to restore a constraint that is set aside. Traps if the constraint isn't set aside.
  ///
  /// ``drainConflicts()`` returns any new conflicts.
  ///
  /// - Returns: `true` if the constraint is in effect again.
  @discardableResult
  public mutating func retry(_ broken: Constraint) -> Bool {
    storage.tableau.check(broken)
    precondition(isBroken(broken), "The constraint is not broken")
    own.tableau.retry(broken.index)
    return !isBroken(broken)
  }

  private func constraint(_ index: Int32, in storage: Storage) -> Constraint {
    Constraint(index: index, order: storage.tableau.symbols[index].order)
  }
}
