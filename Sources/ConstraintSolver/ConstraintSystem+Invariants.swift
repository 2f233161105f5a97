extension ConstraintSystem {
  /// Traps if the data is inconsistent or the solution isn't optimal.
  public func _checkInvariants() { storage.tableau.checkInvariants() }
}
