import SwiftSyntax

extension SyntaxProtocol {
  /// The enclosing nodes, innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// The name of the enclosing type or extension, without outer types.
  var enclosingType: String? {
    for ancestor in ancestors {
      if let node = ancestor.as(ExtensionDeclSyntax.self) { return node.extendedType.baseName }
      if ancestor.is(ProtocolDeclSyntax.self) { return "Self" }
      if let node = ancestor.asProtocol(NamedDeclSyntax.self), ancestor.isProtocol(DeclGroupSyntax.self) {
        return node.name.text
      }
    }
    return nil
  }

  /// The top-level declaration that contains this node.
  var outermostDeclaration: Syntax {
    ancestors.filter { $0.isProtocol(DeclSyntaxProtocol.self) && !$0.is(IfConfigDeclSyntax.self) }.last
      ?? Syntax(self)
  }
}

extension NamedDeclSyntax {
  /// The name with the names of enclosing types.
  var qualifiedName: String {
    var names = [name.text]
    for ancestor in ancestors {
      if let node = ancestor.as(ExtensionDeclSyntax.self) {
        names.append(node.extendedType.baseName)
      } else if ancestor.isProtocol(DeclGroupSyntax.self),
        let node = ancestor.asProtocol(NamedDeclSyntax.self)
      {
        names.append(node.name.text)
      }
    }
    return names.reversed().joined(separator: ".")
  }
}

extension DeclSyntaxProtocol {
  func hasModifier(_ name: String) -> Bool {
    asProtocol(WithModifiersSyntax.self)?.modifiers.contains { $0.name.text == name && $0.detail == nil }
      ?? false
  }

  var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }

  /// The keys of overridable members, such as `tapped(_:)` for a method, or the names of properties.
  var memberKeys: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [Signature(function).description] }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
    if let subscripting = self.as(SubscriptDeclSyntax.self) {
      return ["subscript\(subscripting.parameterClause.oneLine)"]
    }
    return []
  }
}

extension MemberBlockSyntax {
  /// The members that are compiled on Linux.
  var liveMembers: [MemberBlockItemSyntax] {
    let collector = MemberCollector()
    collector.walk(members)
    return collector.members
  }
}

private final class MemberCollector: LiveCodeVisitor {
  var members: [MemberBlockItemSyntax] = []

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.decl.is(IfConfigDeclSyntax.self) { return .visitChildren }
    members.append(node)
    return .skipChildren
  }
}

extension AttributeListSyntax {
  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}
