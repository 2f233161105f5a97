extension ConstraintSystem {
  /// Whether all solutions that are as good as this one have the same value for the variable.
  ///
  /// - Complexity: That of a copy and two changes. It is meant for looking into a system, not for every frame.
  public func isDetermined(_ variable: Variable) -> Bool { isDetermined([variable: 1]) }

  /// Whether all solutions that are as good as this one have the same value for the sum.
  ///
  /// - Complexity: That of a copy and two changes. It is meant for looking into a system, not for every frame.
  public func isDetermined(_ sum: LinearExpression) -> Bool {
    let value = value(of: sum)
    return [-1.0, 1].allSatisfy { step in
      var probe = self
      // Equally good solutions are convex: if the sum can have another value, then also one a little above or below this one.
      probe.wish(sum, to: value + step)
      return abs(probe.value(of: sum) - value) < 1e-6
    }
  }

  private func value(of sum: LinearExpression) -> Double {
    var value = 0.0
    sum.forEach { value += $0.coefficient * self.value(of: $0.variable) }
    return value
  }

  /// Asks for a value where no constraint says anything else.
  private mutating func wish(_ sum: LinearExpression, to value: Double) {
    let index = own.tableau.add(sum, .equal, value, priority: 0)
    assert(storage.tableau.symbols[index].kind == .soft)
  }
}
