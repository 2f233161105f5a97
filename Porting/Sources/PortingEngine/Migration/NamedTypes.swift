import SwiftSyntax

/// The types of variables, if the sources name them.
struct NamedTypes {
  /// The property types by owner and property name.
  private let properties: [String: [String: String]]
  private let superclasses: [String: String]

  init(_ trees: [SourceFileSyntax]) {
    let collector = PropertyCollector()
    for tree in trees { collector.walk(tree) }
    (properties, superclasses) = (collector.properties, collector.superclasses)
  }

  /// Returns the type and its superclasses declared in the sources, nearest first.
  func lineage(of type: String) -> [String] {
    var lineage = [type]
    while let next = lineage.last.flatMap({ superclasses[$0] }), !lineage.contains(next) {
      lineage.append(next)
    }
    return lineage
  }

  /// Returns the type that encloses a node.
  func enclosingType(of node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let syntax = next {
      if let name = Self.declaredType(syntax) { return name }
      next = syntax.parent
    }
    return nil
  }

  /// Returns the type of an expression, or `nil` if the sources don't name it.
  func type(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return name == "self" ? enclosingType(of: expression) : variableType(name, at: Syntax(expression))
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return type(of: optional.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return type(of: only.expression)
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let owner = type(of: base)
      return owner.flatMap { property(access.declName.baseName.text, of: $0) }
    }
    return Self.statedType(of: expression)
  }

  private func property(_ name: String, of type: String) -> String? {
    lineage(of: type).lazy.compactMap { properties[$0]?[name] }.first
  }

  private enum Found {
    case type(String)
    case unknown
  }

  private func variableType(_ name: String, at node: Syntax) -> String? {
    var child = node
    while let parent = child.parent {
      switch declaration(of: name, in: parent, around: child, before: node.position) {
      case .type(let type)?: return type
      case .unknown?: return nil
      case nil: child = parent
      }
    }
    return nil
  }

  /// Returns the declaration of a name in a node, as visible in `child` before a position.
  private func declaration(
    of name: String, in parent: Syntax, around child: Syntax, before position: AbsolutePosition
  ) -> Found? {
    if let items = parent.as(CodeBlockItemListSyntax.self) {
      let before = items.filter { $0.position < child.position }
      return before.reversed().lazy.compactMap { declaration(of: name, in: $0) }.first
    }
    if let branch = parent.as(IfExprSyntax.self), branch.elseBody.map({ $0.id != child.id }) ?? true {
      return declaration(of: name, in: branch.conditions, before: position)
    }
    if let loop = parent.as(WhileStmtSyntax.self) {
      return declaration(of: name, in: loop.conditions, before: position)
    }
    if let loop = parent.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name { return .unknown }
    if let function = parent.as(FunctionDeclSyntax.self) {
      return declaration(of: name, in: function.signature.parameterClause)
    }
    if let initializer = parent.as(InitializerDeclSyntax.self) {
      return declaration(of: name, in: initializer.signature.parameterClause)
    }
    if let closure = parent.as(ClosureExprSyntax.self) { return declaration(of: name, in: closure) }
    if let branch = parent.as(SwitchCaseSyntax.self) { return declaration(of: name, in: branch) }
    return Self.declaredType(parent).flatMap { property(name, of: $0) }.map(Found.type)
  }

  private func declaration(of name: String, in item: CodeBlockItemSyntax) -> Found? {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.pattern.trimmedDescription == name {
        return found(binding.typeAnnotation?.type, binding.initializer?.value)
      }
    }
    return item.item.as(GuardStmtSyntax.self).flatMap {
      declaration(of: name, in: $0.conditions, before: item.endPosition)
    }
  }

  private func declaration(
    of name: String, in conditions: ConditionElementListSyntax, before position: AbsolutePosition
  ) -> Found? {
    for condition in conditions where condition.endPosition <= position {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name
      else { continue }
      // `if let layout` keeps the original's type.
      guard let value = binding.initializer?.value, value.trimmedDescription != name else { return nil }
      return found(binding.typeAnnotation?.type, value)
    }
    return nil
  }

  private func declaration(of name: String, in clause: FunctionParameterClauseSyntax) -> Found? {
    for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
      return .type(Self.plain(parameter.type))
    }
    return nil
  }

  private func declaration(of name: String, in closure: ClosureExprSyntax) -> Found? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: return names.contains { $0.name.text == name } ? .unknown : nil
    case .parameterClause(let clause)?:
      for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
        return parameter.type.map { .type(Self.plain($0)) } ?? .unknown
      }
      return nil
    default: return nil
    }
  }

  /// Returns the type in a pattern such as `case let layout as CarouselLayout:`.
  private func declaration(of name: String, in branch: SwitchCaseSyntax) -> Found? {
    guard let label = branch.label.as(SwitchCaseLabelSyntax.self) else { return nil }
    for item in label.caseItems {
      let words = item.pattern.trimmedDescription.split(separator: " ")
      if words.count == 4, words[1] == name, words[2] == "as" { return .type(String(words[3])) }
    }
    return nil
  }

  private func found(_ annotation: TypeSyntax?, _ value: ExprSyntax?) -> Found {
    let type = annotation.map(Self.plain) ?? value.flatMap { self.type(of: $0) }
    return type.map(Found.type) ?? .unknown
  }

  // MARK: Types stated in expressions

  /// Returns the type of `T(…)` and `… as? T`.
  static func statedType(of expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      let type = name.hasSuffix(".init") ? String(name.dropLast(".init".count)) : name
      return type.split(separator: ".").allSatisfy { $0.first?.isUppercase == true } ? type : nil
    }
    if let cast = expression.as(AsExprSyntax.self) { return plain(cast.type) }
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      let elements = Array(sequence.elements)
      guard elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      return elements[2].as(TypeExprSyntax.self).map { plain($0.type) }
    }
    return nil
  }

  /// Returns the type without optional marks and `inout`.
  static func plain(_ type: TypeSyntax) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) { return plain(attributed.baseType) }
    if let optional = type.as(OptionalTypeSyntax.self) { return plain(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return plain(optional.wrappedType)
    }
    return type.trimmedDescription
  }

  /// Returns the name of the type if the node declares or extends it.
  static func declaredType(_ node: Syntax) -> String? {
    if let declaration = node.as(ClassDeclSyntax.self) { return declaration.name.text }
    if let declaration = node.as(StructDeclSyntax.self) { return declaration.name.text }
    if let declaration = node.as(EnumDeclSyntax.self) { return declaration.name.text }
    if let declaration = node.as(ActorDeclSyntax.self) { return declaration.name.text }
    return node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}
