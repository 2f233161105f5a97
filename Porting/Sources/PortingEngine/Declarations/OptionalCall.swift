import SwiftSyntax

/// A call such as `delegate?.layout?(self, didMove: item)`, or with `!` as the second mark.
struct OptionalCall {
  let call: FunctionCallExprSyntax
  let member: MemberAccessExprSyntax
  let base: ExprSyntax
  /// The mark between the method's name and its arguments.
  let mark: TokenSyntax
  let signature: Signature

  init?(_ call: FunctionCallExprSyntax) {
    let callee: ExprSyntax
    if let chaining = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      (callee, mark) = (chaining.expression, chaining.questionMark)
    } else if let unwrap = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (callee, mark) = (unwrap.expression, unwrap.exclamationMark)
    } else {
      return nil
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    (self.call, self.member, self.base) = (call, member, base)
    signature = Signature(member.declName, calledWith: call)
  }

  var isForced: Bool { mark.tokenKind == .exclamationMark }

  /// The whole chain around the call, such as `a?.size?(for: item).width`.
  var chain: ExprSyntax { ExprSyntax(call).postfixChain }

  /// `true` if something else in the chain is also optional.
  var isBaseOptional: Bool { base.hasOptionalLink }

  var usesResult: Bool { chain.isResultUsed }
}

extension ExprSyntax {
  /// This expression with all following members, calls, subscripts, and marks.
  var postfixChain: ExprSyntax {
    var top = self
    while let parent = top.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == top.id {
        top = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == top.id {
        top = ExprSyntax(call)
      } else if let subscripting = parent.as(SubscriptCallExprSyntax.self),
        subscripting.calledExpression.id == top.id
      {
        top = ExprSyntax(subscripting)
      } else if let chaining = parent.as(OptionalChainingExprSyntax.self) {
        top = ExprSyntax(chaining)
      } else if let unwrap = parent.as(ForceUnwrapExprSyntax.self) {
        top = ExprSyntax(unwrap)
      } else {
        break
      }
    }
    return top
  }

  /// `true` if the chain that ends here contains a `?`.
  var hasOptionalLink: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.hasOptionalLink ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.hasOptionalLink }
    if let subscripting = self.as(SubscriptCallExprSyntax.self) {
      return subscripting.calledExpression.hasOptionalLink
    }
    if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression.hasOptionalLink }
    return false
  }

  /// The last name of the chain, such as `delegate` for `self.view?.delegate?`.
  var lastName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let chaining = self.as(OptionalChainingExprSyntax.self) { return chaining.expression.lastName }
    if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression.lastName }
    return nil
  }

  /// `false` for a separate statement and for `_ = …`.
  var isResultUsed: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self) else {
      if let list = parent?.as(ExprListSyntax.self), list.count == 3,
        list.first?.is(DiscardAssignmentExprSyntax.self) == true
      {
        return false
      }
      return true
    }
    // A single expression in a function or getter is its result.
    guard let items = item.parent?.as(CodeBlockItemListSyntax.self), items.count == 1,
      let block = items.parent
    else {
      return false
    }
    if block.is(AccessorBlockSyntax.self) { return true }
    return block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }
}
