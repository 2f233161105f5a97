extension ConstraintSystem {
  /// Whether all solutions that are as good as this one have the same value for the variable.
  ///
  /// - Complexity: That of a copy and two changes. It is meant for looking into a system, not for every frame.
  public func isDetermined(_ variable: Variable) -> Bool {
    let value = value(of: variable)
    return [-1.0, 1].allSatisfy { step in
      var probe = self
      // Solutions are convex: if the variable can go anywhere, it goes a little way this way or that, where nothing else matters.
      probe.wish(variable, to: value + step)
      return abs(probe.value(of: variable) - value) < 1e-6
    }
  }

  /// Asks for a value where no constraint says anything else.
  private mutating func wish(_ variable: Variable, to value: Double) {
    let index = own.tableau.add([variable: 1], .equal, value, priority: 0)
    assert(storage.tableau.symbols[index].kind == .soft)
  }
}
