import SwiftSyntax

/// Converts `@objc` protocols to class protocols, and their optional requirements to requirements with
/// default implementations.
final class ProtocolPass: Pass {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.contains(named: "objc") else { return .visitChildren }
    if node.inheritanceClause == nil {
      file.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
      file.changed(
        node.name,
        "'\(node.name.text)' inherits from 'AnyObject', because '@objc' protocols are for classes")
    }
    let defaults = node.memberBlock.liveMembers.compactMap { fallback(for: $0.decl) }
    guard !defaults.isEmpty else { return .visitChildren }
    let access =
      node.modifiers.first { ["public", "package"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
    // Inserted on the line of the closing brace, so that line numbers don't change.
    file.insert(
      "; \(access)extension \(node.qualifiedName) { \(defaults.joined(separator: "; ")) }",
      at: node.outermost.endPositionBeforeTrailingTrivia)
    return .visitChildren
  }

  private func fallback(for member: DeclSyntax) -> String? {
    guard
      let optional = member.asProtocol(WithModifiersSyntax.self)?.modifiers.first(where: {
        $0.name.text == "optional"
      })
    else { return nil }
    if let function = member.as(FunctionDeclSyntax.self) { return fallback(for: function, optional) }
    if let variable = member.as(VariableDeclSyntax.self) { return fallback(for: variable, optional) }
    file.cannot(
      member,
      "The optional requirement is neither a method nor a property. Write a default in an extension.")
    return nil
  }

  private func fallback(for function: FunctionDeclSyntax, _ optional: DeclModifierSyntax) -> String? {
    let signature = Signature(function)
    guard let requirement = declarations.requirements[signature] else { return nil }
    let effects = function.signature.effectSpecifiers
    let throwsAlready = effects?.throwsClause != nil
    if throwsAlready, requirement.fallback == .error {
      file.cannot(
        function,
        "The optional '\(signature)' throws and has a result, so a missing method looks like an error. Make the result optional, and write a default in an extension."
      )
      return nil
    }
    file.remove(optional)
    let canFail = requirement.fallback(in: declarations, signature) == .error && !throwsAlready
    if canFail {
      let end =
        effects?.endPositionBeforeTrailingTrivia
        ?? function.signature.parameterClause.endPositionBeforeTrailingTrivia
      file.insert(" throws", at: end)
      file.needsUIKit = true
    }
    file.changed(
      function,
      "the optional '\(signature)' is a requirement with a default"
        + (canFail ? " that throws. A class's own method doesn't have to throw" : ""))
    let head =
      (function.attributes.remaining + function.modifiers.map(\.name.text).filter { $0 != "optional" })
      .map { $0 + " " }.joined()
    let generics = function.genericParameterClause?.oneLine ?? ""
    let effect = [effects?.oneLine, canFail ? "throws" : nil].compactMap { $0 }.map { " " + $0 }.joined()
    let result = function.signature.returnClause.map { " \($0.oneLine)" } ?? ""
    let condition = function.genericWhereClause.map { " \($0.oneLine)" } ?? ""
    let body =
      switch requirement.fallback(in: declarations, signature) {
      case .nothing: "{}"
      case .none: "{ nil }"
      case .error: "{ throw RequirementNotImplemented() }"
      }
    return
      "\(head)func \(function.name.text)\(generics)\(function.signature.parameterClause.oneLine)\(effect)\(result)\(condition) \(body)"
  }

  private func fallback(for variable: VariableDeclSyntax, _ optional: DeclModifierSyntax) -> String? {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
      let accessors = binding.accessorBlock
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let isSettable = accessors.trimmedDescription.contains("set")
    if !type.isOptional, isSettable {
      file.cannot(
        variable,
        "The optional '\(name)' is settable and its type isn't optional, so no default can be generated. Write one in an extension."
      )
      return nil
    }
    file.remove(optional)
    let head = variable.modifiers.map(\.name.text).filter { $0 != "optional" }.map { $0 + " " }.joined()
    if type.isOptional {
      file.changed(variable, "the optional '\(name)' is a requirement with the default nil")
      return "\(head)var \(name): \(type.oneLine) \(isSettable ? "{ get { nil } set {} }" : "{ nil }")"
    }
    file.replace(accessors, with: "{ get throws }")
    file.needsUIKit = true
    file.changed(
      variable, "the optional '\(name)' is a requirement with a default that throws. Classes needn't throw")
    return "\(head)var \(name): \(type.oneLine) { get throws { throw RequirementNotImplemented() } }"
  }
}

extension OptionalRequirement {
  /// Returns the default implementation.
  ///
  /// Even a method without a result throws if a caller compares the optional call with `nil` to find out if
  /// the class has the method.
  func fallback(in declarations: Declarations, _ signature: Signature) -> Default {
    fallback == .nothing && declarations.usedResults.contains(signature) ? .error : fallback
  }
}

extension AttributeListSyntax {
  /// The attributes that remain without `@objc`.
  fileprivate var remaining: [String] {
    compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription != "objc" }.map(\.oneLine)
  }
}

extension ProtocolDeclSyntax {
  /// The top-level declaration. The extension follows it, because extensions can't be nested.
  fileprivate var outermost: Syntax { outermostDeclaration }
}
