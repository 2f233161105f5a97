/// Linear equations and inequalities with priorities, solved anew, in steps, as they come, go and change.
///
/// ```swift
/// var system = ConstraintSystem()
/// let (left, width) = (system.addVariable(), system.addVariable())
/// system.add([left: 1], .equal, 16)
/// system.add([left: 1, width: 1], .lessThanOrEqual, 304)
/// let wish = system.add([width: 1], .equal, 500, priority: 750)
/// system.value(of: width)                      // 288
/// system.setConstant(of: wish, to: 100)
/// system.forEachChange { variable, value in print(variable, value) }
/// ```
///
/// A solution meets all required constraints. Of the others, it makes the sum of the violations at the highest priority as small
/// as can be, then that at the next one, and so on: no number of constraints outweighs one of a higher priority. Every change
/// leaves the system solved. What it costs depends on how much of the system the change reaches.
///
/// It is the incremental simplex of Cassowary (Badros, Borning, Stuckey: *The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm*, 2001) with costs that bend. A constraint's violation upwards and its violation downwards are two variables in
/// the paper. Here they are one, whose cost has two slopes. The paper's edit variable is an equality whose constant is set again
/// and again. Every variable has a stay: one that nothing determines any longer retains its value, which is 0 at first.
///
/// **Conflicts.** A required constraint that contradicts others that are required is set aside, and everything else is solved
/// without it: see ``drainConflicts()``. Of the constraints in conflict it is the one that was added or changed last. It
/// counts again as soon as the others let it.
///
/// Where several solutions are equally good, the same sequence of changes finds the same one. Another sequence may find another.
/// Where either of two constraints of one priority could give way to a required one at the same cost, the earlier gives way.
///
/// A copy is a system of its own: variables and constraints of one name the same in the other.
public struct ConstraintSystem: Sendable {
  /// A number that the system finds.
  public struct Variable: Hashable, Sendable {
    /// Small, and that of no other variable or constraint as long as this one is there.
    package let index: Int32
    let order: UInt32
  }

  /// A constraint that was added.
  public struct Constraint: Hashable, Sendable {
    let index: Int32
    let order: UInt32
  }

  /// How an expression and a constant are to compare.
  public enum Relation: Sendable {
    /// The expression is at most the constant.
    case lessThanOrEqual
    /// The expression is the constant.
    case equal
    /// The expression is at least the constant.
    case greaterThanOrEqual
  }

  /// The priority of a constraint that must hold: 1000, as in UIKit.
  public static let required: Float = 1000
  /// Constants beyond this, either way, count as this: 2⁴⁰.
  public static let maximumConstant = 0x1p40

  var storage = Storage()

  /// No variables, no constraints.
  public init() {}

  /// Its memory, where nobody else sees what is written to it.
  var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.tableau.copy()) }
      return storage
    }
  }

  // MARK: Variables

  /// A variable that no constraint mentions yet. Its value is 0.
  public mutating func addVariable() -> Variable {
    let index = own.tableau.addVariable()
    return Variable(index: index, order: storage.tableau.symbols[index].order)
  }

  /// Removes a variable. One that a constraint still mentions traps.
  public mutating func remove(_ variable: Variable) {
    storage.tableau.check(variable)
    own.tableau.removeVariable(variable.index)
  }

  /// Whether a constraint mentions the variable, which can then not be removed.
  public func isMentioned(_ variable: Variable) -> Bool {
    storage.tableau.check(variable)
    return storage.tableau.isMentioned(variable.index)
  }

  /// What the variable is in the solution.
  public func value(of variable: Variable) -> Double {
    storage.tableau.check(variable)
    return storage.tableau.symbols[variable.index].value
  }

  /// Hands over the variables that have another value than when this was last called, in no particular order, and their values.
  ///
  /// - Complexity: O(variables that changed since).
  public mutating func forEachChange(_ body: (Variable, Double) -> Void) {
    let owned = own
    while let index = owned.tableau.popChange() {
      let symbol = owned.tableau.symbols[index]
      body(Variable(index: index, order: symbol.order), symbol.value)
    }
  }

  /// A variable that ``forEachChange(_:)`` would hand over, and that counts as handed over herewith. Nil if there is none.
  package mutating func nextChange() -> Variable? {
    let owned = own
    guard let index = owned.tableau.popChange() else { return nil }
    return Variable(index: index, order: owned.tableau.symbols[index].order)
  }

  /// How many variables ``forEachChange(_:)`` would hand over, at most.
  package var changeCount: Int { storage.tableau.changed.count }

  /// One of these.
  package func change(at index: Int) -> Variable {
    let symbol = storage.tableau.changed[Int32(index)]
    return Variable(index: symbol, order: storage.tableau.symbols[symbol].order)
  }

  // MARK: Constraints

  /// Adds the constraint that `expression` compares with `constant` as `relation` says.
  ///
  /// A coefficient or constant that is infinite or no number traps, and a priority that is not above 0 and at most
  /// ``required``.
  @discardableResult
  public mutating func add(
    _ expression: LinearExpression, _ relation: Relation, _ constant: Double, priority: Float = required
  ) -> Constraint {
    checkPriority(priority)
    let storage = own
    expression.forEach { storage.tableau.check($0.variable) }
    let index = storage.tableau.add(expression, relation, clamped(constant), priority: priority)
    return Constraint(index: index, order: storage.tableau.symbols[index].order)
  }

  /// Removes a constraint. Variables that nothing determines any longer retain their values.
  public mutating func remove(_ constraint: Constraint) {
    storage.tableau.check(constraint)
    own.tableau.removeConstraint(constraint.index)
  }

  /// Changes the number that the constraint's expression is compared with.
  public mutating func setConstant(of constraint: Constraint, to constant: Double) {
    storage.tableau.check(constraint)
    own.tableau.setTarget(of: constraint.index, to: clamped(constant))
  }

  /// Changes the constraint's priority: above 0 and at most ``required``, anything else traps.
  public mutating func setPriority(of constraint: Constraint, to priority: Float) {
    checkPriority(priority)
    storage.tableau.check(constraint)
    own.tableau.setPriority(of: constraint.index, to: priority)
  }

  private func checkPriority(_ priority: Float) {
    precondition(priority > 0 && priority <= Self.required, "A priority is above 0 and at most 1000")
  }

  private func clamped(_ constant: Double) -> Double {
    precondition(constant.isFinite, "A constant is a finite number")
    return min(max(constant, -Self.maximumConstant), Self.maximumConstant)
  }
}
