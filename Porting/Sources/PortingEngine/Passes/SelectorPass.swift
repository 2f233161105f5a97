import SwiftSyntax

/// Replaces `#selector(tapped(_:))` with `Selector("tapped:", Album.tapped(_:))`: the name and the method
/// itself.
final class SelectorPass: Pass {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return .visitChildren }
    switch node.macroName.text {
    case "selector": rewriteSelector(node, argument)
    case "keyPath": rewriteKeyPath(node, argument.expression)
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func rewriteSelector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
    if let label = argument.label {
      file.cannot(
        node,
        "'\(node.oneLine)': a property's \(label.text)ter has no method to call. Use a method or a key path.")
      return
    }
    if let question = node.asksWhetherImplemented {
      file.cannot(
        node,
        "'\(question)': there is no way to find out if a class has a method. If the requirement is optional, call it: a missing method is skipped."
      )
      return
    }
    let (expression, type) = argument.expression.splitCast
    guard let target = target(of: expression, at: node) else {
      file.cannot(
        node,
        "'\(node.oneLine)': the method's type is unknown. Write it before the method's name.")
      return
    }
    var method = "\(target.owner).\(target.reference)"
    if let type { method = "{ (target: \(target.owner)) in target.\(target.reference) as \(type) }" }
    let replacement = "Selector(\"\(target.selector)\", \(method))"
    file.replace(node, with: replacement)
    file.needsUIKit = true
    file.changed(node, "'\(node.oneLine)' is '\(replacement)'")
  }

  private struct Target {
    let owner: String
    let reference: String
    let selector: String
  }

  private func target(of expression: ExprSyntax, at node: MacroExpansionExprSyntax) -> Target? {
    let reference: DeclReferenceExprSyntax
    let owner: String?
    if let bare = expression.as(DeclReferenceExprSyntax.self) {
      reference = bare
      owner = node.enclosingType
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      reference = member.declName
      owner = self.owner(base, of: reference, at: node)
    } else {
      return nil
    }
    guard let owner else { return nil }
    let name = reference.baseName.text
    if let spelled = Signature(reference) {
      let known = declarations.method(spelled, in: owner)
      return Target(owner: owner, reference: reference.oneLine, selector: known?.selector ?? spelled.selector)
    }
    let known = declarations.method(named: name, in: owner)
    return Target(
      owner: owner, reference: known?.signature.reference ?? name, selector: known?.method.selector ?? name)
  }

  /// Returns the type before the method's name. For an object, it's the type found in the declarations.
  private func owner(
    _ base: ExprSyntax, of reference: DeclReferenceExprSyntax, at node: MacroExpansionExprSyntax
  ) -> String? {
    let text = base.trimmedDescription
    if text == "self" { return node.enclosingType }
    if base.lastName?.first?.isUppercase == true { return text }
    guard let name = base.lastName else { return nil }
    if let types = declarations.typesByName[name], types.count == 1 { return types.first }
    let owners = declarations.classes.values.filter { record in
      record.methods.keys.contains { $0.name == reference.baseName.text }
    }
    return owners.count == 1 ? owners.first?.name : nil
  }

  // MARK: Key paths

  private func rewriteKeyPath(_ node: MacroExpansionExprSyntax, _ expression: ExprSyntax) {
    let parts = expression.trimmedDescription.split(separator: ".").map(String.init)
    let path = Array(parts.drop { $0.first?.isUppercase == true || $0 == "self" })
    guard !path.isEmpty, path.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
      file.cannot(node, "'\(node.oneLine)': write the key path as a string.")
      return
    }
    let replacement = "\"\(path.joined(separator: "."))\""
    file.replace(node, with: replacement)
    file.changed(node, "'\(node.oneLine)' is \(replacement)")
  }

  // MARK: Selectors by name

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    guard ["Selector", "NSSelectorFromString"].contains(name), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil
    else { return .visitChildren }
    guard let text = argument.expression.literalText else {
      file.cannot(
        node, "'\(node.oneLine)': a method can't be called by a name that is only known at run time.")
      return .visitChildren
    }
    guard let owner = node.enclosingType, let method = declarations.method(selector: text, in: owner) else {
      file.cannot(node, "'\(node.oneLine)': the method with this name is unknown. Write '#selector(…)'.")
      return .visitChildren
    }
    let replacement = "Selector(\"\(text)\", \(method.owner).\(method.signature.reference))"
    file.replace(node, with: replacement)
    file.needsUIKit = true
    file.changed(node, "'\(node.oneLine)' is '\(replacement)'")
    return .skipChildren
  }
}

extension MacroExpansionExprSyntax {
  /// The call around the selector, if it checks whether an object has the method.
  fileprivate var asksWhetherImplemented: String? {
    for ancestor in ancestors.prefix(3) {
      guard let call = ancestor.as(FunctionCallExprSyntax.self), let label = call.arguments.first?.label?.text
      else { continue }
      let name = call.calledExpression.lastName ?? ""
      if name == "responds" && label == "to" || name == "instancesRespond" { return call.oneLine }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The expression without parentheses, and the type after `as`.
  fileprivate var splitCast: (expression: ExprSyntax, type: String?) {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.splitCast
    }
    guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, let last = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return (self, nil) }
    // `(Album) -> (Sender) -> Void` counts as `(Sender) -> Void`.
    if let function = last.type.as(FunctionTypeSyntax.self),
      let inner = function.returnClause.type.as(FunctionTypeSyntax.self)
    {
      return (first, inner.oneLine)
    }
    return (first, last.oneLine)
  }

  /// The text of a string literal without interpolations, with or without parentheses.
  fileprivate var literalText: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literalText
    }
    guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
    return literal.representedLiteralValue
  }
}
