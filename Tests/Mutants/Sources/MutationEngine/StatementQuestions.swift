import SwiftSyntax

extension CodeBlockItemSyntax {
  /// The call, if it's the whole statement.
  var call: FunctionCallExprSyntax? {
    guard case .expr(var expression) = item else { return nil }
    while true {
      if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else if let awaited = expression.as(AwaitExprSyntax.self) {
        expression = awaited.expression
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      } else {
        return expression.as(FunctionCallExprSyntax.self)
      }
    }
  }

  /// `true` if the statement is the implicit return value of its function, closure, or branch.
  var isValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
      return false
    }
    if let closure = owner.as(ClosureExprSyntax.self) { return !closure.isPassedToForEach }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if let branch = owner.as(SwitchCaseSyntax.self) {
      return branch.parent?.parent?.as(SwitchExprSyntax.self)?.isUsed ?? false
    }
    guard owner.is(CodeBlockSyntax.self), let parent = owner.parent else { return false }
    if let function = parent.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    if let accessor = parent.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    if let branch = parent.as(IfExprSyntax.self) { return branch.isUsed }
    return false
  }
}

extension ExprSyntaxProtocol {
  /// `true` if an `if` or `switch` is an expression with a value.
  fileprivate var isUsed: Bool {
    if let outer = parent?.as(IfExprSyntax.self) { return outer.isUsed }
    guard let statement = parent?.as(ExpressionStmtSyntax.self) else { return true }
    return statement.parent?.as(CodeBlockItemSyntax.self)?.isValue ?? false
  }
}

extension ClosureExprSyntax {
  /// `true` if the closure certainly returns nothing.
  fileprivate var isPassedToForEach: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledName?.hasPrefix("forEach") ?? false
  }
}
