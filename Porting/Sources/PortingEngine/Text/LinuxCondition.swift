import SwiftSyntax

/// The value of an `#if` condition on Linux: true, false, or unknown if it depends on flags.
struct LinuxCondition {
  let value: Bool?

  init(_ condition: ExprSyntax) { value = Self.evaluate(condition) }

  private static let absentModules: Set = [
    "ObjectiveC", "AppKit", "Cocoa", "Darwin", "SwiftUI", "WatchKit", "Combine",
  ]

  private static func evaluate(_ condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return evaluate(Array(sequence.elements)) }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return evaluate([infix.leftOperand, infix.operator, infix.rightOperand])
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return evaluate(only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return evaluate(prefix.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else {
      return nil
    }
    let name = argument.expression.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return name == "Linux"
    case "targetEnvironment": return false
    case "_runtime": return name == "_Native"
    case "canImport":
      return name == "UIKit" || name == "Foundation" ? true : absentModules.contains(name) ? false : nil
    default: return nil
    }
  }

  /// Evaluates alternating operands and operators. `&&` takes precedence over `||`.
  private static func evaluate(_ elements: [ExprSyntax]) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in elements {
      if let op = element.as(BinaryOperatorExprSyntax.self) {
        switch op.operator.text {
        case "||": alternatives.append([])
        case "&&": break
        default: return nil
        }
      } else {
        alternatives[alternatives.count - 1].append(evaluate(element))
      }
    }
    let values = alternatives.map { factors -> Bool? in
      if factors.contains(false) { return false }
      return factors.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }
}
