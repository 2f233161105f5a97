extension ConstraintSystem {
  /// Traps if the solver's data is inconsistent or the solution isn't optimal. For tests.
  ///
  /// - Complexity: O(cells · constraints).
  public func _checkInvariants() { storage.tableau.checkInvariants() }
}
