import SwiftSyntax

/// Collects the properties of all types with their declared types, and the superclasses.
final class PropertyCollector: SyntaxVisitor {
  private(set) var properties: [String: [String: String]] = [:]
  private(set) var superclasses: [String: String] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.inheritanceClause?.inheritedTypes.first {
      superclasses[node.name.text] = NamedTypes.plain(first.type)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let variable = node.decl.as(VariableDeclSyntax.self),
      // The parents are the list, the block, and the type.
      let owner = node.parent?.parent?.parent.flatMap(NamedTypes.declaredType)
    else { return .visitChildren }
    for binding in variable.bindings {
      let type =
        binding.typeAnnotation.map { NamedTypes.plain($0.type) }
        ?? binding.initializer.flatMap { NamedTypes.statedType(of: $0.value) }
      if let type { properties[owner, default: [:]][binding.pattern.trimmedDescription] = type }
    }
    return .visitChildren
  }
}
