import SwiftSyntax

/// Walks a syntax tree and collects the mutants.
final class MutantVisitor: SyntaxVisitor {
  let source: SourceText
  let file: String
  let module: String
  private(set) var mutants: [Mutant] = []

  init(source: SourceText, file: String) {
    self.source = source
    self.file = file
    module = file.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Collecting

  /// Adds an expression with a replaced part. If it's assigned to, the whole statement must be written twice.
  func change(_ node: some ExprSyntaxProtocol, part: Range<Int>, to replacement: String) {
    let node = ExprSyntax(node)
    guard node.isAssignedTo else {
      add(node, .expression(source.text(of: node, replacing: part, with: replacement)), part, replacement)
      return
    }
    guard let statement = node.simpleStatement else { return }
    changeStatement(statement, part: part, to: replacement)
  }

  func changeStatement(_ statement: CodeBlockItemSyntax, part: Range<Int>, to replacement: String) {
    add(
      statement, .statement(source.text(of: statement, replacing: part, with: replacement)), part, replacement
    )
  }

  func remove(_ statement: CodeBlockItemSyntax) {
    add(statement, .removal, statement.textRange, "nothing")
  }

  /// Adds the opposite of a condition, unless its operator already has mutants.
  func negate(_ condition: ExprSyntax) {
    if let infix = condition.as(InfixOperatorExprSyntax.self),
      conditionOperators.contains(infix.operator.trimmedDescription)
    {
      return
    }
    if condition.is(PrefixOperatorExprSyntax.self) || condition.is(BooleanLiteralExprSyntax.self) { return }
    let range = condition.textRange
    add(condition, .negation, range, condition.isSimple ? "!" + source[range] : "!(" + source[range] + ")")
  }

  private func add(
    _ node: some SyntaxProtocol, _ edit: Mutant.Edit, _ part: Range<Int>, _ replacement: String
  ) {
    let context = edit == .removal ? Syntax(node) : context(of: Syntax(node))
    let before = oneLine(source[context.textRange])
    let after = oneLine(source.text(of: context, replacing: part, with: replacement))
    let declaration = declarationPath(of: node)
    mutants.append(
      Mutant(
        file: file, range: node.textRange, edit: edit,
        declaration: declaration.isEmpty ? module : "\(module) \(declaration)", change: "\(before) → \(after)"
      ))
  }

  /// Returns the largest context of a node that's still readable at a glance.
  private func context(of node: Syntax) -> Syntax {
    var context = node
    while let parent = context.parent, !parent.is(CodeBlockItemListSyntax.self), !parent.is(DeclSyntax.self),
      parent.textRange.count <= 56, !parent.is(StmtSyntax.self), !parent.is(IfExprSyntax.self)
    {
      context = parent
    }
    return context
  }

  // MARK: Ignored code

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.clauseOnLinux?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    node.isTrapMessage ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isHash =
      node.name.text == "hash" && node.signature.parameterClause.parameters.first?.firstName.text == "into"
    return isHash || node.name.text == "_checkInvariants" ? .skipChildren : .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { negate(condition) }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  // MARK: Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.operator.trimmedDescription
    let part = node.operator.textRange
    if let other = assignmentChanges[text] {
      if let statement = node.simpleStatement, !node.rightOperand.isCollectionOrString {
        changeStatement(statement, part: part, to: other)
      }
    } else if text == "..<" || text == "..." {
      let end = node.rightOperand
      change(
        end, part: end.textRange,
        to: (end.isSimple ? source[end.textRange] : "(\(source[end.textRange]))") + " - 1")
    } else if !node.leftOperand.isCollectionOrString, !node.rightOperand.isCollectionOrString {
      for other in operatorChanges[text] ?? [] { change(node, part: part, to: other) }
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let isNumber =
      node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self)
    if node.operator.text == "!" || node.operator.text == "-" && !isNumber {
      change(node, part: node.operator.textRange, to: "")
    }
    return .visitChildren
  }

  // MARK: Constants

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    change(node, part: node.textRange, to: Int(text).map { String($0 + 1) } ?? "(\(text) + 1)")
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    let isDecimal = text.allSatisfy { $0.isNumber || $0 == "." }
    change(
      node, part: node.textRange,
      to: isDecimal ? Double(text).map { String($0 + 1) } ?? text : "(\(text) + 1)")
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    change(node, part: node.textRange, to: node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  // MARK: Calls

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.call, call.isWorthRemoving, !node.isValue { remove(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isInvisible { return .skipChildren }
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let part = function.baseName.textRange
      if function.baseName.text == "abs" { change(node, part: part, to: "") }
      if let other = nameChanges[function.baseName.text] { change(node, part: part, to: other) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if let other = nameChanges[name.text], let whole = node.accessOrCall {
      change(whole, part: name.textRange, to: other)
    }
    return .visitChildren
  }
}
