import SwiftSyntax

extension MigrationPass {
  // MARK: Cases in comparisons and assignments

  func migrate(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3 else { return }
    for rule in caseRules(of: elements[0]) {
      for element in elements.dropFirst() { renameCases(rule, in: Syntax(element)) }
    }
    guard elements[1].is(AssignmentExprSyntax.self) else { return }
    assignToSeveral(elements, node)
    wrapAssigned(elements, node)
    if let owner = elements[0].as(MemberAccessExprSyntax.self)?.base.flatMap({ types.type(of: $0) }) {
      for element in elements.dropFirst(2) { renameTypesOfLayout(owner, in: Syntax(element)) }
    }
  }

  func migrate(_ node: SwitchExprSyntax) {
    for rule in caseRules(of: node.subject) {
      for element in node.cases {
        guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else {
          continue
        }
        for item in label.caseItems { renameCases(rule, in: Syntax(item.pattern)) }
      }
    }
  }

  func migrate(_ node: MatchingPatternConditionSyntax) {
    for rule in caseRules(of: node.initializer.value) { renameCases(rule, in: Syntax(node.pattern)) }
  }

  /// Migrates cases in values with a written type: `let size: CarouselLayout.ItemSize = .fixed(…)`.
  func migrateCases(of type: TypeSyntax?, in values: [Syntax]) {
    guard let type = type.map(NamedTypes.plain) else { return }
    for rule in rules where rule.kind == .case && rule.types.contains(type) {
      for value in values { renameCases(rule, in: value) }
    }
  }

  /// Returns the results of a body: its only expression, or the expressions after `return`.
  func results(of body: CodeBlockItemListSyntax) -> [Syntax] {
    if body.count == 1, let only = body.first?.item.as(ExprSyntax.self), !only.is(IfExprSyntax.self),
      !only.is(SwitchExprSyntax.self)
    {
      return [Syntax(only)]
    }
    return returned(in: Syntax(body))
  }

  private func returned(in node: Syntax) -> [Syntax] {
    if node.is(ReturnStmtSyntax.self) { return [node] }
    if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return [] }
    return node.children(viewMode: .sourceAccurate).flatMap(returned)
  }

  /// Returns the case rules for a property's type. For example, `CarouselLayout.ItemSize` is the type of
  /// `itemSize`.
  private func caseRules(of expression: ExprSyntax) -> [MigrationRule] {
    let (property, owner): (String, String?)
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      (property, owner) = (access.declName.baseName.text, types.type(of: base))
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      (property, owner) = (reference.baseName.text, types.enclosingType(of: expression))
    } else {
      return []
    }
    guard let owner else { return [] }
    return rules.filter { rule in
      guard rule.kind == .case, let type = rule.types.first, let dot = type.lastIndex(of: ".") else {
        return false
      }
      let nested = type[type.index(after: dot)...].lowercased()
      return property.lowercased().hasSuffix(nested) && has([String(type[..<dot])], owner)
    }
  }

  /// Renames cases such as `.fixed`, except inside closures.
  private func renameCases(_ rule: MigrationRule, in node: Syntax) {
    if node.is(ClosureExprSyntax.self) { return }
    if let access = node.as(MemberAccessExprSyntax.self), access.base == nil,
      access.declName.baseName.text == rule.old, let name = rule.new.first
    {
      rename(access.declName.baseName, to: name, access)
    }
    for child in node.children(viewMode: .sourceAccurate) { renameCases(rule, in: child) }
  }

  // MARK: Engine types in layouts

  /// Renames types such as `circle.direction = Ring.Direction.clockwise` or
  /// `CarouselEffect.cosineZoom(reach: FocusCurve.Reach.viewport)`.
  func renameTypesOfLayout(_ owner: String, in node: Syntax) {
    for rule in rules where rule.isOfLayout && has(rule.types, owner) { renameType(rule, in: node) }
  }

  private func renameType(_ rule: MigrationRule, in node: Syntax) {
    let token =
      node.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.as(DeclReferenceExprSyntax.self)?.baseName
    if let token, node.trimmedDescription == rule.old, done.insert(token.id).inserted {
      file.replace(node, with: rule.new[0])
      file.changed(node, "'\(rule.old)' is '\(rule.new[0])'")
    } else {
      for child in node.children(viewMode: .sourceAccurate) { renameType(rule, in: child) }
    }
  }

  // MARK: Properties split into several

  private func assignToSeveral(_ elements: [ExprSyntax], _ node: SequenceExprSyntax) {
    guard let access = elements[0].as(MemberAccessExprSyntax.self), let base = access.base else { return }
    let token = access.declName.baseName
    let candidates = rules.filter { $0.kind == .property && $0.old == token.text && $0.new.count > 1 }
    guard case .rule(let rule) = owner(of: base, among: candidates), isStatement(node) else { return }
    let value = text(from: elements[2].contentRange.lowerBound, to: node.contentRange.upperBound)
    rename(token, to: rule.new[0], access)
    for name in rule.new.dropFirst() {
      insertStatement("\(base.trimmedDescription).\(name) = \(value)", behind: node)
    }
  }

  // MARK: Wrapped values

  /// Migrates assignments: `cards.cardSize = size` becomes `cards.itemSize = .absolute(size)`.
  private func wrapAssigned(_ elements: [ExprSyntax], _ node: SequenceExprSyntax) {
    guard let access = elements[0].as(MemberAccessExprSyntax.self), let base = access.base else { return }
    let token = access.declName.baseName
    let candidates = rules.filter { $0.kind == .value && $0.labels == nil && $0.old == token.text }
    guard case .rule(let rule) = owner(of: base, among: candidates) else { return }
    wrap(elements[2].contentRange.lowerBound..<node.contentRange.upperBound, by: rule, elements[2])
    if rule.new[0] != token.text { rename(token, to: rule.new[0], access) }
  }

  /// Wraps a value unless it's already wrapped.
  func wrap(_ range: Range<Int>, by rule: MigrationRule, _ node: some SyntaxProtocol) {
    let value = text(from: range.lowerBound, to: range.upperBound)
    guard let wrapper = rule.wrapper,
      ![".absolute(", ".fractional", "ItemSize", "LayoutDimension"].contains(where: value.hasPrefix)
    else { return }
    file.insert(wrapper.before, at: AbsolutePosition(utf8Offset: range.lowerBound))
    file.insert(wrapper.behind, at: AbsolutePosition(utf8Offset: range.upperBound))
    file.changed(node, "'\(value)' is '\(wrapper.before)\(value)\(wrapper.behind)'")
  }

  // MARK: Statements

  /// Returns `true` if the node's value isn't used.
  func isStatement(_ node: some SyntaxProtocol) -> Bool { node.parent?.is(CodeBlockItemSyntax.self) == true }

  /// Inserts a statement after the node, on its own line if the node begins a line.
  func insertStatement(_ statement: String, behind node: some SyntaxProtocol) {
    let start = node.contentRange.lowerBound
    let lineStart = file.startOfLine(before: start)
    let beginsLine = lineStart < start || start == 0 || file.bytes[start - 1] == UInt8(ascii: "\n")
    let separator = beginsLine ? "\n" + text(from: lineStart, to: start) : "; "
    file.insert(separator + statement, at: node.endPositionBeforeTrailingTrivia)
  }

  /// Returns the file's original text.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: file.bytes[start..<end], as: UTF8.self)
  }
}
