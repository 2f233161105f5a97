/// A system of linear equations and inequalities with priorities, solved incrementally.
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
/// A solution meets all required constraints, then minimizes the sum of the violations at each priority, from
/// the highest down. The system is solved after every change.
///
/// The algorithm is the incremental simplex of Cassowary (Badros, Borning, Stuckey: *The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm*, 2001) with piecewise linear costs: one variable with two cost
/// slopes replaces the paper's two error variables. A variable that no constraint determines keeps its value,
/// initially 0.
///
/// **Conflicts.** Of contradictory required constraints, the one added or changed last is set aside until the
/// others permit it: see ``drainConflicts()``.
///
/// The same sequence of changes always produces the same solution. A different sequence may produce a
/// different, equally good one. If two constraints of the same priority could give way to a required one at
/// the same cost, the earlier one gives way.
///
/// A copy is independent. The original's variables and constraints identify their counterparts in the copy.
public struct ConstraintSystem: Sendable {
  /// A variable whose value the system computes.
  public struct Variable: Hashable, Sendable {
    /// A small number, unique among current variables and constraints.
    package let index: Int32
    let order: UInt32
  }

  /// A constraint in a system.
  public struct Constraint: Hashable, Sendable {
    let index: Int32
    let order: UInt32
  }

  /// The relation between a constraint's expression and its constant.
  public enum Relation: Sendable {
    /// Less than or equal to the constant.
    case lessThanOrEqual
    /// Equal to the constant.
    case equal
    /// Greater than or equal to the constant.
    case greaterThanOrEqual
  }

  /// The priority of a required constraint: 1000, as in UIKit.
  public static let required: Float = 1000
  /// The magnitude to which constants are clamped: 2⁴⁰.
  public static let maximumConstant = 0x1p40

  var storage = Storage()

  /// Creates an empty system.
  public init() {}

  /// The system's storage, copied first if shared.
  var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.tableau.copy()) }
      return storage
    }
  }

  // MARK: Variables

  /// Adds a variable with the value 0.
  public mutating func addVariable() -> Variable {
    let index = own.tableau.addVariable()
    return Variable(index: index, order: storage.tableau.symbols[index].order)
  }

  /// Removes a variable. Traps if a constraint refers to it.
  public mutating func remove(_ variable: Variable) {
    storage.tableau.check(variable)
    own.tableau.removeVariable(variable.index)
  }

  /// Returns `true` if a constraint refers to the variable.
  public func isMentioned(_ variable: Variable) -> Bool {
    storage.tableau.check(variable)
    return storage.tableau.isMentioned(variable.index)
  }

  /// Returns the variable's value in the solution.
  public func value(of variable: Variable) -> Double {
    storage.tableau.check(variable)
    return storage.tableau.symbols[variable.index].value
  }

  /// Calls a closure with each variable whose value has changed since the last call, in no particular order.
  public mutating func forEachChange(_ body: (Variable, Double) -> Void) {
    let owned = own
    while let index = owned.tableau.popChange() {
      let symbol = owned.tableau.symbols[index]
      body(Variable(index: index, order: symbol.order), symbol.value)
    }
  }

  package mutating func nextChange() -> Variable? {
    let owned = own
    guard let index = owned.tableau.popChange() else { return nil }
    return Variable(index: index, order: owned.tableau.symbols[index].order)
  }

  /// An upper bound for the number of changes, because a value may have changed back.
  package var changeCount: Int { storage.tableau.changed.count }

  package func change(at index: Int) -> Variable {
    let symbol = storage.tableau.changed[Int32(index)]
    return Variable(index: symbol, order: storage.tableau.symbols[symbol].order)
  }

  // MARK: Constraints

  /// Adds a constraint between an expression and a constant.
  ///
  /// Traps if a number is infinite or NaN, or if the priority isn't above 0 and at most ``required``.
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

  /// Removes a constraint. Variables that no other constraint determines keep their values.
  public mutating func remove(_ constraint: Constraint) {
    storage.tableau.check(constraint)
    own.tableau.removeConstraint(constraint.index)
  }

  /// Sets the constraint's constant.
  public mutating func setConstant(of constraint: Constraint, to constant: Double) {
    storage.tableau.check(constraint)
    own.tableau.setTarget(of: constraint.index, to: clamped(constant))
  }

  /// Sets the constraint's priority. Traps unless it's above 0 and at most ``required``.
  public mutating func setPriority(of constraint: Constraint, to priority: Float) {
    checkPriority(priority)
    storage.tableau.check(constraint)
    own.tableau.setPriority(of: constraint.index, to: priority)
  }

  private func checkPriority(_ priority: Float) {
    precondition(
      priority > 0 && priority <= Self.required, "A priority must be above 0 and at most 1000")
  }

  private func clamped(_ constant: Double) -> Double {
    precondition(constant.isFinite, "A constant must be finite")
    return min(max(constant, -Self.maximumConstant), Self.maximumConstant)
  }
}
