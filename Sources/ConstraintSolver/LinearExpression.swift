/// A sum of variables with coefficients.
///
/// ```swift
/// let right: LinearExpression = [left: 1, width: 1]
/// ```
///
/// Up to four terms are stored inline.
public struct LinearExpression: Sendable, ExpressibleByDictionaryLiteral {
  /// A variable and its coefficient.
  public struct Term: Sendable {
    /// The variable.
    public var variable: ConstraintSystem.Variable
    /// The variable's coefficient.
    public var coefficient: Double

    /// Creates a term. The default coefficient is 1.
    @inlinable public init(_ variable: ConstraintSystem.Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  @usableFromInline var first: Term?
  @usableFromInline var second: Term?
  @usableFromInline var third: Term?
  @usableFromInline var fourth: Term?
  @usableFromInline var others: [Term] = []

  /// Creates an empty sum.
  @inlinable public init() {}

  /// Creates a sum. A repeated variable's coefficients are added.
  @inlinable @inline(__always) public init(dictionaryLiteral elements: (ConstraintSystem.Variable, Double)...)
  {
    for (variable, coefficient) in elements { add(coefficient, variable) }
  }

  /// Adds `coefficient · variable`.
  @inlinable @inline(__always) public mutating func add(
    _ coefficient: Double, _ variable: ConstraintSystem.Variable
  ) {
    let term = Term(variable, coefficient)
    if first == nil {
      first = term
    } else if second == nil {
      second = term
    } else if third == nil {
      third = term
    } else if fourth == nil {
      fourth = term
    } else {
      others.append(term)
    }
  }

  package func hasSameTerms(as other: LinearExpression) -> Bool {
    func areSame(_ one: Term?, _ another: Term?) -> Bool {
      one?.variable == another?.variable && one?.coefficient == another?.coefficient
    }
    return areSame(first, other.first) && areSame(second, other.second) && areSame(third, other.third)
      && areSame(fourth, other.fourth) && others.elementsEqual(other.others, by: areSame)
  }

  /// Calls a closure with each term, in the order in which they were added.
  @inlinable public func forEach(_ body: (Term) -> Void) {
    guard let first else { return }
    body(first)
    guard let second else { return }
    body(second)
    guard let third else { return }
    body(third)
    guard let fourth else { return }
    body(fourth)
    for term in others { body(term) }
  }
}
