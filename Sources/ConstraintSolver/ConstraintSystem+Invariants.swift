extension ConstraintSystem {
  /// Traps if the solver's data contradict themselves or the solution is not the best. For tests; O(cells · constraints).
  public func _checkInvariants() { storage.tableau.checkInvariants() }
}
