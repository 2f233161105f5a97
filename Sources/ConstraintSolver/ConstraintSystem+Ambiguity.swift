extension ConstraintSystem {
  /// Returns `true` if the variable has the same value in all equally good solutions.
  ///
  /// - Complexity: Up to two copies of the system, with one change each.
  public func isDetermined(_ variable: Variable) -> Bool { isDetermined([variable: 1]) }

  /// Returns `true` if the sum has the same value in all equally good solutions.
  ///
  /// - Complexity: Up to two copies of the system, with one change each.
  public func isDetermined(_ sum: LinearExpression) -> Bool {
    let value = value(of: sum)
    return [-1.0, 1].allSatisfy { step in
      var probe = self
      // Equally good solutions are a convex set, so a small step suffices.
      probe.wish(sum, to: value + step)
      return abs(probe.value(of: sum) - value) < 1e-6
    }
  }

  private func value(of sum: LinearExpression) -> Double {
    var value = 0.0
    sum.forEach { value += $0.coefficient * self.value(of: $0.variable) }
    return value
  }

  private mutating func wish(_ sum: LinearExpression, to value: Double) {
    let index = own.tableau.add(sum, .equal, value, priority: 0)
    assert(storage.tableau.symbols[index].kind == .soft)
  }
}
