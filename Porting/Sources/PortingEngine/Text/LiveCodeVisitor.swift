import SwiftSyntax

/// Visits what Linux compiles: branches of `#if` that can only be taken on Apple's platforms stay as they are.
class LiveCodeVisitor: SyntaxVisitor {
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let isActive = clause.condition.map(LinuxCondition.init)?.value
      if isActive != false, let elements = clause.elements { walk(elements) }
      // Those after it are never compiled.
      if isActive == true { break }
    }
    return .skipChildren
  }
}
