import SwiftSyntax

/// Applies migration rules to a file.
final class MigrationPass: SyntaxVisitor {
  let file: OpenFile
  let rules: [MigrationRule]
  let types: NamedTypes
  /// The tokens already processed together with their context.
  var done: Set<SyntaxIdentifier> = []

  init(file: OpenFile, rules: [MigrationRule], types: NamedTypes) {
    (self.file, self.rules, self.types) = (file, rules, types)
    super.init(viewMode: .sourceAccurate)
  }

  /// The knowledge about the owner of a name.
  enum Owner {
    /// The name belongs to the rule.
    case rule(MigrationRule)
    /// The name belongs, or may belong, to something else.
    case other
    /// The name looks like the rule's, but its owner is unknown.
    case unknown(MigrationRule)
  }

  func owner(of base: ExprSyntax?, among candidates: [MigrationRule]) -> Owner {
    guard let first = candidates.first else { return .other }
    guard let type = base.flatMap({ types.type(of: $0) }) else {
      return base != nil && first.isDistinctive ? .unknown(first) : .other
    }
    return candidates.first { has($0.types, type) }.map(Owner.rule) ?? .other
  }

  /// Returns `true` if a type or one of its superclasses is among the owners.
  func has(_ owners: [String], _ type: String) -> Bool {
    types.lineage(of: type).contains(where: owners.contains)
  }

  /// Replaces a token's text and adds a note.
  func rename(_ token: TokenSyntax, to name: String, _ node: some SyntaxProtocol) {
    guard done.insert(token.id).inserted else { return }
    file.replace(token, with: name)
    file.changed(node, "'\(token.text)' is '\(name)'")
  }

  // MARK: Calls, assignments, and comparisons

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    migrate(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    migrate(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    migrate(node)
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    migrate(node)
    return .visitChildren
  }

  // MARK: Declarations with written types

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    var values = node.initializer.map { [Syntax($0.value)] } ?? []
    if case .getter(let body)? = node.accessorBlock?.accessors { values += results(of: body) }
    migrateCases(of: node.typeAnnotation?.type, in: values)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    migrateCases(
      of: node.signature.returnClause?.type, in: node.body.map { results(of: $0.statements) } ?? [])
    renameParameters(of: node)
    return .visitChildren
  }

  // MARK: Properties and nested types

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if renameNestedType(node) { return .skipChildren }
    let token = node.declName.baseName
    guard let base = node.base else {
      let rule = rules.first { $0.kind == .case && $0.old == token.text }
      if let rule, rule.isDistinctive { rename(token, to: rule.new[0], node) }
      return .visitChildren
    }
    if done.contains(token.id) { return .visitChildren }
    let candidates = rules.filter { $0.old == token.text }
    let written = base.trimmedDescription
    if let rule = candidates.first(where: {
      ($0.kind == .case || $0.kind == .type) && $0.types.contains(written)
    }),
      !rule.isOfLayout, let name = rule.new.first
    {
      rename(token, to: name, node)
      return .visitChildren
    }
    noteTypeOfLayout(named: "\(written).\(token.text)", node)
    // A rule that only wraps a value doesn't apply to reads of it.
    let named = candidates.filter {
      [.property, .path, .value, .byHand].contains($0.kind) && $0.new.first != $0.old
    }
    switch owner(of: base, among: named) {
    case .rule(let rule) where rule.new.count == 1: rename(token, to: rule.new[0], node)
    case .rule(let rule), .unknown(let rule): file.cannot(node, Self.advice(rule))
    case .other: break
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard let component = node.components.first?.component, case .property(let property) = component else {
      return .visitChildren
    }
    let token = property.declName.baseName
    let candidates = rules.filter {
      $0.old == token.text && [.property, .path, .value].contains($0.kind) && $0.new.first != $0.old
    }
    guard let first = candidates.first else { return .visitChildren }
    guard let root = node.root?.trimmedDescription else {
      if first.isDistinctive { file.cannot(node, Self.advice(first)) }
      return .visitChildren
    }
    guard let rule = candidates.first(where: { has($0.types, root) }) else { return .visitChildren }
    if rule.new.count == 1 {
      rename(token, to: rule.new[0], node)
    } else {
      file.cannot(node, Self.advice(rule))
    }
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    renameType(node.name, node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // In a member access, only the member is handled.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      renameType(node.baseName, node)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if renameNestedType(node) { return .skipChildren }
    let base = node.baseType.trimmedDescription
    let rule = rules.first { $0.kind == .type && $0.old == node.name.text && $0.types.contains(base) }
    if let rule, !rule.isOfLayout, let name = rule.new.first { rename(node.name, to: name, node) }
    noteTypeOfLayout(named: "\(base).\(node.name.text)", node)
    return .visitChildren
  }

  /// Renames a type such as `CarouselLayout.ItemSize` if the new type is nested elsewhere or not nested.
  private func renameNestedType(_ node: some SyntaxProtocol) -> Bool {
    let name = node.trimmedDescription
    let rule = rules.first { $0.kind == .type && $0.types.isEmpty && $0.old == name }
    guard let new = rule?.new.first else { return false }
    file.replace(node, with: new)
    file.changed(node, "'\(name)' is '\(new)'")
    return true
  }

  private func renameType(_ token: TokenSyntax, _ node: some SyntaxProtocol) {
    let rule = rules.first { $0.kind == .type && $0.types.isEmpty && $0.old == token.text }
    if let name = rule?.new.first { rename(token, to: name, node) }
    if !done.contains(token.id) { noteTypeOfLayout(named: token.text, node) }
  }

  /// Adds a note for manual migration. The engine still has this type, so only a person can decide if a
  /// layout is meant.
  private func noteTypeOfLayout(named name: String, _ node: some SyntaxProtocol) {
    guard let rule = rules.first(where: { $0.isOfLayout && $0.old == name }) else { return }
    file.cannot(node, "where a layout is given a '\(name)', it is a '\(rule.new[0])'")
  }

  static func advice(_ rule: MigrationRule) -> String {
    let owner = rule.types.first.map { " of \($0)" } ?? ""
    let names = rule.new.map { "'\($0)'" }.joined(separator: " and ")
    return "'\(rule.old)'\(owner) \(rule.new.isEmpty ? "is gone" : "is \(names)")"
  }
}
