import SwiftSyntax

extension ExprSyntaxProtocol {
  /// `true` if an adjacent prefix or infix operator applies to the whole expression.
  var isSimple: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(FunctionCallExprSyntax.self)
      || self.is(SubscriptCallExprSyntax.self) || self.is(TupleExprSyntax.self)
      || self.is(IntegerLiteralExprSyntax.self)
  }

  /// `true` if the expression is a string, array, or dictionary literal.
  var isCollectionOrString: Bool {
    self.is(StringLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self)
      || self.is(DictionaryExprSyntax.self)
  }

  /// `true` if an assignment changes the expression or a part of it, or if it's an `inout` argument.
  var isAssignedTo: Bool {
    guard let parent else { return false }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      let text = infix.operator.trimmedDescription
      return infix.leftOperand.id == id && (text == "=" || assignmentChanges[text] != nil)
    }
    if parent.is(InOutExprSyntax.self) { return true }
    if let call = parent.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.id == id && call.isAssignedTo
    }
    if let member = parent.as(MemberAccessExprSyntax.self) { return member.isAssignedTo }
    if let optional = parent.as(OptionalChainingExprSyntax.self) { return optional.isAssignedTo }
    if let forced = parent.as(ForceUnwrapExprSyntax.self) { return forced.isAssignedTo }
    return false
  }

  /// The statement around the expression, or `nil` if the statement isn't a single expression.
  var simpleStatement: CodeBlockItemSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let item = parent.as(CodeBlockItemSyntax.self) { return item.item.is(ExprSyntax.self) ? item : nil }
      guard parent.is(ExprSyntax.self) else { return nil }
      node = parent
    }
    return nil
  }
}

extension StringLiteralExprSyntax {
  /// `true` if it's the message of a trap.
  var isTrapMessage: Bool {
    guard let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return ["precondition", "preconditionFailure", "fatalError"].contains(
      call.calledExpression.trimmedDescription)
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function, without its base.
  var calledName: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// `true` if a change of the call is invisible.
  var isInvisible: Bool {
    ["assert", "assertionFailure", "reserveCapacity"].contains(calledName ?? "")
  }

  /// `true` if a program usually compiles without the call. Traps have mutants of their conditions instead.
  var isWorthRemoving: Bool {
    !isInvisible
      && !["precondition", "preconditionFailure", "fatalError", "init"].contains(calledName ?? "init")
  }
}

extension MemberAccessExprSyntax {
  /// The access with its call, up to the end of an optional chain.
  var accessOrCall: ExprSyntax? {
    var whole = ExprSyntax(self)
    if let call = whole.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id {
      whole = ExprSyntax(call)
    }
    guard base?.containsOptionalChaining == true else { return whole }
    while let parent = whole.parent?.as(ExprSyntax.self), parent.continuesChain(from: whole) {
      whole = parent
    }
    return whole
  }
}

extension ExprSyntax {
  fileprivate func continuesChain(from part: ExprSyntax) -> Bool {
    self.is(OptionalChainingExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
      || self.is(MemberAccessExprSyntax.self)
      || self.as(FunctionCallExprSyntax.self)?.calledExpression.id == part.id
      || self.as(SubscriptCallExprSyntax.self)?.calledExpression.id == part.id
  }

  fileprivate var containsOptionalChaining: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    let inner =
      self.as(MemberAccessExprSyntax.self)?.base ?? self.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression
    return inner?.containsOptionalChaining ?? false
  }
}
