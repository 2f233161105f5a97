import SwiftSyntax

/// Returns the declaration around a node, such as `LanePacking.Configuration.init(laneCount:itemSpacing:)`.
/// A path includes only variables that are members or global.
func declarationPath(of node: some SyntaxProtocol) -> String {
  sequence(first: Syntax(node), next: \.parent).compactMap(declarationName).reversed().joined(separator: ".")
}

private func declarationName(_ node: Syntax) -> String? {
  switch node.as(SyntaxEnum.self) {
  case .structDecl(let declaration): declaration.name.text
  case .classDecl(let declaration): declaration.name.text
  case .enumDecl(let declaration): declaration.name.text
  case .actorDecl(let declaration): declaration.name.text
  case .protocolDecl(let declaration): declaration.name.text
  case .extensionDecl(let declaration): declaration.extendedType.trimmedDescription
  case .functionDecl(let declaration):
    declaration.name.text + labels(of: declaration.signature.parameterClause)
  case .initializerDecl(let declaration): "init" + labels(of: declaration.signature.parameterClause)
  case .subscriptDecl(let declaration): "subscript" + labels(of: declaration.parameterClause)
  case .deinitializerDecl: "deinit"
  case .patternBinding(let binding): variableName(binding)
  default: nil
  }
}

private func labels(of clause: FunctionParameterClauseSyntax) -> String {
  "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
}

/// Returns `nil` for a variable inside a body.
private func variableName(_ binding: PatternBindingSyntax) -> String? {
  guard let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self) else { return nil }
  let isMember = declaration.parent?.is(MemberBlockItemSyntax.self) == true
  let isGlobal = declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  return isMember || isGlobal ? binding.pattern.trimmedDescription : nil
}
